//! The rows of the list. Each is computed from its number, and the same number always gives the same row.

use std::collections::HashMap;

use rand::{Rng, SeedableRng, rngs::StdRng, seq::IndexedRandom};
use rusqlite::Connection;
use serde_json::{Value, json};

use super::odd;
use crate::{
    areas::ai_insights::{AskedTurn, asked_turns},
    http::error::HttpError,
    seed::writer::iso,
};

/// The number of logs. The newest log has the highest number.
pub(super) const COUNT: i64 = 5_000;
/// The seconds between two logs: together they span 60 days.
const PACE: i64 = 1_037;

const ROUTES: [&str; 7] = [
    "/chat",
    "/planning/audiences",
    "/planning/inventory",
    "/planning/reach",
    "/reports/summary",
    "/campaigns/draft",
    "/markets/compare",
];
const FEATURES: [&str; 5] = [
    "planning",
    "audience-builder",
    "inventory-search",
    "report-writer",
    "campaign-setup",
];
/// Users with their customers; the company's own users have none.
pub(super) const USERS: [(i64, Option<i64>); 6] = [
    (12, Some(3)),
    (15, Some(3)),
    (16, Some(3)),
    (24, Some(9)),
    (1, None),
    (2, None),
];
const INITIATIONS: [&str; 4] = ["USER", "USER", "SYSTEM", "SCHEDULED"];

/// The numbers of all logs, in no useful order.
pub(super) fn numbers() -> impl Iterator<Item = i64> {
    // 1,777 and the number of logs have no common divisor.
    (0..COUNT).map(|place| place * 1_777 % COUNT + 1)
}

/// The number of a log by its id, "d-17" or "17".
pub(super) fn number(id: &str) -> Option<i64> {
    let number = id.strip_prefix("d-").unwrap_or(id).parse().ok()?;
    (1..=COUNT).contains(&number).then_some(number)
}

/// The random numbers of a log. Its row and its details use different ones.
pub(super) fn random(number: i64, part: u64) -> StdRng {
    StdRng::seed_from_u64(number.unsigned_abs() * 2 + part)
}

/// When a log was written, in epoch seconds; the last one just before midnight.
pub(super) fn written_at(number: i64, midnight: i64) -> i64 {
    midnight - (COUNT - number) * PACE - 90
}

/// A log's user, with the customer of the user.
pub(super) fn user(number: i64) -> (i64, Option<i64>) {
    pick(&mut random(number, 0), &USERS)
}

/// Of sixteen logs, the first three are of the turns of a conversation, which has a sixteenth of their number. The oldest
/// logs, which are odd, are of none.
const LOGS_OF_CONVERSATION: i64 = 3;
const STEP: i64 = 16;

/// The turns of conversations that logs are of, by the numbers of the logs from `first` to `last`.
pub(super) fn turns(
    connection: &Connection,
    first: i64,
    last: i64,
) -> Result<HashMap<i64, (i64, AskedTurn)>, HttpError> {
    let most = usize::try_from(LOGS_OF_CONVERSATION).unwrap_or_default();
    let turns = asked_turns(connection, (first / STEP).max(2)..=last / STEP, most)?;
    let by_log = |(conversation, turn): (i64, AskedTurn)| {
        (conversation * STEP + turn.turn - 1, (conversation, turn))
    };
    Ok(turns.into_iter().map(by_log).collect())
}

/// Makes a row, or details, those of a turn of a conversation.
pub(super) fn set_turn(row: &mut Value, (conversation, turn): &(i64, AskedTurn)) {
    row["debugTimestamp"] = json!(iso(turn.answered_at));
    row["userId"] = json!(turn.user_id);
    if row.get("conversationId").is_some() {
        row["conversationId"] = json!(format!("c-{conversation}"));
        row["interactionId"] = json!(format!("i-{conversation}-{}", turn.turn));
        row["customerId"] = json!(turn.customer_id);
        row["promptIds"] = json!([6, 14]);
    }
}

/// A row of the list.
pub(super) fn row(number: i64, midnight: i64) -> Value {
    let mut rng = random(number, 0);
    let (user_id, _) = pick(&mut rng, &USERS);
    json!({
        "debugId": format!("d-{number}"),
        "debugTimestamp": iso(written_at(number, midnight)),
        "route": pick(&mut rng, &ROUTES),
        "featureType": if odd::is_odd(number) { "odd-values" } else { pick(&mut rng, &FEATURES) },
        "userId": user_id,
        "initiationType": pick(&mut rng, &INITIATIONS),
        "hasErrors": rng.random_ratio(8, 100),
    })
}

pub(super) fn pick<T: Copy>(rng: &mut StdRng, choices: &[T]) -> T {
    *choices
        .choose(rng)
        .expect("a choice is never made from nothing")
}
