//! A sentence for a player before it is in any language: its id and its arguments.

use crate::play::LocalText;
use crate::rules::Player;

/// A sentence, a label or a part of either that is in no language yet: its id in the texts, and the arguments for
/// them. [`Words::say`] writes it in a language.
///
/// [`Words::say`]: super::Words::say
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

impl Message {
    /// Makes the message that has this id in the texts, with its arguments by name.
    pub(super) const fn new(id: &'static str, arguments: Vec<(&'static str, Argument)>) -> Self {
        Self { id, arguments }
    }

    /// The id by which the texts of all languages have the message.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The values that the text of the message may insert, by their names.
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
    }
}

/// A value that the text of a message can insert or choose its form by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A whole number. It also chooses the plural.
    Number(i64),
    /// A number with decimal places, in units of the last of them: `Decimal(125, 2)` is 1.25.
    Decimal(i64, u32),
    /// A text that is the same in every language: a label, a move, a name that the player typed, a path. A text can
    /// choose between forms, too: `{ $how -> [win] … *[lose] … }`.
    Text(String),
    /// A player: `$name` is the player's name, and `$name-is` chooses between `black` and `white`.
    Player(Player),
    /// A text from a file that has it in several languages.
    Local(&'static LocalText),
    /// Another message, written in the same language.
    Message(Message),
    /// Several, as a sentence lists them: `d4, d5 and e5`.
    All(Vec<Argument>),
    /// Several to choose from: `d4, d5 or e5`.
    Any(Vec<Argument>),
}

impl Argument {
    /// Joins several values into one argument, which a sentence lists with “and”: `d4, d5 and e5`.
    pub fn all<T: Into<Self>>(several: impl IntoIterator<Item = T>) -> Self {
        Self::All(several.into_iter().map(Into::into).collect())
    }

    /// Joins several values into one argument, which a sentence lists with “or”: `d4, d5 or e5`.
    pub fn any<T: Into<Self>>(several: impl IntoIterator<Item = T>) -> Self {
        Self::Any(several.into_iter().map(Into::into).collect())
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Player> for Argument {
    fn from(player: Player) -> Self {
        Self::Player(player)
    }
}

impl From<&'static LocalText> for Argument {
    fn from(text: &'static LocalText) -> Self {
        Self::Local(text)
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}
numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Id and arguments of a message, for the tests that compare the languages.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub struct Declared {
    /// Its id in the texts.
    pub id: &'static str,
    /// The names of its arguments.
    pub arguments: &'static [&'static str],
}

/// Declares the messages of a room: a function for each, named like the message in the texts, and the list `DECLARED`
/// of all of them.
///
/// ```ignore
/// messages! {
///     your_move;
///     hand(pieces: u8);
/// }
/// ```
macro_rules! messages {
    ($($(#[$note:meta])* $id:ident $(($($argument:ident: $kind:ty),+ $(,)?))?;)*) => {
        $(
            $(#[$note])*
            #[doc = concat!("The text `", stringify!($id), "`.")]
            pub fn $id($($($argument: $kind),+)?) -> $crate::i18n::Message {
                $crate::i18n::Message::new(
                    stringify!($id),
                    vec![$($((stringify!($argument), $crate::i18n::Argument::from($argument))),+)?],
                )
            }
        )*

        /// Every message of this room.
        #[cfg(test)]
        pub(in crate::i18n) const DECLARED: &[$crate::i18n::Declared] = &[
            $($crate::i18n::Declared {
                id: stringify!($id),
                arguments: &[$($(stringify!($argument)),+)?],
            }),*
        ];
    };
}

pub(super) use messages;
