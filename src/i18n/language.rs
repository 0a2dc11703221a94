//! Which language is spoken: the one that was asked for, or that of the system.

use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::library::preferences::Language;
use crate::rules::excerpt;

/// The language that the system is set to, if the program speaks it; otherwise English.
pub fn of_system() -> Language {
    if cfg!(all(unix, not(target_os = "macos"))) {
        of_environment(|name| std::env::var_os(name).map(|value| value.to_string_lossy().into_owned()))
    } else {
        first_of(sys_locale::get_locales())
    }
}

/// The language that environment variables ask for, by the rules of POSIX and `gettext`: the first of `LC_ALL`,
/// `LC_MESSAGES` and `LANG` that is not empty names the locale; `LANGUAGE` lists what to take in its place, but not in
/// place of the locale `C`.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let value_of = |name| variable(name).filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(value_of).unwrap_or_default();
    if locale.is_empty() || is_posix(&locale) {
        return Language::English;
    }
    let wanted = value_of("LANGUAGE").unwrap_or(locale);
    // `C` in a list means the language of the sources, and what follows does not count.
    first_of(wanted.split(':').take_while(|locale| !is_posix(locale)))
}

/// Returns `true` if a locale such as `C`, `POSIX` or `C.UTF-8` means no language.
fn is_posix(locale: &str) -> bool {
    matches!(locale.split(['.', '@']).next(), Some("C" | "POSIX"))
}

/// Returns the language that a person asks for by a tag such as `de` or a locale such as `de-AT`.
///
/// # Errors
/// If the program does not speak it.
pub fn named(text: &str) -> Result<Language, UnknownLanguage> {
    let tagged = || Language::of_tag(&text.to_ascii_lowercase());
    tagged().or_else(|| of_locale(text)).ok_or_else(|| UnknownLanguage(excerpt(text)))
}

/// Error for a language that was asked for and that the program does not speak.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown language “{0}”: use {list}", list = offered_tags())]
pub struct UnknownLanguage(pub String);

/// The first of these locales whose language the program speaks; otherwise English.
fn first_of(locales: impl IntoIterator<Item = impl AsRef<str>>) -> Language {
    locales.into_iter().find_map(|locale| of_locale(locale.as_ref())).unwrap_or_default()
}

/// The language of a locale such as `de-AT` or `ja_JP.UTF-8`.
fn of_locale(locale: &str) -> Option<Language> {
    let tag = locale.split(['.', '@']).next()?;
    let wanted: LanguageIdentifier = tag.parse().ok()?;
    Language::OFFERED.into_iter().find(|&language| identifier(language).language == wanted.language)
}

/// Returns the identifier of a language, by which Fluent finds its plural rules.
pub(super) fn identifier(language: Language) -> LanguageIdentifier {
    let tag = if language == Language::Pseudo { Language::English.tag() } else { language.tag() };
    // The tags are our own; the test below reads each of them.
    tag.parse().unwrap_or_default()
}

/// The tags of all languages that are offered, as a sentence lists them.
fn offered_tags() -> String {
    crate::rules::listed(&Language::OFFERED.map(Language::tag), "or")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tag_reads_back() {
        for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
            assert_eq!(named(language.tag()), Ok(language));
            assert_ne!(identifier(language), LanguageIdentifier::default(), "{language}");
        }
    }

    #[test]
    fn the_systems_locale_is_understood() {
        assert_eq!(of_locale("en_GB.UTF-8"), Some(Language::English));
        assert_eq!(of_locale("de-AT"), Some(Language::German));
        assert_eq!(of_locale("ja_JP.UTF-8"), Some(Language::Japanese));
        assert_eq!(of_locale("C"), None);
        assert_eq!(first_of(["tlh", "it-CH", "en-US"]), Language::Italian);
        assert_eq!(first_of([""; 0]), Language::English);
    }

    #[test]
    fn an_unknown_language_is_refused_with_the_known_ones() {
        let refused = named("tlh").expect_err("not spoken here");
        assert!(refused.to_string().starts_with("unknown language “tlh”: use en"), "{refused}");
    }
}
