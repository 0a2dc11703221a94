//! The program that is tested.

use std::path::Path;
use std::process::{Command, Stdio};

/// The program with its data and preferences in a folder.
pub fn abande(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.env("ABANDE_DATA_DIR", folder).env("ABANDE_CONFIG", folder.join("config.toml"));
    command
}

/// Exit status, output and errors of a command in an empty folder that has nothing to read.
pub fn ran(args: &[&str]) -> (i32, String, String) {
    ran_with(args, &[])
}

/// The same with these variables.
pub fn ran_with(args: &[&str], variables: &[(&str, &Path)]) -> (i32, String, String) {
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let mut command = abande(folder.path());
    command.args(args).envs(variables.iter().copied()).stdin(Stdio::null());
    let output = command.output().expect("abande starts");
    let text = |bytes| String::from_utf8(bytes).expect("abande writes text");
    (output.status.code().expect("no signal"), text(output.stdout), text(output.stderr))
}
