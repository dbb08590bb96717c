//! The conversations of users with the assistant, oldest first: their rows for the list, and their details.

use std::ops::RangeInclusive;

use chrono::NaiveDate;
use rusqlite::Connection;
use serde_json::{Value, json};

use super::{
    conversation::Conversation,
    lookup::{no_conversation, number_in, today},
    odd_conversations, odd_turns,
    turns::{self, Figures},
};
use crate::{
    http::error::HttpError,
    seed::writer::{day, iso, midnight},
};

/// The number of conversations.
const COUNT: i64 = 300;
/// The days over which they are spread.
const DAYS: i64 = 118;

#[rustfmt::skip]
const TITLES: [&str; 16] = [
    "Reach by market", "Why did reach drop in Boston?", "Weekly summary", "Plan for the spring launch",
    "Inventory near our stores", "Overlap of commuters and students", "Budget for three markets",
    "Frequency of the bus campaign", "Best panels of last month", "Comparing transit and stationary",
    "Audience of the harbor line", "Impressions per day", "What is missing in this report?",
    "A second flight in Chicago with the same budget and twice the frequency", "Store visits", "Weekend reach",
];
const MODELS: [&str; 3] = ["model-x", "model-x-mini", "model-y"];
const INITIATIONS: [&str; 4] = ["USER", "USER", "SUGGESTED_PROMPT", "WORKFLOW"];

/// A user of the assistant.
struct Person {
    user_id: i64,
    customer_id: i64,
    is_internal: bool,
}

/// All conversations.
pub(super) fn all(
    connection: &Connection,
    today: NaiveDate,
) -> Result<Vec<Conversation>, HttpError> {
    let people = people(connection)?;
    let of = |number| conversation(number, today, &people);
    Ok((1..=COUNT).map(of).collect())
}

/// All conversations as listed, in no useful order, with two invalid rows.
pub(super) fn rows(connection: &Connection, today: NaiveDate) -> Result<Vec<Value>, HttpError> {
    let conversations = all(connection, today)?;
    let mut rows: Vec<Value> = conversations.into_iter().map(|one| one.row).collect();
    rows.push(json!({ "customerId": 3, "conversationContext": { "title": "Row Without Id" } }));
    rows.push(json!("not a row"));
    rows.sort_by_cached_key(|row| row.to_string().len() * 7_919 % 101);
    Ok(rows)
}

/// One conversation.
pub(super) fn one(
    connection: &Connection,
    id: &str,
    today: NaiveDate,
) -> Result<Conversation, HttpError> {
    let number = match id {
        odd_conversations::NUMERIC_ID => Some(odd_conversations::NUMERIC),
        _ => number_in(id, "c-", COUNT).filter(|number| *number != odd_conversations::NUMERIC),
    };
    let number = number.ok_or_else(no_conversation)?;
    Ok(conversation(number, today, &people(connection)?))
}

/// One conversation with its turns.
pub(super) fn details(
    connection: &Connection,
    id: &str,
    today: NaiveDate,
) -> Result<Value, HttpError> {
    let conversation = one(connection, id, today)?;
    odd_conversations::check_details(conversation.number)?;
    let interactions = conversation.interactions();
    Ok(odd_conversations::details(conversation, interactions))
}

/// A turn of which the assistant keeps a debug log.
pub(crate) struct AskedTurn {
    /// Its position in the conversation, from 1.
    pub(crate) turn: i64,
    pub(crate) user_id: Option<i64>,
    pub(crate) customer_id: Option<i64>,
    /// When it was answered, in epoch seconds.
    pub(crate) answered_at: i64,
}

/// The first turns, at most `most` of each, of the conversations with these numbers. Those of odd conversations, and of the last
/// two days, are left out.
pub(crate) fn asked_turns(
    connection: &Connection,
    numbers: RangeInclusive<i64>,
    most: usize,
) -> Result<Vec<(i64, AskedTurn)>, HttpError> {
    let (today, people) = (today(connection)?, people(connection)?);
    let numbers =
        numbers.filter(|number| (1..296).contains(number) && odd_turns::of(*number, 0).is_none());
    let of = |number| {
        let conversation = conversation(number, today, &people);
        let figures = turns::figures(number).into_iter().take(most).zip(1..);
        let turn = move |(figures, turn): (Figures, i64)| {
            let asked = AskedTurn {
                turn,
                user_id: conversation.user_id(),
                customer_id: conversation.customer_id(),
                answered_at: conversation.created_at
                    + figures.seconds
                    + figures.response_ms / 1_000,
            };
            (number, asked)
        };
        figures.map(turn)
    };
    Ok(numbers.flat_map(of).collect())
}

fn people(connection: &Connection) -> Result<Vec<Person>, HttpError> {
    let mut statement = connection.prepare_cached(
        "SELECT id, customer_id, body ->> 'company' IS 'Marquee' FROM records
         WHERE kind = 'user' AND id <= 60 AND customer_id IS NOT NULL ORDER BY id",
    )?;
    let people = statement.query_map([], |row| {
        Ok(Person {
            user_id: row.get(0)?,
            customer_id: row.get(1)?,
            is_internal: row.get(2)?,
        })
    })?;
    Ok(people.collect::<rusqlite::Result<_>>()?)
}

fn conversation(number: i64, today: NaiveDate, people: &[Person]) -> Conversation {
    // Some users talk to the assistant much more than others.
    let spread = (number * number * 31 + number * 7) % 97;
    let person = usize::try_from(spread * spread / 97).unwrap_or_default() % people.len().max(1);
    let person = people.get(person);
    let created_at = created_at(number, today);
    let pick = |choices: &[&'static str], step: i64| {
        let index = usize::try_from(number * step + number / 7).unwrap_or_default();
        choices[index % choices.len()]
    };
    let mut conversation = Conversation {
        number,
        created_at,
        row: json!({
            "conversationId": format!("c-{number}"),
            "customerId": person.map(|person| person.customer_id),
            "userId": person.map(|person| person.user_id),
            "model": pick(&MODELS, 5),
            "createdAt": iso(created_at),
            "conversationContext": { "title": pick(&TITLES, 3) },
            "metaData": { "initiationType": pick(&INITIATIONS, 11) },
        }),
        is_internal: person.is_some_and(|person| person.is_internal),
    };
    odd_conversations::make_odd(&mut conversation);
    conversation
}

/// When a conversation started, in epoch seconds. The last ones started at the edges of days.
fn created_at(number: i64, today: NaiveDate) -> i64 {
    let midnight = |offset| midnight(day(today, offset));
    match number {
        300 => midnight(0) + 5,
        299 => midnight(0),
        298 => midnight(0) - 1,
        297 => midnight(-1),
        296 => midnight(-1) - 1,
        _ => {
            let age = 2 + (295 - number) * DAYS / 295;
            midnight(-age) + 28_800 + number * 7_919 % 43_200
        }
    }
}
