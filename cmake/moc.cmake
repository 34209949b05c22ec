# Qt's moc in place of AUTOMOC, which passes all include folders to moc, so that moc reads the headers of LibTorch and
# of the standard library: five seconds of CPU time for each of 130 tests. Our classes do not need them:
# without include folders moc takes 0.02 s and writes the same output.

# hydra_moc(TARGET h): adds a source to TARGET for its headers. hydra_moc(TARGET cpp): makes NAME.moc, which NAME.cpp
# includes at its end.
function(hydra_moc target suffix)
  get_target_property(sources ${target} SOURCES)
  get_target_property(base ${target} SOURCE_DIR)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_moc")
  set(together "${folder}/headers.cpp")
  foreach(source IN LISTS sources)
    if(NOT source MATCHES "^(.*)\\.${suffix}$")
      continue()
    endif()
    string(REPLACE "/" "_" name "${CMAKE_MATCH_1}")
    get_filename_component(path "${source}" ABSOLUTE BASE_DIR "${base}")
    if(suffix STREQUAL "h")
      set(made "${folder}/moc_${name}.cpp")
      string(APPEND includes "#include \"moc_${name}.cpp\"\n")
    else()
      set(made "${folder}/${name}.moc")
    endif()
    add_custom_command(OUTPUT "${made}" COMMAND Qt6::moc -nn "${path}" -o "${made}" DEPENDS "${path}" VERBATIM)
    list(APPEND all "${made}")
  endforeach()
  # Listed as sources, so that they are generated before compilation.
  set_source_files_properties(${all} TARGET_DIRECTORY ${target} PROPERTIES HEADER_FILE_ONLY ON)
  target_sources(${target} PRIVATE ${all})
  target_include_directories(${target} PRIVATE "${folder}")
  if(suffix STREQUAL "h")
    file(GENERATE OUTPUT "${together}" CONTENT "${includes}")
    target_sources(${target} PRIVATE "${together}")
    set_source_files_properties("${together}" TARGET_DIRECTORY ${target} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()
