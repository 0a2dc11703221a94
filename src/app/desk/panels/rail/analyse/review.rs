//! The review: accuracy of both players, their mistakes, and better moves.

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::super::commands::CommandButton;
use super::super::super::widgets::{self, Button, ListRow, clipped, galley, put, with_whole};
use super::super::super::{Model, Request, icons, theme};
use super::super::parts::FACTS;
use super::{counted, muted_sentence, sentence};
use crate::app::game::{MatchRequested, RetryState, ReviewState};
use crate::app::input::{Command, StudyCommand};
use crate::i18n::terminal::learning;
use crate::i18n::{Message, analysis as messages, study};
use crate::play::{NodeId, Tree};
use crate::rules::{Game, Player};
use crate::study::{BETTER_LINE_PLIES, MistakeGrade, Review, ReviewProgress, ReviewedMove};

const ROW: f32 = 32.0;

/// Shows the review of the game: its button, its progress, or the mistakes that it has found. `seen` is the mistake
/// that was shown last; another one is scrolled into view.
pub(super) fn show(ui: &mut Ui, seen: &mut Option<NodeId>, model: &Model) -> Vec<Request> {
    match model.reviewing.state(model.game) {
        ReviewState::Impossible => {
            muted_sentence(ui, model, messages::review_none());
            Vec::new()
        }
        ReviewState::Possible => {
            let request = button(ui, model, Command::Study(StudyCommand::Review));
            muted_sentence(ui, model, messages::review_offer());
            request.into_iter().collect()
        }
        ReviewState::Running(progress) => running(ui, model, progress).into_iter().collect(),
        ReviewState::Done(review) => done(ui, seen, model, review),
    }
}

fn button(ui: &mut Ui, model: &Model, command: Command) -> Option<Request> {
    let button = CommandButton::of(command, model)?;
    button.show(ui, button.look().height(theme::TOUCH).exact_width(ui.available_width()))
}

fn running(ui: &mut Ui, model: &Model, progress: ReviewProgress) -> Option<Request> {
    let text = model.words.say(study::review_progress(progress.done, progress.all));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::ProgressIndicator, true, &text));
    #[expect(clippy::cast_precision_loss, reason = "positions of a game")]
    let share = progress.done as f32 / progress.all.max(1) as f32;
    ui.painter().rect_filled(rect, 6, theme::card());
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
    ui.painter().rect_filled(done, 6, theme::chosen_fill());
    let text = clipped(ui, &text, theme::text(13.0), theme::ink(), rect.width() - 12.0);
    put(ui.painter(), rect.center(), Align2::CENTER_CENTER, text);
    let label = model.words.say(messages::review_cancel());
    let cancel = Button::new(&label).id("cancel-review").height(theme::TOUCH);
    let cancel = cancel.exact_width(ui.available_width()).show(ui);
    cancel.clicked().then_some(Request::CancelReview)
}

/// Shows a finished review: accuracy, the mistakes, and details of the one at the cursor.
fn done(ui: &mut Ui, seen: &mut Option<NodeId>, model: &Model, review: &Review) -> Vec<Request> {
    let mut requests = Vec::new();
    accuracy(ui, model, review);
    let mistakes = review.mistakes();
    if mistakes.is_empty() {
        sentence(ui, model, study::review_flawless(), theme::good());
        return requests;
    }
    muted_sentence(ui, model, study::review_chances());
    requests.extend(walk(ui, model, review));
    requests.extend(retry(ui, model));
    // The message about the retry is enough, even if the player repeats the mistake.
    let shown = model.reviewing.explained_mistake(model.game.cursor());
    if let Some(mistake) = shown {
        let card = ui.scope(|ui| requests.extend(details(ui, model, mistake)));
        if *seen != Some(mistake.to) {
            card.response.scroll_to_me(None);
        }
    }
    *seen = shown.map(|mistake| mistake.to);
    ui.spacing_mut().item_spacing.y = 2.0;
    let own = model.reviewing.walked(model.game);
    for (heading, mistakes) in in_order(mistakes, own) {
        if let Some(heading) = heading {
            ui.add_space(4.0);
            muted_sentence(ui, model, heading);
        }
        for mistake in mistakes {
            let chosen = shown.is_some_and(|shown| shown.to == mistake.to);
            requests.extend(row(ui, model, mistake, chosen));
        }
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    requests
}

/// Mistakes as they were played, which is the order in which they are numbered. For a person who played alone, their
/// own come first, and those of the computer follow.
fn in_order(
    mut mistakes: Vec<&ReviewedMove>,
    own: Option<Player>,
) -> Vec<(Option<Message>, Vec<&ReviewedMove>)> {
    mistakes.sort_by_key(|mistake| mistake.ply);
    let Some(own) = own else { return vec![(None, mistakes)] };
    let (mine, others): (Vec<_>, Vec<_>) =
        mistakes.into_iter().partition(|mistake| mistake.judgement.player == own);
    let groups = [(messages::review_own_mistakes(), mine), (messages::review_other_mistakes(), others)];
    let groups = groups.into_iter().filter(|(_, mistakes)| !mistakes.is_empty());
    groups.map(|(heading, mistakes)| (Some(heading), mistakes)).collect()
}

/// Buttons for the previous and the next mistake, with the number of the current one.
fn walk(ui: &mut Ui, model: &Model, review: &Review) -> Vec<Request> {
    let shown = model.reviewing.mistake_at(model.game.cursor());
    // Where one person's mistakes are stepped through, those of the computer have numbers of their own.
    let own = model.reviewing.walked(model.game);
    let player = own.map(|own| shown.map_or(own, |shown| shown.judgement.player));
    let is_counted = |reviewed: &&ReviewedMove| {
        let judgement = &reviewed.judgement;
        judgement.grade.is_some() && player.is_none_or(|player| judgement.player == player)
    };
    let graded = review.moves.iter().filter(is_counted);
    let number = graded.clone().position(|one| shown.is_some_and(|shown| shown.to == one.to));
    let all = graded.count();
    let text = match number {
        Some(index) => messages::review_position(index + 1, all),
        None => messages::review_mistakes_count(all),
    };
    let mut requests = Vec::new();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = ui.available_width();
        requests.extend(step(ui, model, Command::Study(StudyCommand::PreviousMistake)));
        let middle = vec2(width - 2.0 * (theme::BUTTON + 4.0), theme::TAB);
        let (rect, response) = ui.allocate_exact_size(middle, Sense::hover());
        let text = model.words.say(text);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        let shown = clipped(ui, &text, theme::strong(14.5), theme::ink(), rect.width());
        with_whole(response, &shown, &text);
        put(ui.painter(), rect.center(), Align2::CENTER_CENTER, shown);
        requests.extend(step(ui, model, Command::Study(StudyCommand::NextMistake)));
    });
    requests
}

/// An icon button for a command.
fn step(ui: &mut Ui, model: &Model, command: Command) -> Option<Request> {
    let button = CommandButton::of(command, model)?;
    button.show(ui, button.look().labelled(false).height(theme::TAB).exact_width(theme::BUTTON))
}

/// Accuracy of both players.
fn accuracy(ui: &mut Ui, model: &Model, review: &Review) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 32.0), Sense::hover());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    let percent = |player| review.accuracy[player].map(|accuracy| accuracy.round() as u8);
    let told = study::of_accuracies(review).map(|accuracy| model.words.say(accuracy));
    let told = told.collect::<Vec<_>>().join(" ");
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    ui.painter().rect_filled(rect, theme::RADIUS, theme::card());
    let middle = rect.center().y;
    let mut right = rect.right() - 12.0;
    for player in [Player::White, Player::Black] {
        let text = percent(player)
            .map_or_else(|| "–".to_owned(), |percent| model.words.say(messages::percent(percent)));
        let text = galley(ui, &text, theme::strong(16.0), theme::ink());
        let left = put(ui.painter(), pos2(right, middle), Align2::RIGHT_CENTER, text).left();
        icons::disc(ui.painter(), pos2(left - 14.0, middle), 8.0, player);
        right = left - 36.0;
    }
    let label = model.words.say(messages::review_accuracy_label());
    let label = clipped(ui, &label, theme::text(13.0), theme::muted(), right - rect.left() - 12.0);
    put(ui.painter(), pos2(rect.left() + 12.0, middle), Align2::LEFT_CENTER, label);
    response.on_hover_text(told);
}

/// Message while the player looks for a better move.
fn retry(ui: &mut Ui, model: &Model) -> Option<Request> {
    let retry = model.reviewing.retry()?;
    let (cursor, tree) = (model.game.cursor(), model.game.tree());
    let (text, color) = match &retry.tried {
        _ if retry.from == cursor => (learning::again_here(tree.game(retry.from).to_move()?), theme::ink()),
        RetryState::Judging(node, _) if *node == cursor => (messages::again_judging(), theme::muted()),
        RetryState::Judged(node, judgement) if *node == cursor => {
            let color = if judgement.grade.is_none() { theme::good() } else { theme::danger() };
            (messages::of_trial(tree.game(retry.from), judgement), color)
        }
        _ => return None,
    };
    card(ui, |ui| {
        sentence(ui, model, text, color);
        if retry.from == cursor { None } else { button(ui, model, Command::Study(StudyCommand::TryAgain)) }
    })
}

/// Loss of a mistake, the better line, and facts about both.
fn details(ui: &mut Ui, model: &Model, mistake: &ReviewedMove) -> Option<Request> {
    let tree = model.game.tree();
    let before = tree.game(mistake.from);
    let board = before.board();
    card(ui, |ui| {
        sentence(ui, model, study::of_loss(written(tree, mistake), &mistake.judgement), theme::ink());
        // Comes before the answer, for a player who wants to find it.
        let request = button(ui, model, Command::Study(StudyCommand::TryAgain));
        for fact in mistake.facts.iter().take(FACTS) {
            muted_sentence(ui, model, study::of_fact(fact, board));
        }
        if !mistake.judgement.is_best() {
            let line =
                mistake.judgement.best.iter().take(BETTER_LINE_PLIES).map(|mv| mv.display(board).to_string());
            let line = line.collect::<Vec<_>>().join(" ");
            sentence(ui, model, study::review_better(line), theme::good());
            for fact in mistake.better.iter().take(FACTS) {
                muted_sentence(ui, model, study::of_fact(fact, board));
            }
        }
        request
    })
}

fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    widgets::card(ui, 10, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        contents(ui)
    })
}

/// A row with a mistake: glyph, move and loss.
fn row(ui: &mut Ui, model: &Model, mistake: &ReviewedMove, chosen: bool) -> Option<Request> {
    let grade = mistake.judgement.grade?;
    let mv = numbered(model.game.tree(), mistake.to);
    let name = model.words.say(messages::mistake_name(mv.clone(), of_grade(grade)));
    let (id, cost) = (format!("mistake-{}", mistake.ply), cost(model, mistake));
    let row = ListRow::new(&mv).named(&name).id(&id).secondary(&cost).height(ROW).card();
    let response = row.text(14.0, 56.0, 10.0).selected(chosen).show(ui);
    let (left, middle) = (response.rect.left(), response.rect.center().y);
    let glyph = galley(ui, grade.suffix(), theme::strong(14.5), color(grade));
    put(ui.painter(), pos2(left + 18.0, middle), Align2::CENTER_CENTER, glyph);
    icons::disc(ui.painter(), pos2(left + 42.0, middle), 7.0, mistake.judgement.player);
    let loss = model.words.say(study::of_loss(written(model.game.tree(), mistake), &mistake.judgement));
    response.on_hover_text(loss).clicked().then_some(Request::Match(MatchRequested::GoTo(mistake.to)))
}

/// Loss in short: the chance of winning, or points if that did not change.
fn cost(model: &Model, mistake: &ReviewedMove) -> String {
    let loss = &mistake.judgement.loss;
    match loss.percent() {
        0 if counted(model) => format!("−{:.0}", loss.points()),
        percent => model.words.say(messages::percent_lost(percent)),
    }
}

fn color(grade: MistakeGrade) -> Color32 {
    if grade == MistakeGrade::Inaccuracy { theme::dubious() } else { theme::danger() }
}

fn of_grade(grade: MistakeGrade) -> Message {
    match grade {
        MistakeGrade::Inaccuracy => messages::grade_inaccuracy(),
        MistakeGrade::Mistake => messages::grade_mistake(),
        MistakeGrade::Blunder => messages::grade_blunder(),
    }
}

/// A move with its number and its glyph, such as `12. d4?`.
fn written(tree: &Tree, mistake: &ReviewedMove) -> String {
    let glyph = mistake.judgement.grade.map(MistakeGrade::suffix).unwrap_or_default();
    format!("{}{glyph}", numbered(tree, mistake.to))
}

/// A move with its number, such as `12. d4` or `12… d4`.
fn numbered(tree: &Tree, node: NodeId) -> String {
    let here = tree.node(node);
    let (Some(parent), Some(mv)) = (here.parent(), here.mv()) else { return String::new() };
    let before = tree.game(parent);
    let dots = if before.to_move() == Some(Player::White) { "…" } else { "." };
    format!("{}{dots} {}", before.ply() / 2 + 1, mv.display(before.board()))
}
