//! The system clipboard, read and written on threads: it belongs to another program, which may be slow or hang, and
//! no frame waits for long.

use std::mem;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::winit::DisplayHandleWrapper;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiClipboard, EguiContext, EguiFullOutput, EguiInputSet, EguiPostUpdateSet, egui};
use winit::raw_window_handle::{HasDisplayHandle, RawDisplayHandle};

use crate::app::game::{RedrawScheduler, Toast, WindowWaker};
use crate::i18n::notices;
use crate::library::Wake;

/// Longest time that a frame waits for pasted text, which usually arrives in time, and so before the next keystroke.
const PASTE_WAIT: Duration = Duration::from_millis(30);
/// Time after which the other program is taken to hang.
const TIMEOUT: Duration = Duration::from_secs(2);
/// Interval between checks for a timeout.
const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// At exit, the longest wait for a clipboard manager to take over the text.
const EXIT_WAIT: Duration = Duration::from_millis(300);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clipboard>()
        .add_systems(PreStartup, open)
        .add_systems(PreUpdate, poll.in_set(EguiInputSet::ReadBevyMessages).after(super::typing::read_typing))
        .add_systems(
            PostUpdate,
            copy_texts
                .in_set(CopySystems)
                .after(super::fallback_fonts::find_missing_glyphs)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// Systems that write texts copied in this frame to the system's clipboard, and remove them from egui's output.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CopySystems;

/// Takes the clipboard over from `bevy_egui`, which would let a frame wait for another program.
fn open(
    mut clipboard: ResMut<Clipboard>,
    waker: Res<WindowWaker>,
    display: Option<Res<DisplayHandleWrapper>>,
    of_egui: Option<ResMut<EguiClipboard>>,
) {
    let Some(mut of_egui) = of_egui else { return };
    let mut first = Some(mem::take(&mut *of_egui));
    let is_wayland = display.is_some_and(|display| {
        display.0.display_handle().is_ok_and(|handle| matches!(handle.as_raw(), RawDisplayHandle::Wayland(_)))
    });
    let open = move || -> Access {
        let mut clipboard = first.take().unwrap_or_default();
        Box::new(move |task| match task {
            Task::Read => clipboard.get_text(),
            Task::Write(text) => {
                clipboard.set_text(&text);
                None
            }
        })
    };
    *clipboard = Clipboard::start(Box::new(open), is_wayland, waker.wake());
}

/// Delivers a clipboard text that arrives late, if the keyboard focus has not moved since.
fn poll(
    mut clipboard: ResMut<Clipboard>,
    mut contexts: Query<(Entity, &mut EguiContext)>,
    mut inputs: MessageWriter<EguiInputEvent>,
    mut toasts: MessageWriter<Toast>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    if !clipboard.is_busy() {
        return;
    }
    redraws.draw_within(POLL_INTERVAL);
    let focus = |context: &mut EguiContext| context.get_mut().memory(egui::Memory::focused);
    let now = contexts.iter_mut().find_map(|(_, mut context)| focus(&mut context));
    if let Some(reading) = clipboard.reading.as_mut() {
        // The frame of the request did not know which widget had the focus.
        let wanted = *reading.focus.get_or_insert(now);
        if wanted != now && reading.target == Target::Keys {
            clipboard.reading = None;
        }
    }
    match clipboard.poll(Instant::now()) {
        Some(Polled::Text(text)) => {
            for (context, _) in &contexts {
                inputs.write(EguiInputEvent { context, event: egui::Event::Paste(text.clone()) });
            }
            redraws.settle();
        }
        Some(Polled::NotRead) => drop(toasts.write(Toast::error(notices::clipboard_not_read()))),
        Some(Polled::NotWritten) => drop(toasts.write(Toast::error(notices::clipboard_not_written()))),
        None => {}
    }
}

/// Takes `CopyText` commands out of egui’s output and writes them to the clipboard.
fn copy_texts(
    mut outputs: Query<&mut EguiFullOutput>,
    mut clipboard: ResMut<Clipboard>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    for mut output in &mut outputs {
        let Some(output) = output.bypass_change_detection().0.as_mut() else { continue };
        output.platform_output.commands.retain(|command| match command {
            egui::OutputCommand::CopyText(text) => {
                if !text.is_empty() {
                    clipboard.copy(text.clone());
                    redraws.draw_within(POLL_INTERVAL);
                }
                false
            }
            _ => true,
        });
    }
}

/// Where pasted text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// The widget with the keyboard focus.
    Keys,
    /// The page for setting up a position.
    Setup,
}

/// Access to the system's clipboard, through threads, since other programs may keep it waiting.
#[derive(Resource)]
pub(super) struct Clipboard {
    open: Open,
    wake: Wake,
    /// Reading and writing share one access to the clipboard: under Wayland there is only one.
    shared: bool,
    reader: Option<Sender<(u32, Task)>>,
    writer: Option<Sender<(u32, Task)>>,
    answers: Mutex<Receiver<(u32, Option<String>)>>,
    answers_to: Option<Sender<(u32, Option<String>)>>,
    last: u32,
    reading: Option<Reading>,
    writing: Option<(u32, Instant)>,
    /// Late text for [`Target::Setup`], until it is taken.
    setup: Option<String>,
}

/// A read of the clipboard that is not answered yet.
#[derive(Clone, Copy, Debug)]
struct Reading {
    id: u32,
    since: Instant,
    target: Target,
    /// The widget that had the keyboard focus when the text was requested: unknown at first, possibly none.
    #[expect(clippy::option_option, reason = "not known yet is another thing than nothing")]
    focus: Option<Option<egui::Id>>,
}

/// Task for a thread that has access to the clipboard.
enum Task {
    Read,
    Write(String),
}

/// Runs a task on the clipboard’s thread; a read returns the text.
type Access = Box<dyn FnMut(Task) -> Option<String> + Send>;
/// Makes the access to the clipboard for a new thread.
type Open = Box<dyn FnMut() -> Access + Send + Sync>;

/// Event that [`Clipboard::poll`] reports: pasted text has arrived, or a task has taken too long.
#[derive(Debug, PartialEq, Eq)]
enum Polled {
    Text(String),
    NotRead,
    NotWritten,
}

impl Default for Clipboard {
    /// Creates a clipboard that is always empty.
    fn default() -> Self {
        Self::start(Box::new(|| Box::new(|_| None)), true, Wake::default())
    }
}

impl Clipboard {
    /// Makes a clipboard. Its threads start with the first task.
    fn start(open: Open, shared: bool, wake: Wake) -> Self {
        let (answers_to, answers) = channel();
        Self {
            open,
            wake,
            shared,
            reader: None,
            writer: None,
            answers: Mutex::new(answers),
            answers_to: Some(answers_to),
            last: 0,
            reading: None,
            writing: None,
            setup: None,
        }
    }

    const fn is_busy(&self) -> bool {
        self.reading.is_some() || self.writing.is_some()
    }

    /// Reads the clipboard for a target, waiting for a short time. The text is empty if there is none; `None` means
    /// that it arrives later, or that a message reports the failure.
    pub(super) fn paste(&mut self, target: Target) -> Option<String> {
        let id = self.ask(Task::Read);
        self.reading = Some(Reading { id, since: Instant::now(), target, focus: None });
        let until = Instant::now() + PASTE_WAIT;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            let answers = self.answers.get_mut().unwrap_or_else(PoisonError::into_inner);
            let Ok(answer) = answers.recv_timeout(left) else { break };
            if answer.0 == id {
                self.reading = None;
                return Some(answer.1.unwrap_or_default());
            }
            self.finish_write(answer.0);
        }
        None
    }

    /// Puts a text into the clipboard.
    fn copy(&mut self, text: String) {
        let id = self.ask(Task::Write(text));
        self.writing = Some((id, Instant::now()));
    }

    /// Takes text for the page that sets up a position, if it arrived only after [`paste`](Self::paste) had returned.
    pub(super) const fn take_setup(&mut self) -> Option<String> {
        self.setup.take()
    }

    /// Ends the wait for the write with this number, if it is the one that is waited for.
    fn finish_write(&mut self, id: u32) {
        self.writing = self.writing.filter(|(writing, _)| *writing != id);
    }

    /// Processes answers and timeouts, and returns the first one that the player should notice.
    fn poll(&mut self, now: Instant) -> Option<Polled> {
        loop {
            let answers = self.answers.get_mut().unwrap_or_else(PoisonError::into_inner);
            let Ok((id, text)) = answers.try_recv() else { break };
            self.finish_write(id);
            if let Some(reading) = self.reading.take_if(|reading| reading.id == id) {
                let text = text.unwrap_or_default();
                match reading.target {
                    Target::Keys => return Some(Polled::Text(text)),
                    Target::Setup => self.setup = Some(text),
                }
            }
        }
        if self.reading.take_if(|reading| now >= reading.since + TIMEOUT).is_some() {
            // The next read gets a thread of its own. A hanging thread ends once the other program does.
            if !self.shared {
                self.reader = None;
            }
            return Some(Polled::NotRead);
        }
        if self.writing.take_if(|(_, since)| now >= *since + TIMEOUT).is_some() {
            if !self.shared {
                self.writer = None;
            }
            return Some(Polled::NotWritten);
        }
        None
    }

    /// Sends a task to its thread, which is started if there is none. Returns the number of the task.
    fn ask(&mut self, task: Task) -> u32 {
        self.last = self.last.wrapping_add(1);
        let thread =
            if self.shared || matches!(task, Task::Write(_)) { &mut self.writer } else { &mut self.reader };
        let thread =
            thread.get_or_insert_with(|| serve((self.open)(), self.answers_to.clone(), self.wake.clone()));
        // Without a thread there is no answer, and the timeout reports that.
        let _ = thread.send((self.last, task));
        self.last
    }
}

impl Drop for Clipboard {
    /// Ends the threads, and gives a clipboard manager time to take over the copied text.
    fn drop(&mut self) {
        (self.reader, self.writer, self.answers_to) = (None, None, None);
        let until = Instant::now() + EXIT_WAIT;
        let answers = self.answers.get_mut().unwrap_or_else(PoisonError::into_inner);
        while let Some(left) = until.checked_duration_since(Instant::now())
            && !matches!(answers.recv_timeout(left), Err(RecvTimeoutError::Disconnected))
        {}
    }
}

/// Starts a thread that carries out tasks and sends the answers. It ends when the returned channel for tasks is closed.
fn serve(
    mut access: Access,
    answers_to: Option<Sender<(u32, Option<String>)>>,
    wake: Wake,
) -> Sender<(u32, Task)> {
    let (ask, asked) = channel::<(u32, Task)>();
    let thread = thread::Builder::new().name("clipboard".into()).spawn(move || {
        let Some(answers_to) = answers_to else { return };
        while let Ok((id, task)) = asked.recv() {
            if answers_to.send((id, access(task))).is_ok() {
                wake.call();
            }
        }
        // Hand the text over before the closed channel announces that this thread has ended.
        drop(access);
        drop(answers_to);
    });
    if let Err(error) = thread {
        warn!("no thread can be started for the clipboard: {error}");
    }
    ask
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    /// Creates a clipboard whose other program hangs while the lock is held.
    fn clipboard(shared: bool) -> (Clipboard, Arc<Mutex<()>>) {
        let hangs = Arc::new(Mutex::new(()));
        let text = Arc::new(Mutex::new("theirs".to_owned()));
        let open = {
            let hangs = Arc::clone(&hangs);
            move || -> Access {
                let (hangs, text) = (Arc::clone(&hangs), Arc::clone(&text));
                Box::new(move |task| match task {
                    Task::Read => {
                        drop(hangs.lock());
                        Some(text.lock().unwrap().clone())
                    }
                    Task::Write(written) => {
                        *text.lock().unwrap() = written;
                        None
                    }
                })
            }
        };
        (Clipboard::start(Box::new(open), shared, Wake::default()), hangs)
    }

    /// Pastes, and waits until the text arrives.
    fn pasted(clipboard: &mut Clipboard) -> String {
        let mut text = clipboard.paste(Target::Keys);
        let asked = Instant::now();
        while text.is_none() {
            thread::sleep(Duration::from_millis(1));
            if let Some(Polled::Text(late)) = clipboard.poll(asked) {
                text = Some(late);
            }
        }
        text.unwrap()
    }

    #[test]
    fn what_is_copied_is_pasted() {
        for shared in [false, true] {
            let (mut clipboard, _) = clipboard(shared);
            assert_eq!(pasted(&mut clipboard), "theirs");
            clipboard.copy("ours".into());
            let copied = Instant::now();
            while clipboard.is_busy() {
                assert_eq!(clipboard.poll(copied), None);
            }
            assert_eq!(pasted(&mut clipboard), "ours");
        }
    }

    #[test]
    fn a_program_that_hangs_is_given_up_and_what_it_says_later_is_not_pasted() {
        let (mut clipboard, hangs) = clipboard(false);
        let held = hangs.lock().unwrap();
        for _ in 0..3 {
            assert_eq!(clipboard.paste(Target::Keys), None, "no frame waits for it");
            let asked = Instant::now();
            assert_eq!(clipboard.poll(asked), None);
            assert_eq!(clipboard.poll(asked + TIMEOUT), Some(Polled::NotRead), "it is told");
            assert!(!clipboard.is_busy());
            // Copying works all the same.
            clipboard.copy("ours".into());
            let copied = Instant::now();
            while clipboard.is_busy() {
                assert_eq!(clipboard.poll(copied), None);
            }
        }
        drop(held);
        assert_eq!(pasted(&mut clipboard), "ours");
        assert_eq!(clipboard.poll(Instant::now() + TIMEOUT), None);
    }

    #[test]
    fn what_the_page_for_positions_asked_for_is_not_pasted_elsewhere() {
        let (mut clipboard, hangs) = clipboard(false);
        let held = hangs.lock().unwrap();
        assert_eq!(clipboard.paste(Target::Setup), None);
        let asked = Instant::now();
        drop(held);
        while clipboard.is_busy() {
            assert_eq!(clipboard.poll(asked), None);
        }
        assert_eq!(clipboard.take_setup().as_deref(), Some("theirs"));
    }

    #[test]
    fn a_program_that_hangs_does_not_keep_the_window_open() {
        let (mut clipboard, hangs) = clipboard(false);
        let held = hangs.lock().unwrap();
        assert_eq!(clipboard.paste(Target::Keys), None);
        let (done, is_done) = channel();
        thread::spawn(move || {
            drop(clipboard);
            done.send(()).unwrap();
        });
        // Ten times as long as it may take.
        assert_eq!(is_done.recv_timeout(10 * EXIT_WAIT), Ok(()));
        drop(held);
    }
}
