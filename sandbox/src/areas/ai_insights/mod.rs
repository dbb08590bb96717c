//! The AI assistant: its prompts, its conversations with users, and their totals. None of it is stored: every call
//! computes its rows from their numbers and the day of the seed.

mod analytics;
mod conversation;
mod conversations;
mod diagnostics;
mod lookup;
mod odd_conversations;
mod odd_turns;
mod prompts;
mod routes;
mod suggested_prompts;
mod texts;
mod turns;

pub(crate) use conversations::{AskedTurn, asked_turns};
pub(crate) use routes::routes;
