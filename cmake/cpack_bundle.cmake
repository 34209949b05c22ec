# Run by cpack after it installs the archive's programs: copies the libraries they load next to them.
execute_process(COMMAND "${CMAKE_CURRENT_LIST_DIR}/../scripts/bundle-libraries.sh" "${CPACK_TEMPORARY_DIRECTORY}"
  COMMAND_ERROR_IS_FATAL ANY)
