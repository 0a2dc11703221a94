# The application and the disk image for macOS. On a Mac both are made; elsewhere the application is laid out without
# its program, so that description, icon and layout can be checked. Sourced by packaging/build.
# shellcheck shell=bash

on_a_mac() { [ "$(uname -s)" = Darwin ]; }
mac_targets=(aarch64-apple-darwin x86_64-apple-darwin)

build_macos() {
  make_files
  # What Macs take for a name has no underscore.
  local tree=$dist/macos app=$dist/macos/Abande.app mac_id=${id//_/-}
  rm -rf "$tree"
  mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
  sed "s/@VERSION@/$numbers/g; s/@ID@/$mac_id/g" packaging/macos/Info.plist.in >"$app/Contents/Info.plist"
  printf 'APPL????' >"$app/Contents/PkgInfo"
  cp "$files"/icons/{abande,record}.icns "$app/Contents/Resources/"
  cp CHANGELOG.md "$app/Contents/Resources/"
  guides "$app/Contents/Resources/handbook"
  licences aarch64-apple-darwin "$app/Contents/Resources/licences"
  check_macos "$app" "$mac_id"
  if ! on_a_mac; then
    echo "laid out without its program, which only a Mac can link: $app"
    return
  fi
  mac_program "$app/Contents/MacOS/abande"
  "$app/Contents/MacOS/abande" --version
  # Signed for this machine only: Apple's own signature takes a paid account. docs/platforms.md says what players do.
  codesign --force --sign - "$app"
  codesign --verify --strict "$app"
  ln -s /Applications "$tree/Applications"
  local image=$dist/Abande-$version.dmg
  rm -f "$image"
  hdiutil create -quiet -volname "Abande $version" -srcfolder "$tree" -fs HFS+ -format UDZO "$image"
  rm -rf "$tree"
  sums "$image"
}

# mac_program PATH: one program for both kinds of Mac.
mac_program() {
  local one listed built=() words=(build --locked --profile "$profile" --bin abande)
  listed=$(auditable)
  [ "$core" = false ] || words+=(--no-default-features)
  for one in "${mac_targets[@]}"; do
    rustup target add "$one" >/dev/null
    MACOSX_DEPLOYMENT_TARGET=11.0 CARGO_TARGET_DIR=$target cargo ${listed:+"$listed"} "${words[@]}" --target "$one"
    built+=("$target/$one/$profile/abande")
  done
  lipo -create "${built[@]}" -output "$1"
}

# check_macos APP ID: what Finder reads must be well formed and agree with the project.
check_macos() {
  python3 - "$1" "$version" "$2" <<'PYTHON'
import pathlib, plistlib, struct, sys

app, version, name = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
contents = app / "Contents"
info = plistlib.loads((contents / "Info.plist").read_bytes())
assert info["CFBundleIdentifier"] == name, info["CFBundleIdentifier"]
assert version.startswith(info["CFBundleShortVersionString"]), info["CFBundleShortVersionString"]
# Finder opens records with this program, and browsers links.
(kind,) = info["UTExportedTypeDeclarations"]
assert kind["UTTypeIdentifier"] == f"{name}.agn", kind["UTTypeIdentifier"]
assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["agn"], kind
(record,) = info["CFBundleDocumentTypes"]
assert record["LSItemContentTypes"] == [kind["UTTypeIdentifier"]], record
assert record["CFBundleTypeName"] == kind["UTTypeDescription"], record
(link,) = info["CFBundleURLTypes"]
assert link["CFBundleURLSchemes"] == ["abande"], link
# From 16 points to 512 at twice the density.
wanted = {"icp4", "icp5", "ic11", "ic12", "ic07", "ic13", "ic08", "ic09", "ic10"}
for icon in info["CFBundleIconFile"], record["CFBundleTypeIconFile"]:
    icons = (contents / "Resources" / f"{icon}.icns").read_bytes()
    magic, length = struct.unpack(">4sI", icons[:8])
    assert magic == b"icns" and length == len(icons), (icon, magic, length)
    found, at = set(), 8
    while at < length:
        size_name, size = struct.unpack(">4sI", icons[at : at + 8])
        found.add(size_name.decode())
        at += size
    assert wanted <= found, (icon, wanted - found)
print(f"Info.plist {info['CFBundleShortVersionString']}, icons {' '.join(sorted(found))}")
PYTHON
}
