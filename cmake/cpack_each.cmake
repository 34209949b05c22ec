# Read by cpack before each generator: the archive is one for all components and brings its libraries, packages bring none.
if(CPACK_GENERATOR STREQUAL "TGZ")
  set(CPACK_COMPONENTS_ALL data cli window bundle)
  set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
  set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
  set(CPACK_STRIP_FILES OFF) # bundle-libraries.sh has stripped what it left, before it wrote paths into it
else()
  set(CPACK_COMPONENTS_ALL data cli window)
endif()
