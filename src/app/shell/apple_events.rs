//! Events that macOS sends instead of arguments and signals: records to open, from Finder, the Dock or a browser, and
//! requests to quit, from the menu bar or the Dock.
//!
//! The system passes them to the delegate of the application. That is winit's, which has no methods for them: they are
//! added here. A record is opened like a file that is dropped on the window, and to quit is to close the window.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow, WindowCloseRequested};

use crate::library::Wake;
use crate::record::file_of_address;

/// Handles Apple events, such as records opened from Finder, from now on. winit's event loop must exist, and must not
/// run yet.
#[cfg(target_os = "macos")]
pub(super) fn listen(app: &mut App, waker: &crate::app::game::Waker) {
    if let Err(reason) = system::listen(queue(app, waker.wake())) {
        warn!("records cannot be opened from Finder: {reason:?}");
    }
}

/// Adds the queue between the operating system and the window.
fn queue(app: &mut App, wake: Wake) -> AppleEvents {
    let (sender, receiver) = channel();
    app.insert_resource(AppleEventQueue(Mutex::new(receiver))).add_systems(First, forward_events);
    AppleEvents { sender, wake }
}

/// Forwards events to the panels.
fn forward_events(
    queue: Res<AppleEventQueue>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    mut dropped: MessageWriter<FileDragAndDrop>,
    mut closing: MessageWriter<WindowCloseRequested>,
) {
    let Ok(queue) = queue.0.lock() else { return };
    let (window, mut shown) = window.into_inner();
    for event in queue.try_iter() {
        // The game, or the question whether to save the one before, is not to appear in the Dock only.
        shown.set_minimized(false);
        match event {
            AppleEvent::Open(path_buf) => {
                dropped.write(FileDragAndDrop::DroppedFile { window, path_buf });
            }
            AppleEvent::Quit => {
                closing.write(WindowCloseRequested { window });
            }
        }
    }
}

/// Events that have not been forwarded yet. At the start they wait for the window.
#[derive(Resource)]
struct AppleEventQueue(Mutex<Receiver<AppleEvent>>);

/// An event that concerns the window.
#[derive(Debug)]
enum AppleEvent {
    /// Open this record: a path, or a link that holds a game.
    Open(PathBuf),
    /// Close the window, and ask first if a game would be lost.
    Quit,
}

/// Sends Apple events into the queue, and wakes the window.
#[derive(Debug)]
struct AppleEvents {
    sender: Sender<AppleEvent>,
    wake: Wake,
}

impl AppleEvents {
    /// Opens a record by its URL.
    fn open(&self, address: &str) {
        self.send(AppleEvent::Open(file_of_address(address).unwrap_or_else(|| address.into())));
    }

    fn quit(&self) {
        self.send(AppleEvent::Quit);
    }

    fn send(&self, event: AppleEvent) {
        // The queue may be gone while the window closes, and that is fine.
        if self.sender.send(event).is_ok() {
            self.wake.call();
        }
    }
}

#[cfg(target_os = "macos")]
mod system {
    #![expect(unsafe_code, reason = "only Objective-C’s runtime can add methods to a class")]

    use std::mem::transmute;
    use std::ptr;
    use std::sync::OnceLock;

    use objc2::ffi::class_addMethod;
    use objc2::rc::{Retained, autoreleasepool};
    use objc2::runtime::{AnyClass, AnyObject, Imp, NSObject, Sel};
    use objc2::{MainThreadMarker, msg_send, sel};
    use objc2_app_kit::{NSApplication, NSApplicationTerminateReply};
    use objc2_foundation::{NSAppleEventManager, NSArray, NSDictionary, NSURL, NSUserDefaults, ns_string};

    use super::AppleEvents;

    /// Reason why Apple events cannot be handled.
    #[derive(Clone, Copy, Debug)]
    pub(super) enum ListenError {
        /// This is not the main thread.
        OtherThread,
        /// winit has not set its delegate, or calls it something else.
        NoDelegate,
        /// They are handled already.
        Twice,
        /// winit’s delegate handles them itself.
        HasMethods,
    }

    /// Sender for the added methods, which have no other access to it: they get only winit's object.
    static EVENTS: OnceLock<AppleEvents> = OnceLock::new();

    /// Adds the handling of Apple events to winit's delegate of the application.
    pub(super) fn listen(events: AppleEvents) -> Result<(), ListenError> {
        let main_thread = MainThreadMarker::new().ok_or(ListenError::OtherThread)?;
        let delegate = AnyClass::get(c"WinitApplicationDelegate").ok_or(ListenError::NoDelegate)?;
        EVENTS.set(events).map_err(|_| ListenError::Twice)?;
        autoreleasepool(|_| {
            read_arguments_once();
            add_methods(delegate)?;
            // AppKit may note which methods a delegate has when it is set.
            let app = NSApplication::sharedApplication(main_thread);
            let delegate = app.delegate();
            app.setDelegate(None);
            app.setDelegate(delegate.as_deref());
            Ok(())
        })
    }

    type OpenUrls = extern "C-unwind" fn(&AnyObject, Sel, &NSApplication, &NSArray<NSURL>);
    type ShouldTerminate =
        extern "C-unwind" fn(&AnyObject, Sel, &NSApplication) -> NSApplicationTerminateReply;

    /// Adds methods for records to open and requests to quit to the class of winit's delegate.
    fn add_methods(delegate: &'static AnyClass) -> Result<(), ListenError> {
        let class = ptr::from_ref(delegate).cast_mut();
        // SAFETY: The functions have the arguments and results that AppKit documents for these methods, and the encodings
        // say so: nothing or `NSUInteger`, then the object, the selector and further objects. The class is registered, so
        // it is never freed, and the runtime guards its list of methods with a lock. A method that is there is kept.
        let added = unsafe {
            class_addMethod(
                class,
                sel!(application:openURLs:),
                transmute::<OpenUrls, Imp>(open_urls),
                c"v@:@@".as_ptr(),
            )
            .as_bool()
                && class_addMethod(
                    class,
                    sel!(applicationShouldTerminate:),
                    transmute::<ShouldTerminate, Imp>(should_terminate),
                    c"Q@:@".as_ptr(),
                )
                .as_bool()
        };
        if added { Ok(()) } else { Err(ListenError::HasMethods) }
    }

    /// Keeps the system from opening the words of the command line as files: the program does so itself.
    fn read_arguments_once() {
        let no: &AnyObject = ns_string!("NO");
        let defaults = NSDictionary::from_slices(&[ns_string!("NSTreatUnknownArgumentsAsOpen")], &[no]);
        // SAFETY: A string is a value that defaults may have.
        unsafe { NSUserDefaults::standardUserDefaults().registerDefaults(&defaults) };
    }

    extern "C-unwind" fn open_urls(_: &AnyObject, _: Sel, _: &NSApplication, urls: &NSArray<NSURL>) {
        let Some(events) = EVENTS.get() else { return };
        for address in urls.to_vec().iter().filter_map(|url| url.absoluteString()) {
            events.open(&address.to_string());
        }
    }

    /// Leaves it to the window to end the program, with a question if need be. Without this method the system ends it
    /// at once, and what is being saved may be lost.
    extern "C-unwind" fn should_terminate(
        _: &AnyObject,
        _: Sel,
        _: &NSApplication,
    ) -> NSApplicationTerminateReply {
        match EVENTS.get() {
            // To cancel would keep the player logged in. Every move is in the journal already.
            Some(events) if !session_ends() => {
                events.quit();
                NSApplicationTerminateReply::TerminateCancel
            }
            _ => NSApplicationTerminateReply::TerminateNow,
        }
    }

    /// Returns true if the player logs out, restarts or shuts down: only then does the quit event have a reason.
    fn session_ends() -> bool {
        /// `kAEQuitReason`
        const REASON: u32 = u32::from_be_bytes(*b"why?");
        let Some(event) = NSAppleEventManager::sharedAppleEventManager().currentAppleEvent() else {
            return false;
        };
        // SAFETY: The method takes a number of four bytes, and returns an object or nil.
        let reason: Option<Retained<NSObject>> =
            unsafe { msg_send![&event, attributeDescriptorForKeyword: REASON] };
        reason.is_some()
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[derive(Resource, Default, Debug, PartialEq, Eq)]
    struct Arrived {
        files: Vec<PathBuf>,
        close_requests: usize,
    }

    fn note(
        mut arrived: ResMut<Arrived>,
        mut dropped: MessageReader<FileDragAndDrop>,
        mut closing: MessageReader<WindowCloseRequested>,
    ) {
        arrived.files.extend(dropped.read().filter_map(|event| match event {
            FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
            _ => None,
        }));
        arrived.close_requests += closing.read().count();
    }

    fn app(wake: Wake) -> (App, AppleEvents) {
        let mut app = App::new();
        app.add_message::<FileDragAndDrop>().add_message::<WindowCloseRequested>();
        app.init_resource::<Arrived>().add_systems(Update, note);
        let events = queue(&mut app, wake);
        (app, events)
    }

    #[test]
    fn files_and_links_arrive_in_their_order_as_if_dropped() {
        let (woken, heard) = channel();
        let (mut app, events) = app(Wake::new(move || woken.send(()).expect("it is heard")));
        // Finder opens a record together with the game: there is no window yet.
        events.open("file:///games/my%20game.agn");
        app.update();
        assert_eq!(*app.world().resource::<Arrived>(), Arrived::default());
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        events.open("abande:hex?moves=d4,d5");
        app.update();
        let files = &app.world().resource::<Arrived>().files;
        assert_eq!(*files, [Path::new("/games/my game.agn"), Path::new("abande:hex?moves=d4,d5")]);
        assert_eq!(heard.try_iter().count(), 2, "a window at rest is woken");
        app.update();
        assert_eq!(app.world().resource::<Arrived>().files.len(), 2, "once each");
    }

    #[test]
    fn to_quit_is_to_close_the_window() {
        let (mut app, events) = app(Wake::default());
        let window = app.world_mut().spawn((Window::default(), PrimaryWindow)).id();
        app.update();
        assert_eq!(*app.world().resource::<Arrived>(), Arrived::default());
        events.quit();
        app.update();
        assert_eq!(app.world().resource::<Arrived>().close_requests, 1);
        assert_eq!(app.should_exit(), None, "the panels may ask first");
        app.world_mut().despawn(window);
        drop(app);
        events.quit();
    }
}
