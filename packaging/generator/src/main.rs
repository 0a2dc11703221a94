//! Makes what Abande's packages need besides the program: icons, manual pages, completions, descriptions, licences.
//!
//! `packaging/build` calls it; see `packaging/README.md`.

mod fonts;
mod icons;
mod licences;
mod manual;
mod store;

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Parser;

#[derive(Parser)]
#[command(about = "Makes what Abande's packages need besides the program")]
enum Task {
    /// Draw the icons: PNG files of all sizes for Linux, abande.ico, abande.icns, record.icns
    Icons {
        /// The folder with abande.svg, abande-small.svg and abande-symbolic.svg
        drawings: PathBuf,
        /// Where `hicolor`, `abande.ico`, `abande.icns` and `record.icns` go
        folder: PathBuf,
        /// What the icons of the themes are called
        #[arg(long)]
        id: String,
    },
    /// Write manual pages and completions for bash, zsh and fish
    Manual {
        /// Where `man` and the folders of the shells go
        folder: PathBuf,
        /// The day of the release, such as 2026-11-22
        #[arg(long)]
        date: String,
    },
    /// Write the menu entry, the description for software centres and the kind of file, in every language
    Store {
        /// The folder with the templates
        templates: PathBuf,
        /// Where the files go
        folder: PathBuf,
        /// The application's id, such as io.github.OWNER.abande
        #[arg(long)]
        id: String,
        /// Where the project lives on the web
        #[arg(long)]
        url: String,
        /// The version, whose tag has the pictures
        #[arg(long)]
        version: String,
    },
    /// Write the licences of all crates in the program, of the fonts in them, and of Rust's standard library
    Licences {
        /// The game's Cargo.toml
        manifest: PathBuf,
        /// The target the program is built for, such as x86_64-unknown-linux-gnu
        #[arg(long)]
        target: String,
        /// Without the window
        #[arg(long)]
        core: bool,
        /// The file that is written
        #[arg(long)]
        output: PathBuf,
    },
    /// Print the fonts that are in a program: name, tab, and the first line of what each says of its makers
    Fonts {
        /// The program
        program: PathBuf,
    },
}

fn main() -> Result<()> {
    match Task::parse() {
        Task::Icons { drawings, folder, id } => icons::write(&drawings, &folder, &id),
        Task::Manual { folder, date } => manual::write(&folder, &date),
        Task::Store { templates, folder, id, url, version } => {
            store::write(&templates, &folder, &store::Project { id: &id, url: &url, version: &version })
        }
        Task::Licences { manifest, target, core, output } => {
            licences::write(&manifest, &target, core, &output)
        }
        Task::Fonts { program } => {
            let bytes = std::fs::read(&program).with_context(|| program.display().to_string())?;
            for font in fonts::within(&bytes).into_values() {
                println!("{}\t{}", font.name, font.copyright.lines().next().unwrap_or_default());
            }
            Ok(())
        }
    }
}
