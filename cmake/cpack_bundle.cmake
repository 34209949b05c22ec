# Run by cpack when the programs of the archive are installed: what they load is put beside them.
execute_process(COMMAND "${CMAKE_CURRENT_LIST_DIR}/../scripts/bundle-libraries.sh" "${CPACK_TEMPORARY_DIRECTORY}"
  COMMAND_ERROR_IS_FATAL ANY)
