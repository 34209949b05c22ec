# The four components that are installed, and how cpack packs them: Debian packages (DEB), and one archive with all libraries
# (TGZ), which runs from any folder. scripts/package.sh builds and tests both.
#   window   hydrascope: the window
#   cli      hydrascope-cli: the command line, without Widgets and Charts
#   data     hydrascope-data: models and scenes, for both
#   python   python3-hydrascope: the Python module, a client of the command line
include(GNUInstallDirs)

# Debian 12 and 13 have different libraries, so each gets its own packages; a system upgrade replaces them.
set(system "")
if(EXISTS /etc/os-release)
  file(STRINGS /etc/os-release release REGEX "^(ID|VERSION_ID)=")
  list(TRANSFORM release REPLACE "^[A-Z_]*=\"?([^\"]*)\"?$" "\\1")
  string(REGEX REPLACE "[^a-z0-9.]" "" system "${release}")
  string(REGEX REPLACE "^([0-9.]+)([a-z]+)$" "\\2\\1" system "${system}")
  string(REPLACE "debian" "deb" system "~${system}")
endif()
set(HYDRA_DEBIAN_REVISION "1${system}")

hydra_releases(HYDRA_RELEASE_DAY metainfoReleases debianChangelog)
set(conventions "${CMAKE_BINARY_DIR}/conventions")

# Metainfo.
set(metainfoAddresses "")
foreach(pair homepage:HYDRA_HOMEPAGE bugtracker:HYDRA_BUG_TRACKER vcs-browser:HYDRA_SOURCE_CODE)
  string(REGEX MATCH "^(.*):(.*)$" matched "${pair}")
  if(${CMAKE_MATCH_2})
    string(APPEND metainfoAddresses "  <url type=\"${CMAKE_MATCH_1}\">${${CMAKE_MATCH_2}}</url>\n")
  endif()
endforeach()
if(HYDRA_SCREENSHOTS)
  string(APPEND metainfoAddresses "  <screenshots>\n")
  set(type " type=\"default\"")
  foreach(screenshot IN LISTS HYDRA_SCREENSHOTS)
    string(REGEX MATCH "^([^|]*)\\|(.*)$" matched "${screenshot}")
    string(APPEND metainfoAddresses "    <screenshot${type}>
      <image>${CMAKE_MATCH_1}</image>\n      <caption>${CMAKE_MATCH_2}</caption>\n    </screenshot>\n")
    set(type "")
  endforeach()
  string(APPEND metainfoAddresses "  </screenshots>\n")
endif()
configure_file(resources/io.hydrascope.Hydrascope.metainfo.xml.in "${conventions}/${HYDRA_APP_ID}.metainfo.xml" @ONLY)

# Debian's documents. Policy requires both changelogs compressed, without a timestamp.
set(homepage "${HYDRA_HOMEPAGE}")
configure_file(packaging/copyright.in "${conventions}/copyright" @ONLY)
file(CONFIGURE OUTPUT "${conventions}/changelog.Debian" CONTENT "@debianChangelog@" @ONLY)
find_program(GZIP_PROGRAM gzip REQUIRED)
function(hydra_compressed from to)
  add_custom_command(OUTPUT "${to}" DEPENDS "${from}"
    COMMAND "${GZIP_PROGRAM}" -9nc "${from}" > "${to}" VERBATIM)
endfunction()
hydra_compressed("${conventions}/changelog.Debian" "${conventions}/changelog.Debian.gz")
hydra_compressed("${CMAKE_SOURCE_DIR}/CHANGELOG.md" "${conventions}/changelog.gz")
add_custom_target(changelogs ALL DEPENDS "${conventions}/changelog.Debian.gz" "${conventions}/changelog.gz")

set(packages data:hydrascope-data cli:hydrascope-cli python:python3-hydrascope)
if(HYDRA_BUILD_UI)
  list(APPEND packages window:hydrascope)
endif()
foreach(pair IN LISTS packages)
  string(REGEX MATCH "^(.*):(.*)$" matched "${pair}")
  install(FILES "${conventions}/copyright" "${conventions}/changelog.gz" "${conventions}/changelog.Debian.gz"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${CMAKE_MATCH_2}" COMPONENT ${CMAKE_MATCH_1})
endforeach()
install(DIRECTORY models DESTINATION "${CMAKE_INSTALL_DATADIR}/hydrascope" COMPONENT data)
install(DIRECTORY resources/scenes DESTINATION "${CMAKE_INSTALL_DATADIR}/hydrascope" COMPONENT data)
# The folder that every Python version of Debian searches; pip's metadata goes next to it.
set(pythonFolder lib/python3/dist-packages)
file(CONFIGURE OUTPUT "${conventions}/METADATA"
  CONTENT "Metadata-Version: 2.1\nName: hydrascope\nVersion: ${PROJECT_VERSION}\nSummary: ${PROJECT_DESCRIPTION}\nRequires-Python: >=3.9\nRequires-Dist: numpy\n")
install(DIRECTORY resources/python/hydrascope DESTINATION ${pythonFolder} COMPONENT python PATTERN __pycache__ EXCLUDE)
install(FILES "${conventions}/METADATA" DESTINATION "${pythonFolder}/hydrascope-${PROJECT_VERSION}.dist-info" COMPONENT python)
install(DIRECTORY resources/python/notebooks DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/python3-hydrascope/examples" COMPONENT python
  FILES_MATCHING PATTERN "*.ipynb")

set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME hydrascope)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own: the first line of its description
set(CPACK_PACKAGE_VENDOR "${HYDRA_DEVELOPER_NAME}")
set(CPACK_PACKAGE_CONTACT "${HYDRA_CONTACT}")
set(CPACK_PACKAGE_HOMEPAGE_URL "${HYDRA_HOMEPAGE}")
set(CPACK_RESOURCE_FILE_LICENSE "${CMAKE_SOURCE_DIR}/LICENSE")
set(CPACK_HYDRA_PROCESSOR "${CMAKE_SYSTEM_PROCESSOR}") # cpack hands on what begins with its name
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_BINARY_DIR}/packages")
set(CPACK_STRIP_FILES ON)
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_SOURCE_DIR}/cmake/cpack_each.cmake")
set(CPACK_ARCHIVE_THREADS 0)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE "${HYDRA_DEBIAN_REVISION}")
set(CPACK_DEBIAN_PACKAGE_SOURCE hydrascope)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${HYDRA_CONTACT}")
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${HYDRA_HOMEPAGE}")
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(sameData "hydrascope-data (= ${PROJECT_VERSION}-${HYDRA_DEBIAN_REVISION})")
# With the reference BLAS a forward pass is sixty times slower; OpenBLAS with pthreads competes with LibTorch's threads.
set(speed "libopenblas0-openmp")

set(CPACK_DEBIAN_WINDOW_PACKAGE_NAME hydrascope)
set(CPACK_DEBIAN_WINDOW_PACKAGE_SHLIBDEPS ON)
# Check marks are SVG, which Qt reads with a plugin; since Debian 13 the plugin is a separate package that no library depends on.
set(svg "")
if(NOT system STREQUAL "~deb12")
  set(svg ", qt6-svg-plugins")
endif()
set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS "${sameData}, ${speed}${svg}")
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS "hydrascope-cli, qt6-wayland, qt6-translations-l10n, fonts-dejavu-core, fonts-noto-cjk")
set(CPACK_COMPONENT_WINDOW_DESCRIPTION "viewer of what a Vision Transformer looks at
Hydrascope opens pictures and Vision Transformer checkpoints and draws which
parts of a picture speak for a class: relevance by some thirty published
methods, HydraViT's sub-networks at the move of a slider, linear attention
block by block, costs, curves of deletion and insertion, embeddings, and
figures for papers.
.
This package holds the window.")
set(CPACK_DEBIAN_CLI_PACKAGE_NAME hydrascope-cli)
set(CPACK_DEBIAN_CLI_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_CLI_PACKAGE_DEPENDS "${sameData}, ${speed}")
set(CPACK_DEBIAN_CLI_PACKAGE_RECOMMENDS "fonts-dejavu-core")
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "hydrascope, libcurl4, slurm-client | parallel")
set(CPACK_COMPONENT_CLI_DESCRIPTION "explanations of Vision Transformers on the command line
Everything that Hydrascope's window computes, as commands for scripts and
clusters: predictions, relevance maps, faithfulness, costs, embeddings,
figures for papers, conversion of checkpoints and training.
.
This package holds the command line, with its manual pages and completions.")
set(CPACK_DEBIAN_DATA_PACKAGE_NAME hydrascope-data)
set(CPACK_DEBIAN_DATA_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DATA_PACKAGE_SHLIBDEPS OFF)
set(CPACK_COMPONENT_DATA_DESCRIPTION "models and scenes of Hydrascope
Eight small Vision Transformers with their cards, among them a HydraViT of
synthetic scenes and one of ten everyday classes of photographs, and scenes
with the places of their objects, for Hydrascope's window and command line.")
set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-hydrascope)
set(CPACK_DEBIAN_PYTHON_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.9), python3-numpy, hydrascope-cli (>= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "hydrascope, jupyter-notebook, python3-pandas")
# Python compiles imported modules; the package compiles them at installation and deletes them at removal.
set(pythonScripts "")
foreach(script postinst:py3compile prerm:py3clean)
  string(REGEX MATCH "^(.*):(.*)$" matched "${script}")
  file(CONFIGURE OUTPUT "${conventions}/${CMAKE_MATCH_1}" @ONLY NEWLINE_STYLE UNIX CONTENT
"#!/bin/sh
set -e
if command -v @CMAKE_MATCH_2@ >/dev/null 2>&1; then
    @CMAKE_MATCH_2@ -p python3-hydrascope
fi
")
  file(CHMOD "${conventions}/${CMAKE_MATCH_1}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
  list(APPEND pythonScripts "${conventions}/${CMAKE_MATCH_1}")
endforeach()
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA "${pythonScripts}")
set(CPACK_COMPONENT_PYTHON_DESCRIPTION "what a Vision Transformer looks at, in notebooks
Hydrascope's questions from Python: predictions, relevance maps as arrays,
features, faithfulness and figures, of checkpoints and pictures, with NumPy
alone. Maps are shown in Jupyter, with a slider of head counts.
.
This package holds the module, and six notebooks as examples. It starts the
command line, which does the work.")
include(CPack)
