"use strict";
// Tables get buttons that sort and, the one of all pictures, a field that filters. The page is whole without.
const orderOf = cell => cell.dataset.order === undefined ? null : Number(cell.dataset.order);
const compare = (a, b) => {
  const x = orderOf(a), y = orderOf(b);
  if (x !== null && y !== null) { return x - y; }
  if (x !== null || y !== null) { return x !== null ? -1 : 1; }
  return a.textContent.localeCompare(b.textContent, undefined, { numeric: true });
};
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0];
  if (body.rows.length < 2) { continue; }
  heads.forEach((head, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach(each => each.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...body.rows].sort((a, b) => compare(a.cells[column], b.cells[column]) * (down ? -1 : 1));
      body.append(...rows);
    });
  });
  if (!table.classList.contains("pictures")) { continue; }
  const filter = document.createElement("div"), label = document.createElement("label");
  const input = document.createElement("input"), count = document.createElement("output");
  filter.className = "filter";
  input.type = "search";
  label.append("Only rows with ", input);
  filter.append(label, count);
  const show = () => {
    const wanted = input.value.toLowerCase();
    let shown = 0;
    for (const row of body.rows) {
      row.hidden = !row.textContent.toLowerCase().includes(wanted);
      shown += row.hidden ? 0 : 1;
    }
    count.textContent = `${shown} of ${body.rows.length} pictures`;
  };
  input.addEventListener("input", show);
  table.parentElement.before(filter);
  show();
}
