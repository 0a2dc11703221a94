//! The licences of all crates that are linked into the program.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use cargo_metadata::{CargoOpt, DependencyKind, Metadata, MetadataCommand, Package, PackageId, Target};

/// What files with a licence, or with a notice that it asks to keep, are called, in lower case.
const NAMES: [&str; 6] = ["license", "licence", "copying", "notice", "copyright", "unlicense"];

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
    for package in &packages {
        let crate_name = format!("{} {}", package.name, package.version);
        let Some(licence) = &package.license else { bail!("{crate_name} names no licence") };
        writeln!(table, "{crate_name}: {licence}")?;
        for text in texts_of(package, licence)? {
            texts.entry(text).or_default().insert(crate_name.clone());
        }
    }
    let mut out = format!(
        "The program is linked from these {} crates of the Rust language. Each line names the licence that its \
         authors give;\nwhere they leave the choice, any one of them holds. The texts follow below.\n\n{table}",
        packages.len()
    );
    for (text, crates) in texts {
        let names: Vec<_> = crates.into_iter().collect();
        write!(out, "\n{}\n{}:\n\n{text}\n", "-".repeat(80), names.join(", "))?;
    }
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

/// The texts that a crate ships, or, if it ships none, the standard text of each licence that it names.
fn texts_of(package: &Package, licence: &str) -> Result<Vec<String>> {
    let folder = package.manifest_path.parent().context("a manifest without a folder")?;
    let mut paths: Vec<_> = fs::read_dir(folder)?
        .filter_map(Result::ok)
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
        .filter(|entry| {
            let name = entry.file_name().to_string_lossy().to_lowercase();
            let source =
                Path::new(&name).extension().is_some_and(|ending| ending == "rs" || ending == "html");
            !source && NAMES.iter().any(|start| name.starts_with(start))
        })
        .map(|entry| entry.path())
        .collect();
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

/// Without what differs between two copies of a text only by its line ends.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
