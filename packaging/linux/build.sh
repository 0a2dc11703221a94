# Packages for Linux: one staged tree, packed by each format's own tools. Sourced by packaging/build
# and packaging/check.
# shellcheck shell=bash

arch=$(uname -m)
stage=$dist/stage

# Lays out the tree that all packages install: bin and share, for any prefix. Once, however many packages are made.
stage() {
  [ "${staged:-false}" = false ] || return 0
  staged=true
  local binary
  binary=$(program)
  make_files
  rm -rf "$stage"
  install -D -m 755 "$binary" "$stage/bin/abande"
  install -D -m 644 "$files/store/$id.desktop" "$stage/share/applications/$id.desktop"
  install -D -m 644 "$files/store/$id.mime.xml" "$stage/share/mime/packages/$id.xml"
  install -D -m 644 "$files/store/$id.metainfo.xml" "$stage/share/metainfo/$id.metainfo.xml"
  cp -r "$files/share/." "$stage/share/"
  find "$stage/share/man" -name '*.6' -exec gzip -9n {} +
  mkdir -p "$stage/share/icons"
  cp -r "$files/icons/hicolor" "$stage/share/icons/"
  local doc=$stage/share/doc/abande
  install -D -m 644 packaging/linux/copyright "$doc/copyright"
  install -m 644 CHANGELOG.md "$doc/"
  guides "$doc"
  licences "$arch-unknown-linux-gnu" "$doc"
  find "$stage" -type d -exec chmod 755 {} + -o -type f ! -path "$stage/bin/*" -exec chmod 644 {} +
  find "$stage" -exec touch -h -d "@$epoch" {} +
}

build_tar() {
  need xz-utils
  stage
  local name=abande-$version-linux-$arch
  rm -rf "${dist:?}/$name"
  mkdir -p "$dist/$name"
  cp -r "$stage/." "$dist/$name/"
  install -m 755 packaging/linux/install packaging/linux/uninstall "$dist/$name/"
  cat >"$dist/$name/README" <<'TEXT'
Run ./install (in your own folders) or sudo ./install --prefix /usr/local. Read more with ./install --help.
The game then stands in the menu; share/doc/abande/handbook.md explains how to play it.
TEXT
  find "$dist/$name" -exec touch -h -d "@$epoch" {} +
  tar -C "$dist" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" |
    xz -T0 "-$([ "$quick" = true ] && echo 0 || echo 9)" >"$dist/$name.tar.xz"
  rm -rf "${dist:?}/$name"
  sums "$dist/$name.tar.xz"
}

# The libraries that the window opens while it runs, which no tool can find in the program: what a package must do about
# it, the library, Debian's package. One of those that `draw` is enough. packaging/check compares this with the program.
opened='
require   libX11.so.6           libx11-6
require   libX11-xcb.so.1       libx11-xcb1
require   libxcb.so.1           libxcb1
require   libXcursor.so.1       libxcursor1
require   libXi.so.6            libxi6
require   libxkbcommon.so.0     libxkbcommon0
require   libxkbcommon-x11.so.0 libxkbcommon-x11-0
draw      libvulkan.so.1        libvulkan1
draw      libEGL.so.1           libegl1
recommend libwayland-client.so.0 libwayland-client0
recommend libwayland-egl.so.1   libwayland-egl1
recommend libdbus-1.so.3        libdbus-1-3
recommend libasound.so.2        libasound2t64|libasound2
'
# Without its window the program opens only the one for sound.
[ "$core" = false ] || opened=$(grep libasound <<<"$opened")

# opened_by KIND deb|rpm [GLUE]: those of a kind, as a list for a control file.
opened_by() {
  awk -v kind="$1" -v format="$2" -v glue="${3:-, }" '
    $1 == kind {
      gsub(/\|/, " | ", $3)
      list = list (list == "" ? "" : glue) (format == "deb" ? $3 : $2 "()(64bit)")
    }
    END { print list }' <<<"$opened"
}

build_deb() {
  need dpkg-dev
  stage
  local tree=$dist/deb name depends size
  local deb_arch
  deb_arch=$(dpkg --print-architecture)
  name=abande_${version}_$deb_arch.deb
  rm -rf "$tree"
  mkdir -p "$tree/DEBIAN" "$tree/debian"
  cp -rp "$stage" "$tree/usr"
  # Debian's games have a folder of their own, which is not in everyone's PATH.
  mv "$tree/usr/bin" "$tree/usr/games"
  sed -i 's#^\(Exec\|TryExec\)=abande#\1=/usr/games/abande#' "$tree/usr/share/applications/$id.desktop"
  install -D -m 644 packaging/linux/lintian-overrides "$tree/usr/share/lintian/overrides/abande"
  # Debian has these texts already, or wants them in `copyright`.
  local doc=$tree/usr/share/doc/abande
  rm "$doc"/LICENSE-*
  gzip -9n "$doc/THIRD-PARTY.txt" "$doc/CHANGELOG.md"
  printf 'abande (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md.gz.\n\n -- %s  %s\n' \
    "$sorted_version" "$(maintainer)" "$(LC_ALL=C day -R)" | gzip -9n >"$doc/changelog.gz"
  # What the program is linked with.
  printf 'Source: abande\nPackage: abande\nArchitecture: any\n' >"$tree/debian/control"
  depends=$(cd "$tree" && dpkg-shlibdeps -O usr/games/abande 2>"$dist/shlibdeps" | sed 's/^shlibs:Depends=//') ||
    { cat "$dist/shlibdeps" >&2; return 1; }
  rm "$dist/shlibdeps"
  rm -r "$tree/debian"
  local recommends
  recommends=$(opened_by recommend deb)
  if [ "$core" = false ]; then
    depends="$depends, $(opened_by require deb), $(opened_by draw deb ' | ')"
    recommends="mesa-vulkan-drivers, $recommends"
  fi
  size=$(du -sk "$tree/usr" | cut -f1)
  fill packaging/linux/control.in VERSION "$sorted_version" ARCH "$deb_arch" SIZE "$size" DEPENDS "$depends" \
    RECOMMENDS "$recommends" MAINTAINER "$(maintainer)" >"$tree/DEBIAN/control"
  (cd "$tree" && find usr -type f -printf '%P\0' | LC_ALL=C sort -z | (cd usr && xargs -0 md5sum) |
    sed 's|  |  usr/|') >"$tree/DEBIAN/md5sums"
  find "$tree" -exec touch -h -d "@$epoch" {} +
  dpkg-deb --root-owner-group -Zxz "-z$([ "$quick" = true ] && echo 0 || echo 9)" --build "$tree" "$dist/$name" >/dev/null
  rm -rf "$tree"
  sums "$dist/$name"
}

# fill FILE NAME VALUE...: the file with each @NAME@ replaced. Values may hold anything, as people's names do.
fill() {
  local text
  text=$(cat "$1")
  shift
  while [ $# -gt 0 ]; do
    # Unquoted, an & in the value would mean the name again.
    text=${text//"@$1@"/"$2"}
    shift 2
  done
  printf '%s\n' "$text"
}

build_rpm() {
  need rpm
  stage
  local top=$dist/rpm
  rm -rf "$top"
  local requires=hicolor-icon-theme
  [ "$core" = true ] || requires+=", $(opened_by require rpm), ($(opened_by draw rpm ' or '))"
  rpmbuild -bb --quiet --target "$arch-linux" \
    --define "_topdir $top" --define "stage $stage" --define "abande_version $sorted_version" --define "abande_id $id" \
    --define "abande_requires $requires" --define "abande_recommends $(opened_by recommend rpm)" \
    --define "_binary_payload w$([ "$quick" = true ] && echo 1 || echo 19).zstdio" --define "clamp_mtime_to_source_date_epoch 1" \
    packaging/linux/abande.spec
  # A ~ in the name of a file would not come through an upload.
  mv "$top/RPMS/$arch"/*.rpm "$dist/abande-$version-1.$arch.rpm"
  rm -rf "$top"
  sums "$dist/abande-$version-1.$arch.rpm"
}

build_appimage() {
  need squashfs-tools
  [ "$arch" = x86_64 ] || { echo "AppImage: its first part can be had for x86_64 only" >&2; return 1; }
  stage
  local app=$dist/appdir out=$dist/Abande-$version-$arch.AppImage runtime
  runtime=$(appimage_runtime)
  rm -rf "$app"
  mkdir -p "$app"
  cp -rp "$stage" "$app/usr"
  install -m 644 packaging/linux/LICENSE-appimage-runtime.txt "$app/usr/share/doc/abande/"
  ln -s usr/bin/abande "$app/AppRun"
  ln -s "usr/share/applications/$id.desktop" "$app/$id.desktop"
  ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$app/$id.png"
  ln -s "$id.png" "$app/.DirIcon"
  rm -f "$dist/image"
  # The runtime reads gzip and xz.
  mksquashfs "$app" "$dist/image" -noappend -quiet -no-progress -root-owned \
    -comp "$([ "$quick" = true ] && echo gzip || echo xz)" >/dev/null
  cat "$runtime" "$dist/image" >"$out"
  chmod 755 "$out"
  rm -rf "$app" "$dist/image"
  sums "$out"
}

# The first part of every AppImage: a small program that mounts the rest. A crate ships it; its sum is that of version
# 0.4.0, which packaging/linux/appimage-runtime/Cargo.lock names.
appimage_runtime() {
  local folder file
  cargo fetch --quiet --locked --manifest-path packaging/linux/appimage-runtime/Cargo.toml
  folder=$(cargo metadata --locked --format-version 1 --manifest-path packaging/linux/appimage-runtime/Cargo.toml |
    tr ',' '\n' | sed -n 's|.*"manifest_path":"\(.*/appimage-0\.4\.0\)/Cargo.toml".*|\1|p' | head -1)
  file=$folder/assets/runtime-x86_64
  echo "328e0d745c5c6817048c27bc3e8314871703f8f47ffa81a37cb06cd95a94b323  $file" | sha256sum --check --quiet >&2
  echo "$file"
}

# Debian's packages name a person or a group with an address. This one is not read, and its name says so.
maintainer() { echo "${ABANDE_MAINTAINER:-The Abande team <nobody@$id>}"; }
