//! What the sources and the documents promise: imports, sentences outside `i18n`, recipes, links and examples.

mod docs;
mod floors;
mod literals;
mod recipes;
