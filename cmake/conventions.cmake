# Desktop and shell integration: manual pages and completions, which the command line writes from its tables, MIME types
# of our files, and the thumbnailer of sessions.
set(pages "${conventions}/man")
set(pageStamp "${conventions}/written")
add_custom_command(OUTPUT "${pageStamp}" DEPENDS hydrascope-cli
  COMMAND "${CMAKE_COMMAND}" -E rm -rf "${pages}"
  COMMAND hydrascope-cli manual --out "${pages}/man1" --day "${HYDRA_RELEASE_DAY}" --quiet > "${conventions}/pages.json"
  COMMAND find "${pages}" -name "*.1" -exec "${GZIP_PROGRAM}" -9n "{}" "+"
  COMMAND hydrascope-cli completion bash > "${conventions}/hydrascope.bash"
  COMMAND hydrascope-cli completion zsh > "${conventions}/_hydrascope"
  COMMAND hydrascope-cli completion fish > "${conventions}/hydrascope.fish"
  COMMAND "${CMAKE_COMMAND}" -E touch "${pageStamp}" VERBATIM)
add_custom_target(conventions ALL DEPENDS "${pageStamp}")

# One script for both programs, installed under the file name that each shell expects.
function(hydra_conventions_of program component)
  install(FILES "${conventions}/hydrascope.bash" RENAME ${program}
    DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT ${component})
  install(FILES "${conventions}/_hydrascope" RENAME _${program}
    DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" COMPONENT ${component})
  install(FILES "${conventions}/hydrascope.fish" RENAME ${program}.fish
    DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT ${component})
endfunction()
hydra_conventions_of(hydrascope-cli cli)
install(DIRECTORY "${pages}/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}" COMPONENT cli
  FILES_MATCHING PATTERN "hydrascope-cli*")
if(HYDRA_BUILD_UI)
  hydra_conventions_of(hydrascope window)
  install(FILES "${pages}/man1/hydrascope.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT window)
  install(FILES resources/io.hydrascope.Hydrascope.mime.xml RENAME io.hydrascope.Hydrascope.xml
    DESTINATION "${CMAKE_INSTALL_DATADIR}/mime/packages" COMPONENT window)
  install(FILES resources/hydrascope.thumbnailer DESTINATION "${CMAKE_INSTALL_DATADIR}/thumbnailers" COMPONENT window)
endif()
