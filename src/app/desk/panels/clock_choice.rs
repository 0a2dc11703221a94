//! The choice of a clock in the dialog for a new game.

use bevy_egui::egui::{Align, Margin, TextEdit, Ui, WidgetInfo, WidgetType};

use super::widgets::{Button, FORM_LIST, Weight, drop_down, explain, form_row, record_place, select_all};
use super::{theme, words};
use crate::i18n::{Message, Words, clock as messages};
use crate::play::{TimeControl, TimeControlError};
use crate::rules::{ByPlayer, Player};

/// Time controls to choose from, as they are typed.
const PRESETS: [&str; 6] = ["3+2", "5+3", "10+5", "15+10", "10b3x30", "3h"];
/// Width of the field of a time control, in points.
const FIELD: f32 = 96.0;
/// The longest text that a field takes, in letters.
const LONGEST: usize = 24;

/// The clock of a new game, as far as it is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ClockForm {
    choice: Choice,
    /// Text of the field for both players or, with odds, for Black.
    typed: String,
    /// Text of the field for White.
    typed_for_white: String,
    white_has_another: bool,
    /// The field has just come up.
    begins: bool,
}

/// An entry of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    NoClock,
    Preset(TimeControl),
    /// A time control that the player types.
    Custom,
}

impl ClockForm {
    /// Makes the choice, with this clock chosen.
    pub(super) fn new(clock: Option<ByPlayer<TimeControl>>) -> Self {
        let form = |choice, typed: String, typed_for_white: String| Self {
            choice,
            white_has_another: typed != typed_for_white,
            typed,
            typed_for_white,
            begins: false,
        };
        let Some(clock) = clock else { return form(Choice::NoClock, String::new(), String::new()) };
        let [black, white] = Player::ALL.map(|player| clock[player]);
        let is_preset = black == white && presets().any(|preset| preset == black);
        let choice = if is_preset { Choice::Preset(black) } else { Choice::Custom };
        form(choice, black.to_string(), white.to_string())
    }

    /// Returns the clock that is chosen; `None` for a game without one.
    pub(super) fn chosen(&self) -> Result<Option<ByPlayer<TimeControl>>, TimeControlError> {
        match self.choice {
            Choice::NoClock => Ok(None),
            Choice::Preset(control) => Ok(Some(ByPlayer::new(control, control))),
            Choice::Custom => {
                let black = self.typed.parse()?;
                let white = if self.white_has_another { self.typed_for_white.parse()? } else { black };
                Ok(Some(ByPlayer::new(black, white)))
            }
        }
    }

    /// Exchanges the players' times.
    pub(super) fn swap(&mut self) {
        if self.white_has_another {
            std::mem::swap(&mut self.typed, &mut self.typed_for_white);
        }
    }

    fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::NoClock => {}
            Choice::Preset(control) => {
                // It can be changed from there.
                (self.typed, self.white_has_another) = (control.to_string(), false);
            }
            Choice::Custom => {
                if self.typed.is_empty() {
                    PRESETS[1].clone_into(&mut self.typed);
                }
                self.begins = true;
            }
        }
        self.choice = choice;
    }

    /// Shows the choice on one row or, while a time is typed, on two. With `komi_pie` nobody has a colour yet.
    pub(super) fn show(&mut self, ui: &mut Ui, komi_pie: bool, words: &Words) {
        form_row(ui, "clock", Some(&words.say(messages::clock_heading())), |ui| {
            self.list(ui, words);
            match self.choice {
                Choice::NoClock | Choice::Preset(_) => {
                    explain(ui, &words.say(self.choice.means()), theme::muted());
                }
                Choice::Custom => {
                    let what = if self.white_has_another {
                        messages::time_for(words::seat_title(Player::Black, komi_pie))
                    } else {
                        messages::time_for_both()
                    };
                    let begins = std::mem::take(&mut self.begins);
                    field(ui, ("clock-time", &what, begins), &mut self.typed, words);
                    explain_typed(ui, &self.typed, !self.white_has_another, words);
                }
            }
        });
        if self.choice == Choice::Custom {
            form_row(ui, "white-clock", None, |ui| self.for_white(ui, komi_pie, words));
        }
    }

    fn list(&mut self, ui: &mut Ui, words: &Words) {
        let label = self.choice.label(words);
        let what = words.say(messages::clock_heading());
        let all: Vec<_> = Choice::all().map(|choice| (choice, choice.label(words), choice.name())).collect();
        let options = all.iter().map(|(choice, label, name)| (*choice, label.clone(), Some(name.as_str())));
        let tip = |choice: &Choice| Some(words.say(choice.means()));
        let shown = (&self.choice, label);
        let (clicked, list) = drop_down(ui, ("clock", &what), FORM_LIST, shown, options, tip);
        record_place(ui, "clock", list.rect);
        list.on_hover_text(words.say(self.choice.means()));
        if let Some(choice) = clicked {
            self.choose(choice);
        }
    }

    /// The button that gives White another time, and its field.
    fn for_white(&mut self, ui: &mut Ui, komi_pie: bool, words: &Words) {
        let label =
            if komi_pie { messages::other_time_for_picker() } else { messages::other_time_for_white() };
        let label = words.say(label);
        let button = Button::new(&label).id("white-has-another").height(theme::TOUCH).weight(Weight::Choice);
        let mut begins = false;
        if button.selected(self.white_has_another).show(ui).clicked() {
            self.white_has_another = !self.white_has_another;
            self.typed_for_white.clone_from(&self.typed);
            begins = self.white_has_another;
        }
        if self.white_has_another {
            let what = messages::time_for(words::seat_title(Player::White, komi_pie));
            field(ui, ("clock-time-of-white", &what, begins), &mut self.typed_for_white, words);
            explain_typed(ui, &self.typed_for_white, false, words);
        }
    }
}

impl Choice {
    fn all() -> impl Iterator<Item = Self> {
        [Self::NoClock].into_iter().chain(presets().map(Self::Preset)).chain([Self::Custom])
    }

    /// Name in `--probe`.
    fn name(self) -> String {
        match self {
            Self::NoClock => "clock:none".to_owned(),
            Self::Preset(control) => format!("clock:{control}"),
            Self::Custom => "clock:custom".to_owned(),
        }
    }

    fn label(self, words: &Words) -> String {
        match self {
            Self::NoClock => words.say(messages::without_clock()),
            Self::Preset(control) => words.say_argument(&messages::of_choice(control)),
            Self::Custom => words.say(messages::custom_clock()),
        }
    }

    /// Explanation of the entry for people who know no time controls.
    fn means(self) -> Message {
        match self {
            Self::NoClock => messages::without_clock_means(),
            Self::Preset(control) => messages::of_time_control(control, true),
            Self::Custom => messages::time_control_examples(),
        }
    }
}

fn presets() -> impl Iterator<Item = TimeControl> {
    PRESETS.into_iter().filter_map(|text| text.parse().ok())
}

/// Shows a field for a time control: its name, what it is for, and whether it gets the focus.
fn field(ui: &mut Ui, (name, what, begins): (&str, &Message, bool), text: &mut String, words: &Words) {
    let edit = TextEdit::singleline(text).id_salt(name).font(theme::text(14.5)).char_limit(LONGEST);
    let edit = edit.margin(Margin::symmetric(8, 4)).vertical_align(Align::Center);
    let response = ui.add_sized([FIELD, theme::TOUCH], edit.desired_width(FIELD));
    let what = words.say(what);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &what));
    record_place(ui, name, response.rect);
    if begins {
        response.request_focus();
        select_all(ui, response.id, text);
    }
    response.on_hover_text(words.say(messages::time_control_examples()));
}

/// Says what was typed, or what is wrong with it. `both` says that it is for each of the two players.
fn explain_typed(ui: &mut Ui, typed: &str, both: bool, words: &Words) {
    let (said, color) = match typed.parse() {
        Ok(control) => (messages::of_time_control(control, both), theme::muted()),
        Err(error) => (messages::of_time_control_error(error), theme::danger()),
    };
    explain(ui, &words.say(said), color);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(black: &str, white: &str) -> ByPlayer<TimeControl> {
        ByPlayer::new(black.parse().unwrap(), white.parse().unwrap())
    }

    #[test]
    fn every_preset_is_a_time_control() {
        assert_eq!(presets().count(), PRESETS.len());
    }

    #[test]
    fn the_form_has_the_clock_that_it_was_made_with() {
        for clock in [None, Some(clock("5+3", "5+3")), Some(clock("7d2", "7d2")), Some(clock("5+3", "1"))] {
            assert_eq!(ClockForm::new(clock).chosen(), Ok(clock));
        }
        assert_eq!(ClockForm::new(Some(clock("5+3", "5+3"))).choice, Choice::Preset("5+3".parse().unwrap()));
        let mut odds = ClockForm::new(Some(clock("5+3", "1")));
        odds.swap();
        assert_eq!(odds.chosen(), Ok(Some(clock("1", "5+3"))));
    }

    #[test]
    fn a_preset_can_be_changed() {
        let mut form = ClockForm::new(Some(clock("15+10", "15+10")));
        form.choose(Choice::Custom);
        assert_eq!(form.chosen(), Ok(Some(clock("15+10", "15+10"))));
        form.typed.push('x');
        assert_eq!(form.chosen(), Err(TimeControlError::Syntax));
        form.choose(Choice::NoClock);
        assert_eq!(form.chosen(), Ok(None));
    }
}
