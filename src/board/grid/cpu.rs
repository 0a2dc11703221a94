//! Tasks compiled for the instructions of the processor at hand.

/// Work on bit sets that [`counting_bits`] or [`adding_vectors`] runs, compiled for the fast instructions of
/// the processor.
pub trait BitTask {
    /// Result of the task.
    type Output;

    /// Runs the task. Implementations must be `#[inline(always)]`, to be compiled for the processor at hand.
    fn run(self) -> Self::Output;
}

/// Runs a task with the instructions for counting and scanning bits that all processors since 2013 have, if
/// this one has them, and otherwise without.
///
/// Programs for x86-64 may not use them unasked, and counting bits without them takes a dozen instructions each time.
#[inline]
pub fn counting_bits<T: BitTask>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if has_bit_instructions() {
        #[expect(unsafe_code, reason = "without them a search takes 1.1 times as many instructions")]
        // SAFETY: the processor has all instructions that the function is compiled for.
        return unsafe { modern(task) };
    }
    task.run()
}

/// Returns whether the processor has the instructions `popcnt`, `bmi1` and `bmi2` for counting and scanning
/// bits.
#[cfg(target_arch = "x86_64")]
#[inline]
pub fn has_bit_instructions() -> bool {
    is_x86_feature_detected!("popcnt") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2")
}

/// Runs a task, compiled with the instructions that [`has_bit_instructions`] asks for.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2")]
fn modern<T: BitTask>(task: T) -> T::Output {
    task.run()
}

/// Runs a task with 256-bit vector instructions as well, if the processor has them, and otherwise as
/// [`counting_bits`] does.
#[inline]
pub fn adding_vectors<T: BitTask>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx2") && has_bit_instructions() {
        #[expect(
            unsafe_code,
            reason = "without them a search with a network takes 1.4 times as many instructions"
        )]
        // SAFETY: the processor has all instructions that the function is compiled for.
        return unsafe { wide(task) };
    }
    counting_bits(task)
}

/// Runs a task, compiled with 256-bit vector instructions (AVX2) besides those of [`modern`].
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,popcnt,bmi1,bmi2")]
fn wide<T: BitTask>(task: T) -> T::Output {
    task.run()
}
