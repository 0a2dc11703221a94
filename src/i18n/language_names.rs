//! What each language is called in every language, so that a search finds it whatever language the player thinks in.

use super::Language;

/// Returns the names of a language in all languages that the program speaks.
pub const fn language_names(language: Language) -> &'static str {
    match language {
        Language::English => "English Englisch anglais inglese 英語",
        Language::German => "German Deutsch allemand tedesco ドイツ語",
        Language::French => "French Französisch français francese フランス語",
        Language::Italian => "Italian Italienisch italien italiano イタリア語",
        Language::Japanese => "Japanese Japanisch japonais giapponese 日本語 nihongo",
        Language::Pseudo => "",
    }
}
