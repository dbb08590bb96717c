//! Relay's object identification: opaque ids, and finding an object by its id.

use std::fmt::Write;

use async_graphql::{ID, OutputType};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use compact_str::CompactString;

use super::text::trim_invisible;
use crate::error::{Error, Result};
use crate::request::RequestContext;

/// The id of an object: base64url of `Type:key`.
pub fn id(type_name: &str, key: impl std::fmt::Display) -> ID {
    ID(encode(type_name, key))
}

pub(crate) fn encode(type_name: &str, key: impl std::fmt::Display) -> String {
    let mut plain = CompactString::from(type_name);
    // Writing to a string cannot fail.
    let _written = write!(plain, ":{key}");
    URL_SAFE_NO_PAD.encode(plain)
}

/// The type and key of an id. Accepts only the output of [`encode`], with no padding and no alternative spelling, and
/// invisible characters around it.
pub(crate) fn decode(text: &str) -> Option<(String, String)> {
    let text = trim_invisible(text);
    let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
    let plain = String::from_utf8(bytes).ok()?;
    let (type_name, key) = plain.split_once(':')?;
    let canonical = !type_name.is_empty() && !key.is_empty() && encode(type_name, key) == text;
    canonical.then(|| (type_name.to_owned(), key.to_owned()))
}

/// The type and key of an id that a caller sent.
///
/// # Errors
/// BAD_USER_INPUT if the id is invalid.
pub fn parse(id: &ID) -> Result<(String, String)> {
    decode(id).ok_or_else(invalid_id)
}

/// The whole number in an id's key.
///
/// # Errors
/// BAD_USER_INPUT if it is not a number.
fn number(key: &str) -> Result<i32> {
    key.parse()
        .ok()
        .filter(|number: &i32| number.to_string() == key)
        .ok_or_else(invalid_id)
}

/// The error for an invalid id.
pub fn invalid_id() -> Error {
    Error::bad_input("This is not a valid id.")
}

/// A key in a global id.
pub trait GlobalKey: Clone + Send + Sync + 'static {
    /// Parses the key of an id.
    ///
    /// # Errors
    /// BAD_USER_INPUT if it is not a key of this type.
    fn parse(key: &str) -> Result<Self>;

    /// The key as it is in an id.
    fn text(&self) -> String;
}

impl GlobalKey for String {
    fn parse(key: &str) -> Result<Self> {
        Ok(key.to_owned())
    }

    fn text(&self) -> String {
        self.clone()
    }
}

impl GlobalKey for i32 {
    fn parse(key: &str) -> Result<Self> {
        number(key)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

/// Several numbers, separated by colons.
impl<const N: usize> GlobalKey for [i32; N] {
    fn parse(key: &str) -> Result<Self> {
        let numbers = key.split(':').map(number).collect::<Result<Vec<i32>>>()?;
        numbers.try_into().map_err(|_| invalid_id())
    }

    fn text(&self) -> String {
        self.map(|number| number.to_string()).join(":")
    }
}

/// An object that can be found by its key, and can therefore be a `Node`.
pub trait Entity: OutputType + Sized {
    /// The name of the type in a global id.
    const TYPE_NAME: &'static str;
    /// The key.
    type Key: GlobalKey;

    /// The object with this key; `None` if it does not exist.
    fn find(
        context: &RequestContext,
        key: Self::Key,
    ) -> impl Future<Output = Result<Option<Self>>> + Send;

    /// Like `find`, for one of many objects that are wanted at once.
    fn find_one_of_many(
        context: &RequestContext,
        key: Self::Key,
    ) -> impl Future<Output = Result<Option<Self>>> + Send {
        Self::find(context, key)
    }

    /// The object with this key, bypassing the session's cache.
    fn find_fresh(
        context: &RequestContext,
        key: Self::Key,
    ) -> impl Future<Output = Result<Option<Self>>> + Send {
        context.forget_reads();
        Self::find(context, key)
    }

    /// The object with this key; `None` if there is no key.
    fn find_optional(
        context: &RequestContext,
        key: Option<Self::Key>,
    ) -> impl Future<Output = Result<Option<Self>>> + Send {
        async move {
            match key {
                Some(key) => Self::find(context, key).await,
                None => Ok(None),
            }
        }
    }
}
