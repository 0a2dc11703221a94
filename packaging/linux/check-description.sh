# The description for software centres, and what a release is called in it and elsewhere. Sourced by packaging/check.
# shellcheck shell=bash

metainfo_in=packaging/linux/abande.metainfo.xml.in

check_names() {
  say "One version and one name everywhere"
  local metainfo_version drawing
  metainfo_version=$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$metainfo_in" | head -1)
  [ "$metainfo_version" = "$version" ] || fail "the metainfo's first release is $metainfo_version, Cargo.toml says $version"
  grep -q "^## \[\(Unreleased\|$version\)\]" CHANGELOG.md || fail "CHANGELOG.md has neither $version nor Unreleased"
  # One place says whose account the project lives in; all else takes it from there.
  [ "$(git grep -lF "$id" -- packaging .github '*.md' '*.cff' | wc -l)" -eq 0 ] ||
    fail "the id is written out in $(git grep -lF "$id" -- packaging .github '*.md' '*.cff')"
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
  local -x GITHUB_REPOSITORY_OWNER=somebody
  mkdir -p "$released/packaging/linux" "$released/.github/ISSUE_TEMPLATE"
  as_released() {
    cp Cargo.toml CITATION.cff "$released/"
    sed 's/OWNER/somebody/' .github/ISSUE_TEMPLATE/config.yml >"$released/.github/ISSUE_TEMPLATE/config.yml"
    sed 's/OWNER/somebody/; /Nothing has been released/d' SECURITY.md >"$released/SECURITY.md"
    sed 's/^owner=.*/owner=somebody/' packaging/common.sh >"$released/packaging/common.sh"
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
  ! GITHUB_REPOSITORY_OWNER=another packaging/check-release "v$version" "$released" 2>/dev/null ||
    fail "packaging/check-release lets another account release"
  for change in 's/stable/development/' 's/2030-01-02/2030-01-03/' "s/version=\"$version\"/version=\"0.0.9\"/"; do
    forgets "$metainfo_in" "$change"
  done
  forgets packaging/common.sh 's/^owner=.*/owner=placeholder/'
  forgets CITATION.cff 's/^version: .*/version: 0.0.9/'
  forgets .github/ISSUE_TEMPLATE/config.yml 's#com/[^/]*#com/OWNER#'
  forgets SECURITY.md 's#--repo [^/]*#--repo OWNER#'
  for change in 's/ - .*//' 's/\[.*\]/[Unreleased]/' '$a Nothing has been released yet.'; do
    forgets CHANGELOG.md "$change"
  done
}

check_description() {
  say "Descriptions"
  descriptions "$scratch/store"
  local metainfo=$scratch/store/$id.metainfo.xml entry=$scratch/store/$id.desktop language key
  # As a store reads it: any remark is a failure. Versions before 1.0 do not know the element `developer` yet.
  if appstreamcli --version | grep -q ' 0\.'; then sed -i '/<developer /d' "$metainfo"; fi
  appstreamcli validate --strict --no-net "$metainfo" || fail "a store would refuse the metainfo"
  desktop-file-validate "$entry"
  for language in de fr it ja; do
    for key in GenericName Comment Keywords; do
      grep -q "^$key\[$language\]=." "$entry" || fail "the menu entry has no $key in $language"
    done
    [ "$(grep -c "<summary xml:lang=\"$language\">" "$metainfo")" -eq 1 ] || fail "the metainfo has no summary in $language"
  done
  for picture in docs/screenshots/store/*.png; do
    grep -qF "/$picture</image>" "$metainfo" || fail "the metainfo does not show $picture"
    # Width and height are the 17th to 24th byte of a PNG file.
    od -An -tu1 -j16 -N8 "$picture" | awk '{ exit !($3 * 256 + $4 <= 1000 && $7 * 256 + $8 <= 700) }' ||
      fail "$picture is larger than 1000×700"
  done
  [ "$(grep -c '<image>https://' "$metainfo")" -eq "$(ls docs/screenshots/store/*.png | wc -l)" ] ||
    fail "the metainfo shows a picture that is not there"
}
