# The description for software centres, and what a release is called in it and elsewhere. Sourced by packaging/check.
# shellcheck shell=bash

metainfo_in=packaging/linux/$id.metainfo.xml.in

check_names() {
  say "One version and one name everywhere"
  local metainfo_version file drawing
  metainfo_version=$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$metainfo_in" | head -1)
  [ "$metainfo_version" = "$version" ] || fail "the metainfo's first release is $metainfo_version, Cargo.toml says $version"
  grep -q "^## \[\(Unreleased\|$version\)\]" CHANGELOG.md || fail "CHANGELOG.md has neither $version nor Unreleased"
  for file in "packaging/linux/$id.desktop" "$metainfo_in" packaging/macos/Info.plist.in packaging/windows/installer.nsi; do
    grep -qF "$id" "$file" || fail "$file does not name $id"
  done
  for drawing in assets/icon/*.svg; do
    ! grep -q '<text' "$drawing" || fail "$drawing has text in it"
  done
  dpkg --compare-versions "$sorted_version" le "$numbers" || fail "$sorted_version comes after $numbers"
}

# Whether packaging/check-release passes a copy of the project as it is on the day of a release, and none that forgets a
# thing.
check_release() {
  [ "$version" = "$numbers" ] || return 0
  local released=$scratch/released change
  mkdir -p "$released/packaging/linux"
  as_released() {
    cp Cargo.toml "$released/"
    printf '# Changelog\n\n## [%s] - 2030-01-02\n' "$version" >"$released/CHANGELOG.md"
    sed "s/<release [^>]*>/<release version=\"$version\" type=\"stable\" date=\"2030-01-02\">/" "$metainfo_in" \
      >"$released/$metainfo_in"
  }
  # forgets FILE CHANGE: changes a copy, which must be seen.
  forgets() {
    as_released
    sed -i "$2" "$released/$1"
    ! packaging/check-release "v$version" "$released" >/dev/null 2>&1 || fail "packaging/check-release does not see $2 in $1"
  }
  as_released
  packaging/check-release "v$version" "$released"
  for change in 's/stable/development/' 's/2030-01-02/2030-01-03/' "s/version=\"$version\"/version=\"0.0.9\"/"; do
    forgets "$metainfo_in" "$change"
  done
  for change in 's/ - .*//' 's/\[.*\]/[Unreleased]/'; do
    forgets CHANGELOG.md "$change"
  done
}

# With and without an address on the web.
check_description() {
  say "Descriptions"
  local url description=$scratch/$id.metainfo.xml
  for url in '' https://example.org/abande; do
    ABANDE_URL=$url metainfo >"$description"
    appstreamcli validate --no-net "$description"
  done
  [ "$(grep -c '<image>https://' "$description")" -eq 3 ] || fail "the metainfo shows no three pictures"
}
