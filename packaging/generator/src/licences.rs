//! The licences of all crates that are linked into the program, of the fonts in it, and of Rust's standard library.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use cargo_metadata::{CargoOpt, DependencyKind, Metadata, MetadataCommand, Package, PackageId, Target};

use crate::fonts;

/// What files with a licence, or with a notice that it asks to keep, are called, in lower case.
const NAMES: [&str; 5] = ["license", "licence", "copying", "notice", "copyright"];
/// The same for the licences of fonts, whole.
const FONT_LICENCES: [&str; 2] = ["ofl", "ufl"];
/// Files with these endings are sources, data or web pages, even if their names contain such a word.
const OTHER_FILES: [&str; 8] = ["rs", "html", "toml", "json", "py", "sh", "c", "h"];
/// Folders of a crate that nothing of a program is made from.
const NOT_LINKED: [&str; 6] = ["tests", "test", "benches", "examples", "target", ".git"];

/// Writes one text file: a table of the crates, then each licence's text once, with the crates it came with.
pub fn write(manifest: &Path, target: &str, core: bool, output: &Path) -> Result<()> {
    let mut command = MetadataCommand::new();
    command
        .manifest_path(manifest)
        .other_options(["--locked", "--filter-platform", target].map(String::from));
    if core {
        command.features(CargoOpt::NoDefaultFeatures);
    }
    let metadata = command.exec()?;
    let packages = linked(&metadata)?;
    let mut table = String::new();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut notices = String::new();
    for package in &packages {
        let crate_name = format!("{} {}", package.name, package.version);
        let licence = match (&package.license, package.license_file()) {
            (Some(licence), _) => licence,
            (None, Some(path)) => {
                let text = fs::read_to_string(&path).with_context(|| path.to_string())?;
                licence_of(&text).with_context(|| format!("{path} is no licence that is known here"))?
            }
            (None, None) => bail!("{crate_name} names no licence"),
        };
        writeln!(table, "{crate_name}: {licence}")?;
        let files = files_below(&folder_of(package)?)?;
        for text in texts_of(package, licence, &files)? {
            texts.entry(text).or_default().insert(crate_name.clone());
        }
        for path in files.iter().filter(|path| fonts::is_font(path)) {
            let name = || path.display().to_string();
            let font = fonts::read(&fs::read(path).with_context(name)?).with_context(name)?;
            write!(notices, "\n{}\n{}\n{}\n", font.name, font.copyright, font.licence)?;
        }
    }
    let mut out = format!(
        "The program is linked from these {} crates of the Rust language. Each line names the licence that its \
         authors give;\nwhere they leave the choice, any one of them holds. Their sources are at \
         https://crates.io/crates/NAME/VERSION.\nThe texts follow below, then the fonts' own notices, then those of \
         Rust's standard library.\n\n{table}",
        packages.len()
    );
    let rule = "-".repeat(80);
    for (text, crates) in texts {
        let names: Vec<_> = crates.into_iter().collect();
        write!(out, "\n{rule}\n{}:\n\n{text}\n", names.join(", "))?;
    }
    write!(out, "\n{rule}\nFonts in these crates, by what the fonts say of themselves:\n{notices}")?;
    write!(out, "\n{rule}\nThe Rust Standard Library:\n\n{}\n", standard_library()?)?;
    fs::write(output, out).with_context(|| output.display().to_string())
}

/// All packages that end up in the program: what it depends on, without what only builds or tests it. Sorted by name.
fn linked(metadata: &Metadata) -> Result<Vec<&Package>> {
    let resolve = metadata.resolve.as_ref().context("Cargo resolved nothing")?;
    let root = resolve.root.as_ref().context("a workspace without a root")?;
    let (mut found, mut open) = (BTreeSet::<&PackageId>::new(), vec![root]);
    while let Some(id) = open.pop() {
        let node =
            resolve.nodes.iter().find(|node| node.id == *id).context("a package that was not resolved")?;
        for dependency in &node.deps {
            let normal = dependency.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal);
            if normal && found.insert(&dependency.pkg) {
                open.push(&dependency.pkg);
            }
        }
    }
    let mut packages: Vec<_> = found.into_iter().map(|id| &metadata[id]).collect();
    packages.retain(|package| !package.targets.iter().any(Target::is_proc_macro));
    packages.sort_by_key(|package| (package.name.as_str(), &package.version));
    Ok(packages)
}

/// The folder that a crate was unpacked to.
fn folder_of(package: &Package) -> Result<PathBuf> {
    Ok(package.manifest_path.parent().context("a manifest without a folder")?.into())
}

/// All files below a folder that may be in a program, sorted.
fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let (mut files, mut open) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let kind = entry.file_type()?;
            if kind.is_file() {
                files.push(entry.path());
            } else if kind.is_dir() && !NOT_LINKED.iter().any(|name| entry.file_name() == *name) {
                open.push(entry.path());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Whether a file has a licence in it, or a notice: by its name, or because it is the text beside a font.
fn is_licence(path: &Path) -> bool {
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().to_lowercase();
    let (name, stem, ending) = (part(path.file_name()), part(path.file_stem()), part(path.extension()));
    if OTHER_FILES.contains(&ending.as_str()) || fonts::is_font(path) {
        return false;
    }
    let beside_a_font = || fonts::ENDINGS.iter().any(|ending| path.with_extension(ending).is_file());
    NAMES.iter().any(|word| name.contains(word))
        || FONT_LICENCES.contains(&stem.as_str())
        || ending == "txt" && beside_a_font()
}

/// What Rust's own compiler ships of the licences of the library that is in every program; for a compiler that does
/// not, what all versions of it have in common.
fn standard_library() -> Result<String> {
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let answer = Command::new(compiler).args(["--print", "sysroot"]).output().context("rustc")?;
    let root = PathBuf::from(String::from_utf8(answer.stdout)?.trim());
    let Ok(page) = fs::read_to_string(root.join("share/doc/rust/COPYRIGHT-library.html")) else {
        let texts = ["MIT", "Apache-2.0"].map(|name| spdx::license_id(name).map_or("", |id| id.text()));
        return Ok(tidy(&format!("Copyright: The Rust Project Developers\n\n{}", texts.join("\n\n"))));
    };
    Ok(text_of_page(&page))
}

/// The text of a page of the web. What lies between `<pre>` and `</pre>` is in it once, however many crates ship it.
fn text_of_page(page: &str) -> String {
    let body = page.split_once("<body>").map_or(page, |(_, body)| body);
    let mut parts = vec![String::new()];
    for piece in body.split('<') {
        let (tag, rest) = piece.split_once('>').unwrap_or(("", piece));
        if tag.trim_start_matches('/').split(' ').next() == Some("pre") {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            *part += rest;
        }
    }
    let mut seen = BTreeSet::new();
    // The parts between two texts name what follows; the texts are every second one.
    let kept = parts.into_iter().enumerate().filter(|(at, part)| at % 2 == 0 || seen.insert(tidy(part)));
    let mut text: String = kept.map(|(_, part)| part).collect();
    for (entity, letter) in [("lt", '<'), ("gt", '>'), ("quot", '"'), ("nbsp", ' '), ("amp", '&')] {
        text = text.replace(&format!("&{entity};"), &letter.to_string());
    }
    for letter in ['<', '>', '"', '\'', '&'] {
        text = text.replace(&format!("&#{};", u32::from(letter)), &letter.to_string());
    }
    let lines = tidy(&text);
    let mut lines: Vec<_> = lines.lines().collect();
    lines.dedup_by(|line, before| line.is_empty() && before.is_empty());
    lines.join("\n")
}

/// The texts that a crate ships, or, if it ships none, the standard text of each licence that it names.
fn texts_of(package: &Package, licence: &str, files: &[PathBuf]) -> Result<Vec<String>> {
    let mut paths: Vec<PathBuf> = files.iter().filter(|path| is_licence(path)).cloned().collect();
    paths.extend(package.license_file().map(Into::into).filter(|path| !paths.contains(path)));
    paths.sort();
    let mut texts = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        texts.push(tidy(&text));
    }
    if texts.is_empty() {
        let expression = spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX)?;
        for requirement in expression.requirements() {
            let Some(id) = requirement.req.license.id() else {
                bail!("{}: no text for {licence}", package.name)
            };
            texts.push(tidy(id.text()));
        }
    }
    Ok(texts)
}

/// The licence that a text is, for crates that name only a file: MIT, or none that is known here.
fn licence_of(text: &str) -> Option<&'static str> {
    // The title and the holders come before, and differ.
    let terms = |text: &str| -> Option<Vec<String>> {
        let start = text.find("Permission is hereby granted")?;
        Some(text[start..].split_whitespace().map(str::to_owned).collect())
    };
    (terms(text)? == terms(spdx::license_id("MIT")?.text())?).then_some("MIT")
}

/// Without what differs between two copies of a text only by its line ends.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_of_notices_becomes_text() {
        let page = "<title>no</title><body><h1>All</h1>\n\n\n<p>one &#60;a@b&gt;</p>\n<pre>MIT</pre>\n<p>two</p><pre>MIT</pre>\nend";
        assert_eq!(text_of_page(page), "All\n\none <a@b>\nMIT\ntwo\nend");
    }

    #[test]
    fn licences_are_told_by_their_names() {
        for name in
            ["LICENSE-MIT", "a/COPYING", "emoji-icon-font-mit-license.txt", "fonts/UFL.txt", "NOTICE.md"]
        {
            assert!(is_licence(Path::new(name)), "{name}");
        }
        for name in ["license.rs", "a/UFL.rs", "README.md", "notices.html", "readme.txt"] {
            assert!(!is_licence(Path::new(name)), "{name}");
        }
    }

    #[test]
    fn a_text_alone_tells_its_licence() {
        let mit = include_str!("../../../LICENSE-MIT");
        assert_eq!(licence_of(mit), Some("MIT"));
        assert_eq!(licence_of(&mit.replace("free of charge", "for a fee")), None);
        assert_eq!(licence_of(include_str!("../../../LICENSE-APACHE")), None);
    }

    #[test]
    fn this_compilers_standard_library_has_its_notices() {
        let text = standard_library().unwrap();
        for wanted in ["The Rust Project Developers", "MIT", "Apache-2.0"] {
            assert!(text.contains(wanted), "no {wanted}");
        }
        assert!(!text.contains("</") && !text.contains("&#"), "it has tags in it");
    }
}
