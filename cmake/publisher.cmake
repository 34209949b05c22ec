# Who publishes Hydrascope, and where: the only place to fill in. Metainfo, man pages and Debian packages take it from here.
# An address that is empty is left out everywhere; addresses under .example (RFC 2606) belong to nobody.
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
