//! A worker thread for jobs that wait for a disk or another program.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SendError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::report::fault;

/// Maximum time that the end of the program waits for all workers together: a disk that hangs must not keep a window
/// open for ever.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Maximum time for which drawing a frame waits for a worker.
pub const FRAME_PATIENCE: Duration = Duration::from_millis(300);

/// Time without a message after which a worker with work to do is [silent](Worker::is_silent).
pub const SILENCE: Duration = Duration::from_secs(5);

/// A thread that does jobs of type `J` in the order in which they are queued, and answers with `A`s.
///
/// It ends when the worker is dropped, after all jobs, unless the disk hangs. Where no thread can be started, the
/// caller does each job at once.
///
/// A job that panics, which is a mistake in the program, is reported as every panic is. The thread goes on with the
/// next jobs; those that were taken together with that job are lost, and [`has_failed`](Self::has_failed) says so.
pub struct Worker<J, A> {
    name: String,
    /// `None` where there is no thread.
    jobs: Option<Sender<J>>,
    work: Arc<Mutex<Work<J, A>>>,
    // Never locked: it only makes the receiver `Sync`.
    messages: Mutex<Receiver<Message<A>>>,
    sender: Option<Sender<Message<A>>>,
    thread: Option<JoinHandle<()>>,
    waiting: usize,
    /// A job has panicked since the last call of [`has_failed`](Self::has_failed).
    failed: bool,
    /// Dropping the worker waits for its thread; `false` if it only reads, or after a wait that timed out.
    is_awaited: bool,
    /// A frame has timed out waiting, and jobs are still open.
    late: bool,
    /// Time of the last message, or of the last job that was given to an idle worker.
    last_activity: Instant,
}

/// A function that wakes a thread or an event loop that may be asleep, called once a worker has an answer for it. By
/// default it does nothing.
#[derive(Clone, Default)]
pub struct Wake(Option<Arc<dyn Fn() + Send + Sync>>);

impl Wake {
    /// Makes a wake that calls this function.
    pub fn new(call: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(call)))
    }

    /// Calls the function, which wakes the caller.
    pub fn call(&self) {
        if let Some(call) = &self.0 {
            call();
        }
    }

    /// Returns a guard that wakes the caller when it is dropped. A thread that holds it wakes the caller however it ends,
    /// also by a panic.
    pub fn on_drop(self) -> WakeOnDrop {
        WakeOnDrop(self)
    }
}

/// Guard that a thread holds, and that wakes its caller when it is dropped.
#[derive(Debug)]
pub struct WakeOnDrop(Wake);

impl Drop for WakeOnDrop {
    /// Wakes the caller, however the thread ends.
    fn drop(&mut self) {
        self.0.call();
    }
}

impl fmt::Debug for Wake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wake")
    }
}

/// Does all queued jobs and passes on each answer.
type Work<J, A> = Box<dyn FnMut(Vec<J>, &mut dyn FnMut(A)) + Send>;

/// Message from the thread of a worker to its owner.
enum Message<A> {
    Answer(A),
    /// This many jobs are done, or lost if one of them failed.
    Done {
        jobs: usize,
        failed: bool,
    },
}

impl<J: Send + 'static, A: Send + 'static> Worker<J, A> {
    /// Starts a thread of this name that calls `work` with all queued jobs at once; `work` passes on each answer. The
    /// thread calls `wake` whenever there is something to [`take`](Self::take).
    pub fn start(
        name: &str,
        work: impl FnMut(Vec<J>, &mut dyn FnMut(A)) + Send + 'static,
        wake: Wake,
    ) -> Self {
        let (jobs, queue) = channel();
        let (sender, messages) = channel();
        let work: Arc<Mutex<Work<J, A>>> = Arc::new(Mutex::new(Box::new(work)));
        let thread = thread::Builder::new().name(name.to_owned()).spawn({
            let (work, sender) = (Arc::clone(&work), sender.clone());
            let name = name.to_owned();
            move || serve(&name, &queue, &work, &sender, &wake)
        });
        let (jobs, sender) = if thread.is_ok() { (Some(jobs), None) } else { (None, Some(sender)) };
        let (name, messages) = (name.to_owned(), Mutex::new(messages));
        Self {
            name,
            jobs,
            work,
            messages,
            sender,
            thread: thread.ok(),
            waiting: 0,
            failed: false,
            is_awaited: true,
            late: false,
            last_activity: Instant::now(),
        }
    }

    /// Marks the worker as one that only reads: nothing is lost with it, so dropping it does not wait.
    #[must_use]
    pub fn that_reads(mut self) -> Self {
        self.is_awaited = false;
        self
    }

    /// Queues a job for the thread.
    pub fn ask(&mut self, job: J) {
        if self.waiting == 0 {
            self.last_activity = Instant::now();
        }
        match (&self.jobs, &self.sender) {
            (Some(jobs), _) => match jobs.send(job) {
                Ok(()) => self.waiting += 1,
                // The thread is gone, although no job can end it: nothing may be lost without a word.
                Err(SendError(_)) => self.failed = true,
            },
            (None, Some(sender)) => {
                self.waiting += 1;
                do_all(&self.name, vec![job], &self.work, sender);
            }
            (None, None) => {}
        }
    }

    /// Whether some jobs are not known to be done.
    pub const fn is_busy(&self) -> bool {
        self.waiting > 0
    }

    /// The number of jobs that are not known to be done.
    pub const fn waiting(&self) -> usize {
        self.waiting
    }

    /// Returns whether a job has failed since the last call, as far as [`take`](Self::take) or [`wait`](Self::wait)
    /// knows. Its answer, and those to jobs that were queued with it, may never come.
    pub const fn has_failed(&mut self) -> bool {
        std::mem::replace(&mut self.failed, false)
    }

    /// Returns whether the worker has jobs but has sent no message for [`SILENCE`]: its disk may hang.
    pub fn is_silent(&self) -> bool {
        self.is_busy() && self.last_activity.elapsed() >= SILENCE
    }

    /// Whether a frame has waited for the jobs in vain and some are still open, so that the next frames do not wait.
    pub const fn is_late(&self) -> bool {
        self.late
    }

    /// Returns the answers that have come since the last call, without waiting.
    pub fn take(&mut self) -> Vec<A> {
        let mut answers = Vec::new();
        while let Ok(message) = self.messages.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv() {
            self.handle(message, &mut answers);
        }
        answers
    }

    /// Waits for all jobs for at most [`FRAME_PATIENCE`], or not at all while the worker is [late](Self::is_late).
    /// Returns the answers since the last call.
    pub fn wait_briefly(&mut self) -> Vec<A> {
        if self.late {
            return self.take();
        }
        let answers = self.receive_until(Instant::now() + FRAME_PATIENCE);
        self.late = self.is_busy();
        answers
    }

    /// Waits until all jobs are done, for at most [`PATIENCE`], and returns the answers since the last call; see
    /// [`wait_until`](Self::wait_until).
    pub fn wait(&mut self) -> Vec<A> {
        self.wait_until(Instant::now() + PATIENCE)
    }

    /// Waits until all jobs are done or the deadline has passed. Returns the answers since the last call. Jobs that are
    /// not done by then count as failed, see [`has_failed`](Self::has_failed), and are not waited for again.
    pub fn wait_until(&mut self, deadline: Instant) -> Vec<A> {
        let answers = self.receive_until(deadline);
        if self.is_busy() {
            self.waiting = 0;
            self.failed = true;
            self.is_awaited = false;
        }
        answers
    }

    /// Receives answers until no job is open, the deadline has passed, or the thread is gone.
    fn receive_until(&mut self, deadline: Instant) -> Vec<A> {
        let mut answers = Vec::new();
        while self.waiting > 0 {
            let left = deadline.saturating_duration_since(Instant::now());
            let messages = self.messages.get_mut().unwrap_or_else(PoisonError::into_inner);
            // On an error the thread is gone, or the time is up.
            let Ok(message) = messages.recv_timeout(left) else { break };
            self.handle(message, &mut answers);
        }
        answers
    }

    /// Takes account of a message of the thread, and adds an answer to `answers`.
    fn handle(&mut self, message: Message<A>, answers: &mut Vec<A>) {
        self.last_activity = Instant::now();
        match message {
            Message::Answer(answer) => answers.push(answer),
            Message::Done { jobs, failed } => {
                self.waiting = self.waiting.saturating_sub(jobs);
                self.failed |= failed;
                self.late &= self.waiting > 0;
            }
        }
    }
}

impl<J, A> Drop for Worker<J, A> {
    /// Waits until all jobs are done, unless that takes too long.
    fn drop(&mut self) {
        self.jobs = None;
        let Some(thread) = self.thread.take().filter(|_| self.is_awaited) else { return };
        let until = Instant::now() + PATIENCE;
        while !thread.is_finished() && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
        if thread.is_finished() {
            let _ = thread.join();
        }
    }
}

impl<J, A> fmt::Debug for Worker<J, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("waiting", &self.waiting).finish_non_exhaustive()
    }
}

/// Main loop of the thread: handles all queued jobs at once, again and again, until the queue is closed.
fn serve<J, A>(
    name: &str,
    queue: &Receiver<J>,
    work: &Mutex<Work<J, A>>,
    sender: &Sender<Message<A>>,
    wake: &Wake,
) {
    while let Ok(job) = queue.recv() {
        let jobs: Vec<J> = std::iter::once(job).chain(queue.try_iter()).collect();
        do_all(name, jobs, work, sender);
        wake.call();
    }
}

/// Does jobs and sends their answers, and then how many jobs they were and whether one has panicked.
fn do_all<J, A>(name: &str, jobs: Vec<J>, work: &Mutex<Work<J, A>>, sender: &Sender<Message<A>>) {
    let count = jobs.len();
    // The work is done even if the receiver is gone.
    let mut answer = |answer| drop(sender.send(Message::Answer(answer)));
    // The work remembers nothing but files between two jobs, and they are whole at any moment: after a panic it is as good
    // as before.
    let done = catch_unwind(AssertUnwindSafe(|| {
        let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
        fault::strike(name);
        work(jobs, &mut answer);
    }));
    drop(sender.send(Message::Done { jobs: count, failed: done.is_err() }));
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[test]
    fn jobs_are_done_in_order_even_if_the_worker_is_dropped() {
        let (done, woken) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicUsize::new(0)));
        let work = {
            let done = Arc::clone(&done);
            move |jobs: Vec<u32>, answer: &mut dyn FnMut(u32)| {
                thread::sleep(Duration::from_millis(2));
                for job in jobs {
                    done.lock().unwrap_or_else(PoisonError::into_inner).push(job);
                    answer(job * 2);
                }
            }
        };
        let wake = {
            let woken = Arc::clone(&woken);
            Wake::new(move || {
                woken.fetch_add(1, Ordering::Relaxed);
            })
        };
        let mut worker = Worker::start("test", work, wake);
        assert!(!worker.is_busy());
        (0..20).for_each(|job| worker.ask(job));
        assert!(worker.is_busy());
        assert_eq!(worker.wait(), (0..20).map(|job| job * 2).collect::<Vec<_>>());
        assert!(!worker.is_busy() && worker.take().is_empty());
        (20..30).for_each(|job| worker.ask(job));
        drop(worker);
        assert_eq!(*done.lock().unwrap_or_else(PoisonError::into_inner), (0..30).collect::<Vec<_>>());
        assert!(woken.load(Ordering::Relaxed) > 1, "the owner may be asleep");
    }

    #[test]
    fn a_disk_that_hangs_is_not_waited_for_for_ever() {
        let (end, hangs) = channel::<()>();
        let hangs = Mutex::new(hangs);
        let work = move |_: Vec<u32>, _: &mut dyn FnMut(u32)| {
            // Until the test is over.
            let _ = hangs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        };
        let mut worker = Worker::start("test", work, Wake::default());
        worker.ask(1);
        assert_eq!(worker.wait_briefly(), Vec::<u32>::new());
        assert!(worker.is_late() && worker.is_busy() && !worker.has_failed(), "it may still be done");
        assert_eq!(worker.wait_until(Instant::now() + Duration::from_millis(20)), Vec::<u32>::new());
        assert!(worker.has_failed() && !worker.is_busy(), "it is told");
        drop(worker);
        drop(end);
    }

    #[test]
    fn a_worker_is_late_until_it_has_done_everything() {
        let (go, wait) = channel::<()>();
        let wait = Mutex::new(wait);
        let work = move |jobs: Vec<u32>, answer: &mut dyn FnMut(u32)| {
            for job in jobs {
                let _ = wait.lock().unwrap_or_else(PoisonError::into_inner).recv();
                answer(job);
            }
        };
        let mut worker = Worker::start("test", work, Wake::default());
        worker.ask(1);
        assert_eq!(worker.wait_briefly(), Vec::<u32>::new());
        worker.ask(2);
        assert_eq!(
            (worker.wait_briefly(), worker.is_late(), worker.is_silent()),
            (Vec::<u32>::new(), true, false)
        );
        assert_eq!(go.send(()).and_then(|()| go.send(())), Ok(()));
        let mut answers = Vec::new();
        while worker.is_busy() {
            answers.extend(worker.take());
        }
        assert_eq!((answers, worker.is_late()), (vec![1, 2], false));
    }

    #[test]
    fn a_reader_is_not_waited_for() {
        let (end, hangs) = channel::<()>();
        let hangs = Mutex::new(hangs);
        let work = move |_: Vec<u32>, _: &mut dyn FnMut(u32)| {
            let _ = hangs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        };
        let mut worker = Worker::start("test", work, Wake::default()).that_reads();
        worker.ask(1);
        let begun = Instant::now();
        drop(worker);
        // Waiting for it would take this long.
        assert!(begun.elapsed() < PATIENCE);
        drop(end);
    }

    #[test]
    fn without_a_thread_the_work_is_done_at_once() {
        let mut worker = threadless(Box::new(|jobs, answer| jobs.into_iter().for_each(answer)));
        worker.ask(7);
        assert_eq!((worker.take(), worker.is_busy()), (vec![7], false));
    }

    /// Makes a worker as it is where the system starts no thread.
    fn threadless(work: Work<u32, u32>) -> Worker<u32, u32> {
        let (sender, messages) = channel();
        Worker {
            name: "test".into(),
            jobs: None,
            work: Arc::new(Mutex::new(work)),
            messages: Mutex::new(messages),
            sender: Some(sender),
            thread: None,
            waiting: 0,
            failed: false,
            is_awaited: true,
            late: false,
            last_activity: Instant::now(),
        }
    }

    /// Doubles numbers, and fails at 13.
    fn superstitious(jobs: Vec<u32>, answer: &mut dyn FnMut(u32)) {
        for job in jobs {
            assert_ne!(job, 13, "a test asked for this");
            answer(job * 2);
        }
    }

    #[test]
    fn after_a_job_that_panics_the_next_one_is_done_and_the_owner_knows() {
        let woken = Arc::new(AtomicUsize::new(0));
        let wake = {
            let woken = Arc::clone(&woken);
            Wake::new(move || {
                woken.fetch_add(1, Ordering::Relaxed);
            })
        };
        for mut worker in [Worker::start("test", superstitious, wake), threadless(Box::new(superstitious))] {
            worker.ask(1);
            assert_eq!((worker.wait(), worker.has_failed()), (vec![2], false));
            worker.ask(13);
            assert_eq!((worker.wait(), worker.is_busy()), (vec![], false));
            assert!(worker.has_failed(), "it is told");
            assert!(!worker.has_failed(), "it is told once");
            worker.ask(2);
            assert_eq!((worker.wait(), worker.has_failed(), worker.is_busy()), (vec![4], false, false));
        }
        assert_eq!(woken.load(Ordering::Relaxed), 3, "a failure wakes the owner, too");
    }

    #[test]
    fn a_thread_that_panics_wakes_its_caller() {
        let (say, said) = channel();
        let wake = Wake::new(move || {
            // The receiver lives until the end of this test.
            let _ = say.send(());
        });
        let thread = thread::spawn(move || {
            let _wake = wake.on_drop();
            assert!(thread::panicking(), "a test asked for this");
        });
        assert!(thread.join().is_err());
        assert!(said.try_recv().is_ok());
    }
}
