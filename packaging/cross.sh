# A compiler for machines that this one is not: Debian's, which builds the standard library from its sources, so that
# packages are all it takes. Sourced from the top of the repository, after common.sh.
# shellcheck shell=bash

toolchain=$target/toolchain

# Debian's packages of a compiler newer than its own, with the sources of the standard library.
toolchain_packages=(rustc-web cargo-web rust-web-src libstd-rust-web-1.96 libstd-rust-web-dev libllvm22
  libgit2-1.5 libhttp-parser2.9 libmbedx509-1 libmbedtls14 libmbedcrypto7)

# Unpacks them into a folder: what is installed on this machine stays as it is.
unpack_toolchain() {
  [ ! -e "$toolchain/complete" ] || return 0
  local debs=$target/toolchain-debs
  rm -rf "$debs" "$toolchain"
  mkdir -p "$debs" "$toolchain"
  (
    cd "$debs" || exit
    # apt's own user may not write here, and need not.
    apt-get -o APT::Sandbox::User=root download -qq "${toolchain_packages[@]}"
    for package in *.deb; do dpkg -x "$package" "$toolchain"; done
  )
  rm -r "$debs"
  touch "$toolchain/complete"
}

# cross_cargo WORD...: Cargo with that compiler. The target's linker and CARGO_TARGET_DIR are the caller's. Flags and
# wrappers from outside were meant for this machine's own compiler.
cross_cargo() {
  unpack_toolchain
  local usr=$toolchain/usr command=$1
  shift
  env -u RUSTFLAGS -u RUSTC_WRAPPER -u RUSTUP_TOOLCHAIN \
    LD_LIBRARY_PATH="$usr/lib/x86_64-linux-gnu:$usr/lib/llvm-22/lib" PATH="$usr/bin:$PATH" \
    RUSTC="$usr/bin/rustc" RUSTDOC="$usr/bin/rustdoc" RUSTC_BOOTSTRAP=1 \
    "$usr/bin/cargo" "$command" -Zbuild-std=std,panic_abort "$@"
}
