//! What lessons, hints, coach and review say.
