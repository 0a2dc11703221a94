# The zip and the installer for Windows. On Linux the program is cross-built with Debian's compiler and its sources of
# the standard library, so that packages are all it takes; on Windows with rustup's. Sourced by packaging/build and by the
# checks.
# shellcheck shell=bash

source packaging/cross.sh

triple=x86_64-pc-windows-gnu
windows=$target/windows

on_windows() { case $(uname -s) in MINGW* | MSYS* | CYGWIN*) true ;; *) false ;; esac; }

on_windows || export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc

# mingw TOOL WORD...: a tool of mingw, under the name it has here.
mingw() {
  if on_windows; then "$@"; else "x86_64-w64-mingw32-$1" "${@:2}"; fi
}

# resources NAME: icon and version of an .exe, as an object to link with.
resources() {
  sed -e "s/@VERSION@/$version/g; s/@NUMBERS@/${numbers//./,},0/g; s/@NAME@/$1/g" packaging/windows/resources.rc.in \
    >"$windows/$1.rc"
  mingw windres --include-dir "$files/icons" --include-dir packaging/windows -O coff "$windows/$1.rc" "$windows/$1.o"
  echo "$windows/$1.o"
}

# The program, with icon and version in it. Only the last step of the build is told of them.
windows_program() {
  local words=(rustc --locked --profile "$profile" --target "$triple" --bin abande) listed object
  object=$(resources abande)
  [ "$core" = false ] || words+=(--no-default-features)
  if on_windows; then
    object=$(cygpath -m "$object")
    listed=$(auditable)
    CARGO_TARGET_DIR=$target cargo ${listed:+"$listed"} "${words[@]}" -- -C "link-arg=$object"
    return
  fi
  CARGO_TARGET_DIR=$windows/target cross_cargo "${words[@]}" -- -C "link-arg=$object"
}

build_windows() {
  on_windows || need gcc-mingw-w64-x86-64-win32 nsis zip
  mkdir -p "$windows"
  make_files
  windows_program
  local built=$windows/target name=abande-$version-windows-x86_64
  on_windows && built=$target
  local tree=$dist/$name
  rm -rf "$tree"
  mkdir -p "$tree"
  cp "$built/$triple/$profile/abande.exe" "$tree/abande.exe"
  # Starts the game without a console beside it. The program itself has one, for its commands.
  mingw gcc -Os -s -municode -mwindows -Wall -Wextra -Werror packaging/windows/launcher.c "$(resources abandew)" \
    -o "$tree/abandew.exe"
  only_windows_libraries "$tree/abande.exe" "$tree/abandew.exe"
  cp "$files/icons/abande.ico" "$tree/"
  cp CHANGELOG.md "$tree/"
  guides "$tree/handbook"
  printf 'abandew.exe starts the game. abande.exe is the same with a console: abande.exe --help lists its commands.\r\n' \
    >"$tree/README.txt"
  printf 'handbook\\handbook.md explains how to play.\r\n' >>"$tree/README.txt"
  licences "$triple" "$tree/licences"
  # Both programs are linked with parts of it.
  cp packaging/windows/LICENSE-mingw-w64.txt "$tree/licences/"
  find "$tree" -exec touch -d "@$epoch" {} +

  rm -f "$dist/$name.zip"
  if have zip; then (cd "$dist" && zip -q -X -r "$name.zip" "$name"); else (cd "$dist" && 7z a -bso0 "$name.zip" "$name"); fi
  sums "$dist/$name.zip"

  # What the uninstaller deletes: the files one by one, then the folders.
  (
    cd "$tree" || exit
    find . -type f | sed 's|^\./||; s|/|\\|g; s|.*|Delete "$INSTDIR\\&"|'
    find . -mindepth 1 -type d | LC_ALL=C sort -r | sed 's|^\./||; s|/|\\|g; s|.*|RMDir "$INSTDIR\\&"|'
  ) >"$windows/unfiles.nsh"
  setup "$version" "$tree" "$windows/unfiles.nsh" "$dist/$name-setup.exe"
  rm -rf "$tree"
  sums "$dist/$name-setup.exe"
}

# setup VERSION SOURCE UNFILES OUTPUT: the installer; packaging/windows/installer.nsi says what the words are.
setup() {
  native() { if on_windows; then cygpath -w "$1"; else echo "$1"; fi; }
  makensis -V2 -WX -NOCD "-DID=$id" "-DVERSION=$1" "-DNUMBERS=${1%%[-+]*}" "-DSOURCE=$(native "$2")" \
    "-DICON=$(native "$files/icons/abande.ico")" "-DUNFILES=$(native "$3")" "-DOUTPUT=$(native "$4")" \
    packaging/windows/installer.nsi
}

# The libraries that the programs open at their start must be in every Windows.
only_windows_libraries() {
  local program foreign
  for program in "$@"; do
    foreign=$(mingw objdump -p "$program" | sed -n 's/^\tDLL Name: //p' | tr '[:upper:]' '[:lower:]' | sort -u | grep -vxE \
      '(advapi32|api-ms-win-[a-z0-9-]*|bcrypt|bcryptprimitives|combase|comctl32|d3d12|dwmapi|dxgi|gdi32|imm32|kernel32|mmdevapi|msvcrt|ntdll|ole32|oleaut32|opengl32|propsys|rpcrt4|setupapi|shcore|shell32|shlwapi|uiautomationcore|user32|userenv|uxtheme|version|winmm|ws2_32)\.dll' || true)
    [ -z "$foreign" ] || { echo "$(basename "$program") needs what Windows has not: $foreign" >&2; return 1; }
  done
}
