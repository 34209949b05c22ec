# Read by cpack before each generator: one archive for all components with their libraries; packages without libraries.
if(CPACK_GENERATOR STREQUAL "TGZ")
  string(TOLOWER "${CPACK_SYSTEM_NAME}" system)
  set(CPACK_MONOLITHIC_INSTALL ON)
  set(CPACK_PACKAGE_FILE_NAME "hydrascope-${CPACK_PACKAGE_VERSION}-${system}-${CPACK_HYDRA_PROCESSOR}")
  set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/cpack_bundle.cmake")
  set(CPACK_STRIP_FILES OFF) # bundle-libraries.sh strips before it writes paths into the files
else()
  set(CPACK_COMPONENTS_ALL data cli python window)
endif()
