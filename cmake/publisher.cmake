# The publisher of Hydrascope and its addresses; metainfo, man pages and Debian packages read them from here.
# Empty addresses are omitted everywhere; .example (RFC 2606) is reserved for placeholders.
set(HYDRA_APP_ID "io.hydrascope.Hydrascope")
set(HYDRA_DEVELOPER_ID "io.hydrascope")
set(HYDRA_DEVELOPER_NAME "The Hydrascope authors")
set(HYDRA_CONTACT "The Hydrascope authors <authors@hydrascope.example>")
set(HYDRA_HOMEPAGE "https://hydrascope.example/")
set(HYDRA_BUG_TRACKER "https://hydrascope.example/issues")
set(HYDRA_SOURCE_CODE "https://hydrascope.example/source")
# Pictures of the window, 16:9, each "ADDRESS|CAPTION", the first one first.
set(HYDRA_SCREENSHOTS
  "https://hydrascope.example/screenshots/window.png|The map of a scene at twelve heads, with predictions and costs")
