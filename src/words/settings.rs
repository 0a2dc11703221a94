//! The settings, and what the program says about itself.

use super::message::messages;

messages! {
    language_heading;
    language_of_system;
}
