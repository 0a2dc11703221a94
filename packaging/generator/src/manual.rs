//! Manual pages and completions, from the definition of the command line.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::Path;

use anyhow::Result;
use clap_complete::Shell;
use clap_mangen::Man;

/// The folder of each shell, and the file in it that the shell looks for.
const SHELLS: [(Shell, &str); 3] = [
    (Shell::Bash, "bash-completion/completions/abande"),
    (Shell::Zsh, "zsh/site-functions/_abande"),
    (Shell::Fish, "fish/vendor_completions.d/abande.fish"),
];

/// What a command's exit status says, as roff. The same as in `abande::cli::run`, and Rust's own for a panic.
const EXIT_STATUS: &str = r"
.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
The command failed; standard error says where and why.
.TP
.B 2
Wrong usage.
.TP
.B 3
No usable display or graphics adapter.
.TP
.B 101
The program crashed. The game is in its journal; a report is in the folder
.B reports
of the library, and standard error says where.
";

/// What only the program's own page says, as roff. The folders are those of `docs/library.md`.
const FILES: &str = r"
.SH ENVIRONMENT
.TP
.B ABANDE_DATA_DIR
The folder for games and journals, like
.BR \-\-data\-dir .
.TP
.B ABANDE_CONFIG
The file with the settings, like
.BR \-\-config .
.SH FILES
.TP
.I $XDG_CONFIG_HOME/abande/config.toml
The settings (usually below
.IR \(ti/.config ).
.TP
.I $XDG_DATA_HOME/abande/
Finished games, the bin, your own themes, lessons and puzzles done (usually below
.IR \(ti/.local/share ).
.TP
.I $XDG_STATE_HOME/abande/
Games in progress, the log, bug reports (usually below
.IR \(ti/.local/state ).
.TP
.I $XDG_CACHE_HOME/abande/
The index of games, which can be rebuilt (usually below
.IR \(ti/.cache ).
.SH EXAMPLES
.TP
.B abande
Play in the window, against the computer.
.TP
.B abande \-\-variant anda\-9 \-\-white human
Play Anda in the window with a friend.
.TP
.B abande text \-\-white ai:1
Play in the terminal against the lowest level.
.TP
.B abande game.agn
Continue a game from a file.
";

/// Writes `man/man6` and the completions, laid out as below `/usr/share`.
pub fn write(folder: &Path, date: &str) -> Result<()> {
    let mut command = abande::cli::command();
    for (shell, file) in SHELLS {
        let path = folder.join(file);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        clap_complete::generate(shell, &mut command.clone(), "abande", &mut File::create(path)?);
    }
    let program = format!("Abande {}", command.get_version().unwrap_or_default());
    let pages = folder.join("man/man6");
    fs::create_dir_all(&pages)?;
    command = command.disable_help_subcommand(true);
    command.build();
    page(&command, &pages, &program, date, FILES)?;
    for below in command.get_subcommands() {
        page(below, &pages, &program, date, "")?;
    }
    Ok(())
}

/// One page with `more` at its end, named as the pages refer to each other.
fn page(command: &clap::Command, folder: &Path, program: &str, date: &str, more: &str) -> Result<()> {
    let page = Man::new(command.clone()).section("6").date(date).source(program).manual("Games Manual");
    let mut file = File::create(folder.join(page.get_filename()))?;
    page.render(&mut file)?;
    file.write_all(EXIT_STATUS.as_bytes())?;
    file.write_all(more.as_bytes())?;
    Ok(())
}
