//! The rules of locks.

use chrono::{DateTime, TimeDelta, Utc};

use crate::areas::providers::rules::JUST_AFTER;
use crate::graph::dates::{later, length_text};
use crate::graph::decision::Decision;
use crate::graph::payload::UserErrorCode;

/// How long a provider may hold its lock after data was last processed.
const LOCK_GRACE: TimeDelta = TimeDelta::seconds(30);
/// The expiry of a lock that never expires.
pub const NO_EXPIRY: i64 = -1;

/// Whether removing a lock is recommended, and when that changes by itself.
pub fn unlock_recommended(
    is_locked: bool,
    lock_exp: Option<i64>,
    last: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> (bool, Option<DateTime<Utc>>) {
    let (Some(last), Some(lock_exp), true) = (last, lock_exp, is_locked) else {
        return (false, None);
    };
    let Some(grace_ends) = later(last, LOCK_GRACE) else {
        return (false, None);
    };
    if lock_exp == NO_EXPIRY {
        let is_over = now > grace_ends;
        let changes_at = later(grace_ends, JUST_AFTER);
        return (is_over, changes_at.filter(|_| !is_over));
    }
    let is_below = DateTime::from_timestamp(lock_exp, 0).is_some_and(|expiry| grace_ends < expiry);
    (is_below, None)
}

/// Why a lock should be removed, as a sentence.
pub fn stuck_reason(lock_exp: Option<i64>) -> &'static str {
    if lock_exp == Some(NO_EXPIRY) {
        "The lock never expires, and data was last processed more than 30 seconds ago."
    } else {
        "The lock expires more than 30 seconds after data was last processed."
    }
}

/// The numbers behind the recommendation for a lock, as sentences.
pub fn explanation(
    is_locked: bool,
    lock_exp: Option<i64>,
    last: Option<DateTime<Utc>>,
    now: DateTime<Utc>,
) -> String {
    let grace = LOCK_GRACE.num_seconds();
    if !is_locked {
        return "This provider is not locked.".to_owned();
    }
    let Some(last) = last else {
        return "Data was never processed, so it is unknown whether the lock outlasts its work."
            .to_owned();
    };
    let Some(lock_exp) = lock_exp else {
        return "The expiry of the lock is unknown.".to_owned();
    };
    let age = length_text(now.signed_duration_since(last));
    if lock_exp == NO_EXPIRY {
        return format!(
            "The lock never expires. Data was last processed {age} ago, and removing the lock is recommended after {grace} s."
        );
    }
    let expiry = DateTime::from_timestamp(lock_exp, 0).filter(|_| lock_exp > 0);
    let Some(expiry) = expiry else {
        return "The expiry of the lock is unknown.".to_owned();
    };
    let left = expiry.signed_duration_since(last);
    let when = match left.num_seconds() {
        ..0 => "before data was last processed".to_owned(),
        seconds @ 0..60 => format!("{seconds} s after data was last processed"),
        _ => format!("{} after data was last processed", length_text(left)),
    };
    format!("The lock expires {when}. Removing it is recommended if that is more than {grace} s.")
}

/// The time since which a lock should be removed. Nothing records when a lock was set, so it is known only for a lock
/// that never expires.
pub fn stuck_since(lock_exp: Option<i64>, last: Option<DateTime<Utc>>) -> Option<DateTime<Utc>> {
    let last = last.filter(|_| lock_exp == Some(NO_EXPIRY))?;
    later(later(last, LOCK_GRACE)?, JUST_AFTER)
}

/// Whether a provider can be unlocked.
pub fn unlock(is_locked: bool) -> Decision {
    if is_locked {
        Decision::allow()
    } else {
        Decision::refuse(UserErrorCode::NotLocked, "This provider is not locked.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unlocking_is_recommended_if_the_lock_outlives_the_work() {
        let second = |seconds: i64| DateTime::from_timestamp(seconds, 0).unwrap();
        const LAST: i64 = 1_741_780_000;
        let now = second(LAST + 300);
        let cases = [
            (true, Some(LAST + 100), Some(LAST), now, true),
            (true, Some(-1), Some(LAST), now, true),
            (false, Some(-1), Some(LAST), now, false),
            (true, Some(LAST + 30), Some(LAST), now, false),
            (true, Some(LAST + 31), Some(LAST), now, true),
            (true, Some(-1), Some(LAST), second(LAST + 30), false),
            (true, Some(-1), Some(LAST), second(LAST + 31), true),
            (true, Some(-1), None, now, false),
            (true, None, Some(LAST), now, false),
        ];
        for (locked, exp, last, now, expected) in cases {
            let (answer, _) = unlock_recommended(locked, exp, last.map(second), now);
            assert_eq!(answer, expected, "{locked} {exp:?} {last:?}");
        }
        let (_, change) = unlock_recommended(true, Some(-1), Some(second(LAST)), second(LAST + 10));
        assert_eq!(change, Some(second(LAST + 30) + JUST_AFTER));
    }

    #[test]
    fn a_stuck_lock_has_a_reason_and_a_time_if_it_never_expires() {
        let second = |seconds: i64| DateTime::from_timestamp(seconds, 0).unwrap();
        const LAST: i64 = 1_741_780_000;
        let never = "The lock never expires, and data was last processed more than 30 seconds ago.";
        let late = "The lock expires more than 30 seconds after data was last processed.";
        let cases = [
            (
                NO_EXPIRY,
                Some(LAST),
                never,
                Some(second(LAST + 30) + JUST_AFTER),
            ),
            (LAST + 31, Some(LAST), late, None),
            (NO_EXPIRY, None, never, None),
        ];
        for (lock_exp, last, reason, since) in cases {
            assert_eq!(stuck_reason(Some(lock_exp)), reason, "{lock_exp}");
            let found = stuck_since(Some(lock_exp), last.map(second));
            assert_eq!(found, since, "{lock_exp} {last:?}");
        }
    }

    #[test]
    fn a_recommendation_names_its_numbers() {
        let second = |seconds: i64| DateTime::from_timestamp(seconds, 0).unwrap();
        const LAST: i64 = 1_741_780_000;
        let rule = "Removing it is recommended if that is more than 30 s.";
        let cases = [
            (false, Some(-1), Some(LAST), "This provider is not locked.".to_owned()),
            (
                true,
                Some(-1),
                Some(LAST),
                "The lock never expires. Data was last processed 5 min ago, and removing the lock is recommended after 30 s.".to_owned(),
            ),
            (true, Some(LAST + 30), Some(LAST), format!("The lock expires 30 s after data was last processed. {rule}")),
            (true, Some(LAST + 31), Some(LAST), format!("The lock expires 31 s after data was last processed. {rule}")),
            (true, Some(LAST + 60), Some(LAST), format!("The lock expires 1 min after data was last processed. {rule}")),
            (true, Some(LAST - 1), Some(LAST), format!("The lock expires before data was last processed. {rule}")),
            (true, Some(i64::MAX), Some(LAST), "The expiry of the lock is unknown.".to_owned()),
            (true, Some(0), Some(LAST), "The expiry of the lock is unknown.".to_owned()),
            (true, Some(1), Some(LAST), format!("The lock expires before data was last processed. {rule}")),
            (true, None, Some(LAST), "The expiry of the lock is unknown.".to_owned()),
            (
                true,
                Some(-1),
                None,
                "Data was never processed, so it is unknown whether the lock outlasts its work.".to_owned(),
            ),
        ];
        for (locked, exp, last, expected) in cases {
            let found = explanation(locked, exp, last.map(second), second(LAST + 300));
            assert_eq!(found, expected, "{locked} {exp:?} {last:?}");
        }
    }

    #[test]
    fn nothing_is_recommended_if_the_grace_ends_beyond_the_years() {
        let last = "9999-12-31T23:59:30Z".parse().unwrap();
        for last in [last, DateTime::<Utc>::MAX_UTC] {
            for lock_exp in [NO_EXPIRY, 1_741_780_000, i64::MAX, i64::MIN] {
                let now = DateTime::from_timestamp(1_741_780_000, 0).unwrap();
                let answer = unlock_recommended(true, Some(lock_exp), Some(last), now);
                assert_eq!(answer, (false, None), "{lock_exp} {last}");
            }
        }
    }
}
