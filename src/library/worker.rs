//! What waits for a disk or another program, on a thread of its own.

use std::fmt;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

/// A thread that does jobs of type `J` in the order in which they are asked for, and answers with `A`s.
///
/// It ends when the worker is dropped, after everything that was asked for. Where no thread can be started the work is
/// done at once, by the caller.
pub struct Worker<J, A> {
    /// None where there is no thread.
    jobs: Option<Sender<J>>,
    work: Arc<Mutex<Work<J, A>>>,
    // The mutex is never locked: it lets several threads look at the worker, none of which can listen.
    said: Mutex<Receiver<Said<A>>>,
    say: Option<Sender<Said<A>>>,
    thread: Option<JoinHandle<()>>,
    waiting: usize,
}

/// Wakes a caller that may be asleep once a worker has an answer for it.
#[derive(Clone, Default)]
pub struct Wake(Option<Arc<dyn Fn() + Send + Sync>>);

impl Wake {
    /// By calling this.
    pub fn new(call: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(call)))
    }

    /// Wakes them.
    pub fn call(&self) {
        if let Some(call) = &self.0 {
            call();
        }
    }
}

impl fmt::Debug for Wake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wake")
    }
}

/// Does all jobs that have piled up, and hands on each answer.
type Work<J, A> = Box<dyn FnMut(Vec<J>, &mut dyn FnMut(A)) + Send>;

enum Said<A> {
    Answer(A),
    /// So many jobs are done.
    Done(usize),
}

impl<J: Send + 'static, A: Send + 'static> Worker<J, A> {
    /// Starts a thread. It is handed all jobs that have piled up, and it calls `wake` whenever there is something to
    /// [`take`](Self::take).
    pub fn start(
        name: &str,
        work: impl FnMut(Vec<J>, &mut dyn FnMut(A)) + Send + 'static,
        wake: Wake,
    ) -> Self {
        let (jobs, asked) = channel();
        let (say, said) = channel();
        let work: Arc<Mutex<Work<J, A>>> = Arc::new(Mutex::new(Box::new(work)));
        let thread = thread::Builder::new().name(name.to_owned()).spawn({
            let (work, say) = (Arc::clone(&work), say.clone());
            move || serve(&asked, &work, &say, &wake)
        });
        let (jobs, say) = if thread.is_ok() { (Some(jobs), None) } else { (None, Some(say)) };
        Self { jobs, work, said: Mutex::new(said), say, thread: thread.ok(), waiting: 0 }
    }

    /// Asks for something.
    pub fn ask(&mut self, job: J) {
        match (&self.jobs, &self.say) {
            (Some(jobs), _) => self.waiting += usize::from(jobs.send(job).is_ok()),
            (None, Some(say)) => {
                self.waiting += 1;
                do_all(vec![job], &self.work, say);
            }
            (None, None) => {}
        }
    }

    /// Whether something that was asked for is not known to be done.
    pub const fn is_busy(&self) -> bool {
        self.waiting > 0
    }

    /// The answers since the last time.
    pub fn take(&mut self) -> Vec<A> {
        let said = self.said.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut answers = Vec::new();
        for said in said.try_iter() {
            match said {
                Said::Answer(answer) => answers.push(answer),
                Said::Done(jobs) => self.waiting = self.waiting.saturating_sub(jobs),
            }
        }
        answers
    }

    /// Waits until everything is done. Returns the answers since the last time.
    pub fn wait(&mut self) -> Vec<A> {
        let said = self.said.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut answers = Vec::new();
        while self.waiting > 0 {
            match said.recv() {
                Ok(Said::Answer(answer)) => answers.push(answer),
                Ok(Said::Done(jobs)) => self.waiting = self.waiting.saturating_sub(jobs),
                // The thread is gone: nothing more will be done.
                Err(_) => self.waiting = 0,
            }
        }
        answers
    }
}

impl<J, A> Drop for Worker<J, A> {
    /// Everything that was asked for is done before this returns.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl<J, A> fmt::Debug for Worker<J, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").field("waiting", &self.waiting).finish_non_exhaustive()
    }
}

fn serve<J, A>(asked: &Receiver<J>, work: &Mutex<Work<J, A>>, say: &Sender<Said<A>>, wake: &Wake) {
    while let Ok(job) = asked.recv() {
        let jobs: Vec<J> = std::iter::once(job).chain(asked.try_iter()).collect();
        do_all(jobs, work, say);
        wake.call();
    }
}

fn do_all<J, A>(jobs: Vec<J>, work: &Mutex<Work<J, A>>, say: &Sender<Said<A>>) {
    let count = jobs.len();
    // After everyone has stopped listening the work is done all the same.
    let mut answer = |answer| drop(say.send(Said::Answer(answer)));
    work.lock().unwrap_or_else(PoisonError::into_inner)(jobs, &mut answer);
    drop(say.send(Said::Done(count)));
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[test]
    fn jobs_are_done_in_order_even_those_that_nobody_waits_for() {
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
        assert!(woken.load(Ordering::Relaxed) > 1, "somebody may be asleep");
    }

    #[test]
    fn without_a_thread_the_work_is_done_at_once() {
        let (say, said) = channel();
        let work: Work<u32, u32> = Box::new(|jobs, answer| jobs.into_iter().for_each(answer));
        let mut worker = Worker {
            jobs: None,
            work: Arc::new(Mutex::new(work)),
            said: Mutex::new(said),
            say: Some(say),
            thread: None,
            waiting: 0,
        };
        worker.ask(7);
        assert_eq!((worker.take(), worker.is_busy()), (vec![7], false));
    }
}
