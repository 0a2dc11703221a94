//! The language of the system.

#![cfg(all(unix, not(target_os = "macos")))]

use std::path::Path;
use std::process::Stdio;

use crate::program::abande;

/// The variables that name the language, the strongest first but for the last, which is a list.
const VARIABLES: [&str; 4] = ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"];

/// What the terminal game says before the first move.
fn greeting(folder: &Path, variables: &[(&str, &str)], words: &[&str]) -> String {
    let mut command = abande(folder);
    command.arg("text").args(words).stdin(Stdio::null());
    for name in VARIABLES {
        command.env_remove(name);
    }
    let output =
        command.env("LC_CTYPE", "C.UTF-8").envs(variables.iter().copied()).output().expect("it runs");
    assert!(output.status.success(), "{variables:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The language that POSIX and the manual of gettext ask for, written without a look at ours.
fn oracle(get: impl Fn(&str) -> Option<&'static str>) -> &'static str {
    let full = |name| get(name).filter(|value| !value.is_empty());
    let Some(locale) = full("LC_ALL").or(full("LC_MESSAGES")).or(full("LANG")) else { return "en" };
    let is_c = |name: &str| name == "C" || name == "POSIX" || name.starts_with("C.");
    if is_c(locale) {
        return "en";
    }
    for name in full("LANGUAGE").unwrap_or(locale).split(':') {
        if is_c(name) {
            return "en";
        }
        let language = name.split(['_', '.', '@', '-']).next().unwrap_or_default();
        if let Some(spoken) = ["en", "de", "fr", "it", "ja"].into_iter().find(|spoken| *spoken == language) {
            return spoken;
        }
    }
    "en"
}

/// `LC_ALL=C LANG=de_DE.UTF-8` is English, and so is a locale whose language the program lacks: no later variable
/// decides. See owncloud/client#6650. Finding core 4.
#[test]
fn the_language_is_the_one_that_posix_asks_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let known =
        ["en", "de", "fr", "it", "ja"].map(|tag| (tag, greeting(folder.path(), &[], &["--lang", tag])));
    let values: [&[Option<&'static str>]; 4] = [
        &[None, Some(""), Some("C"), Some("es_ES.UTF-8"), Some("fr_FR.UTF-8@euro")],
        &[None, Some("POSIX"), Some("it_IT")],
        &[None, Some("C.UTF-8"), Some("de_DE.UTF-8"), Some("ja_JP.UTF-8"), Some("tlh")],
        &[None, Some(""), Some("es:ja:de"), Some("es_ES:C:de"), Some("nl_NL.UTF-8")],
    ];
    let mut seen = std::collections::BTreeSet::new();
    for &all in values[0] {
        for &messages in values[1] {
            for &lang in values[2] {
                for &language in values[3] {
                    let chosen = [all, messages, lang, language];
                    let set: Vec<_> = VARIABLES
                        .into_iter()
                        .zip(chosen)
                        .filter_map(|(name, value)| Some((name, value?)))
                        .collect();
                    let get =
                        |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
                    let said = greeting(folder.path(), &set, &[]);
                    let tag = known.iter().find(|(_, text)| *text == said).map(|(tag, _)| *tag);
                    assert_eq!(tag, Some(oracle(get)), "{set:?}: {said}");
                    seen.extend(tag);
                }
            }
        }
    }
    assert_eq!(seen.len(), 5, "the families reach every language: {seen:?}");
}

/// No variable of the environment overrides the player's choice. Finding core 4.
#[test]
fn the_command_line_is_stronger_than_the_system() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, value) in [("LC_ALL", "C"), ("LC_ALL", "ja_JP.UTF-8"), ("LANGUAGE", "fr"), ("LANG", "it_IT")] {
        let said = greeting(folder.path(), &[(name, value)], &["--lang", "de"]);
        assert!(said.starts_with("Abande von Dieter Stein. Sechseck, "), "{name}={value}: {said}");
    }
}
