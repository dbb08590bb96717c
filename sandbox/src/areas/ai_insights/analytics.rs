//! Totals of the conversations, overall and per day.

use std::collections::{BTreeMap, BTreeSet};

use axum::extract::{Query, State};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{conversation::Conversation, conversations, lookup::today, odd_turns, turns};
use crate::{
    http::error::{HttpError, HttpResult},
    seed::writer::iso,
    services::app::App,
};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Asked {
    include_internal_users: Option<String>,
    customer_id: Option<String>,
    user_id: Option<String>,
    start_date: Option<String>,
    end_date: Option<String>,
}

/// The conversations that are counted.
struct Counted {
    with_internal: bool,
    customer_id: Option<i64>,
    user_id: Option<i64>,
    from: Option<DateTime<Utc>>,
    to: Option<DateTime<Utc>>,
}

impl Asked {
    fn counted(self) -> Result<Counted, HttpError> {
        let number = |name: &str, text: Option<String>| {
            let number = text.map(|text| text.parse().map_err(|_| refused(name, "a number")));
            number.transpose()
        };
        let time = |name: &str, text: Option<String>| {
            let time = text.map(|text| match DateTime::parse_from_rfc3339(&text) {
                Ok(time) => Ok(time.to_utc()),
                Err(_) => Err(refused(name, "a time such as 2024-06-01T00:00:00.000Z")),
            });
            time.transpose()
        };
        let with_internal = match self.include_internal_users.as_deref() {
            None | Some("false") => false,
            Some("true") => true,
            Some(_) => return Err(refused("includeInternalUsers", "true or false")),
        };
        Ok(Counted {
            with_internal,
            customer_id: number("customerId", self.customer_id)?,
            user_id: number("userId", self.user_id)?,
            from: time("startDate", self.start_date)?,
            to: time("endDate", self.end_date)?,
        })
    }
}

fn refused(name: &str, kind: &str) -> HttpError {
    HttpError::bad_request(format!("{name} must be {kind}."))
}

impl Counted {
    fn has(&self, one: &Conversation) -> bool {
        let at = DateTime::from_timestamp(one.created_at, 0);
        (self.with_internal || !one.is_internal)
            && (self.customer_id.is_none() || self.customer_id == one.customer_id())
            && (self.user_id.is_none() || self.user_id == one.user_id())
            && self.from.is_none_or(|from| at >= Some(from))
            && self.to.is_none_or(|to| at <= Some(to))
    }
}

/// Conversations and interactions.
#[derive(Clone, Copy, Default)]
struct Count {
    conversations: i64,
    interactions: i64,
}

impl Count {
    fn add(&mut self, turns: i64) {
        self.conversations += 1;
        self.interactions += turns;
    }
}

#[derive(Default)]
struct Day {
    all: Count,
    customers: BTreeMap<i64, Count>,
    users: BTreeMap<i64, Count>,
}

/// Tokens and response times of a conversation's turns, and the number of turns.
fn figures(one: &Conversation) -> (i64, i64, Vec<i64>) {
    if let Some(odd) = odd_turns::of(one.number, one.created_at) {
        let turns: Vec<&Value> = odd.as_array().into_iter().flatten().collect();
        let sum = turns.iter().filter_map(|turn| turn["totalTokens"].as_i64());
        let times = turns
            .iter()
            .filter_map(|turn| turn["responseTime"].as_i64());
        let times = times.filter(|time| *time >= 0).collect();
        return (
            i64::try_from(turns.len()).unwrap_or_default(),
            sum.sum(),
            times,
        );
    }
    let turns = turns::figures(one.number);
    let tokens = turns.iter().map(|turn| turn.tokens).sum();
    let times: Vec<i64> = turns.iter().map(|turn| turn.response_ms).collect();
    (
        i64::try_from(turns.len()).unwrap_or_default(),
        tokens,
        times,
    )
}

pub(super) async fn analytics(State(app): State<App>, Query(asked): Query<Asked>) -> HttpResult {
    let counted = asked.counted()?;
    app.read(move |connection| {
        let all = conversations::all(connection, today(connection)?)?;
        Ok(summed(all.iter().filter(|one| counted.has(one))).to_string())
    })
    .await
}

fn summed<'a>(counted: impl Iterator<Item = &'a Conversation>) -> Value {
    let (mut count, mut tokens, mut times) = (Count::default(), 0, Vec::new());
    let (mut customer_ids, mut user_ids) = (BTreeSet::new(), BTreeSet::new());
    let mut days: BTreeMap<String, Day> = BTreeMap::new();
    for one in counted {
        let (turns, used, waited) = figures(one);
        count.add(turns);
        tokens += used;
        times.extend(waited);
        let date = iso(one.created_at)[..10].to_owned();
        let day = days.entry(date).or_default();
        day.all.add(turns);
        if let Some(id) = one.customer_id() {
            customer_ids.insert(id);
            day.customers.entry(id).or_default().add(turns);
        }
        if let Some(id) = one.user_id() {
            user_ids.insert(id);
            day.users.entry(id).or_default().add(turns);
        }
    }
    let answers = i64::try_from(times.len()).unwrap_or_default();
    let tenths = (times.iter().sum::<i64>() * 10).checked_div(answers);
    let mut series: Vec<Value> = days.iter().map(|(date, day)| of_day(date, day)).collect();
    // The order is not guaranteed.
    series.reverse();
    json!({
        "summary": {
            "totalConversations": count.conversations, "totalInteractions": count.interactions,
            "uniqueCustomers": customer_ids.len(), "uniqueUsers": user_ids.len(),
            "avgResponseTime": tenths.map(|tenths| json!(format!("{}.{}", tenths / 10, tenths % 10))
                .as_str().and_then(|text| text.parse::<f64>().ok())),
            "totalTokens": tokens,
        },
        "customerIds": customer_ids, "userIds": user_ids, "timeSeries": series,
    })
}

fn of_day(date: &str, day: &Day) -> Value {
    let rows = |of: &BTreeMap<i64, Count>, key: &str| -> Value {
        let row = |(id, count): (&i64, &Count)| json!({ key: id, "conversations": count.conversations, "interactions": count.interactions });
        of.iter().map(row).collect()
    };
    json!({
        "date": date, "conversations": day.all.conversations, "interactions": day.all.interactions,
        "customers": rows(&day.customers, "customerId"), "users": rows(&day.users, "userId"),
    })
}
