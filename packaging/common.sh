# What all packages share: names, folders, the program, the files beside it. Sourced by packaging/build and
# packaging/check from the top of the repository.
# shellcheck shell=bash disable=SC2034
source packaging/debian.sh

# Where bash knows it (not on a Mac): what fails inside $(…) ends the script, too.
shopt -s inherit_errexit 2>/dev/null || true

# Whose account the project lives in. A release refuses the placeholder: see packaging/check-release.
owner=placeholder
# Names of programs have no hyphen in their middle, and no part that begins with a digit.
id=io.github.$(sed 's/-/_/g; s/^[0-9]/_&/' <<<"$owner").abande
url=${ABANDE_URL:-https://github.com/$owner/abande}
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
# For systems that take nothing but numbers; and for deb and rpm, where ~ is what comes before a release.
numbers=${version%%[-+]*}
sorted_version=${version//-/\~}
target=${CARGO_TARGET_DIR:-target}
mkdir -p "$target"
target=$(cd "$target" && pwd)
dist=$target/dist
files=$dist/files
# Cargo's profile of the program; checks take the one that the tests have built.
profile=release
core=false
quick=false

# One day and one time for all that is packed: that of the commit, or now where there is no history.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH=$epoch
day() { date -u -d "@$epoch" "$@" 2>/dev/null || date -u -r "$epoch" "$@"; }

# What only a build without the window leaves out.
cargo_features() { [ "$core" = false ] || echo --no-default-features; }

# Packages tell cargo audit which crates are in the program.
auditable() { [ "$profile" != packaged ] || ! have cargo-auditable || echo auditable; }

# The program that is packed.
program() {
  local built=$target/$profile/abande listed verb=build flags=() words=(--locked --profile "$profile" --bin abande)
  listed=$(auditable)
  # rust-lld, with which Rust links for this system, makes one of functions that have the same code.
  if [[ $profile = packaged && $(rustc -vV) = *"host: x86_64-unknown-linux-gnu"* ]]; then
    verb=rustc flags=(-- -C 'link-arg=-Wl,--icf=all')
  fi
  # Flags are written so for the bash of Macs, which takes an empty list for a mistake.
  if [ "$core" = true ]; then
    # A folder of its own: the next build of the window would otherwise find nothing of its own.
    CARGO_TARGET_DIR=$target/core cargo ${listed:+"$listed"} $verb "${words[@]}" --no-default-features ${flags[@]+"${flags[@]}"} >&2 || return
    built=$target/core/$profile/abande
  else
    CARGO_TARGET_DIR=$target cargo ${listed:+"$listed"} $verb "${words[@]}" ${flags[@]+"${flags[@]}"} >&2 || return
  fi
  echo "$built"
}

# generator WORD...: the program that makes the files; see packaging/generator.
generator() {
  cargo run --quiet --locked --manifest-path packaging/generator/Cargo.toml --target-dir "$target/generator" -- "$@"
}

# licences TARGET FOLDER: the project's own licences, and those of all crates and assets in the program for a target.
licences() {
  mkdir -p "$2"
  cp LICENSE-MIT LICENSE-APACHE "$2"
  cp assets/fonts/LICENSE-Inter.txt "$2/LICENSE-Inter-fonts.txt"
  cp assets/fonts/LICENSE-MPLUS1p.txt "$2/LICENSE-MPLUS1p-fonts.txt"
  local font
  for font in Droid Nanum Noto; do
    cp "assets/fonts/last-resort/LICENSE-$font.txt" "$2/LICENSE-$font-fonts.txt"
  done
  local without=()
  [ "$core" = false ] || without=(--core)
  # Written so for the bash of Macs, which takes an empty list for a mistake.
  generator licences Cargo.toml --target "$1" ${without[@]+"${without[@]}"} --output "$2/THIRD-PARTY.txt"
}

# guides FOLDER: the handbook, and all that it refers to. A package has no room for their pictures.
guides() {
  local guide
  mkdir -p "$1"
  for guide in handbook accessibility anda characters commands engine handicaps keys levels library puzzles rating sound study themes; do
    sed '/^ *!\[/d' "docs/$guide.md" >"$1/$guide.md"
  done
}

# Icons, manual pages and completions.
make_files() {
  rm -rf "$files"
  mkdir -p "$files"
  generator icons assets/icon "$files/icons" --id "$id"
  generator manual "$files/share" --date "$(day +%Y-%m-%d)"
  descriptions "$files/store"
}

# descriptions FOLDER: the menu entry, the description for software centres and the kind of file.
descriptions() { generator store packaging/linux "$1" --id "$id" --url "$url" --version "$version"; }

# sums FILE...: notes the SHA-256 of finished packages.
sums() {
  local file sum
  for file in "$@"; do
    if have sha256sum; then sum=$(sha256sum "$file"); else sum=$(shasum -a 256 "$file"); fi
    touch "$dist/SHA256SUMS"
    grep -v "  ${file##*/}\$" "$dist/SHA256SUMS" >"$dist/SHA256SUMS.new" || true
    echo "${sum%% *}  ${file##*/}" >>"$dist/SHA256SUMS.new"
    mv "$dist/SHA256SUMS.new" "$dist/SHA256SUMS"
    echo "$file"
  done
}
