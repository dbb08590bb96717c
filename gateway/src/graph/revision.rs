//! Revisions: tokens of the state that a change is based on, which also show what has changed since.

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::global_id::Entity;
use super::payload::{ChangedNode, UserError, UserErrorCode};
use crate::error::Result;
use crate::request::RequestContext;

/// Characters of the token per part.
const PART: usize = 8;

/// A part of an object that staff edit: its label on the form, and its value as shown there.
pub type Part = (&'static str, Value);

/// An object that staff edit.
pub trait Revised: Entity {
    /// What it is called, such as "provider".
    const NOUN: &'static str;

    /// The parts that staff edit.
    fn parts(&self) -> Vec<Part>;
}

fn hash(part: &Value) -> String {
    Sha256::digest(part.to_string())
        .iter()
        .take(PART / 2)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The token of an object: the short hashes of its parts, concatenated.
pub fn of(parts: &[Part]) -> String {
    parts.iter().map(|(_, part)| hash(part)).collect()
}

/// The names of the parts that changed since a revision, joined with "and"; `None` if nothing changed. An invalid
/// revision counts as a change of every part.
fn changes_since(revision: &str, parts: &[Part]) -> Option<String> {
    let changed: Vec<&str> = parts
        .iter()
        .enumerate()
        .filter(|(place, (_, part))| {
            let was = revision.get(place * PART..(place + 1) * PART);
            was != Some(&*hash(part))
        })
        .map(|(_, (name, _))| *name)
        .collect();
    match changed.split_last() {
        None => None,
        Some((last, [])) => Some((*last).to_owned()),
        Some((last, others)) => Some(format!("{} and {last}", others.join(", "))),
    }
}

/// The object with this key as it is now, and the refusal of a change that is based on a revision, if its parts have
/// changed since.
pub fn conflict<T: Entity>(
    revision: Option<&str>,
    key: T::Key,
    noun: &str,
    parts: impl FnOnce() -> Vec<Part>,
) -> Option<(ChangedNode<T>, Vec<UserError>)> {
    let changes = changes_since(revision?, &parts())?;
    let message = format!("Someone else has changed {changes} of this {noun} since it was read.");
    let error = UserError::new(UserErrorCode::Stale, message).at("revision");
    Some((ChangedNode::by(key), vec![error]))
}

/// Like [`conflict`], for a change that needs nothing else of the object: it is read, bypassing the session's cache, if
/// there is a revision.
///
/// # Errors
/// As of reading the object.
pub async fn refusal<T: Revised>(
    context: &RequestContext,
    key: T::Key,
    revision: Option<&str>,
) -> Result<Option<(ChangedNode<T>, Vec<UserError>)>> {
    if revision.is_none() {
        return Ok(None);
    }
    Ok(match T::find_fresh(context, key.clone()).await? {
        Some(object) => conflict(revision, key, T::NOUN, || object.parts()),
        None => Some((ChangedNode::none(), vec![UserError::no_such(T::NOUN)])),
    })
}
