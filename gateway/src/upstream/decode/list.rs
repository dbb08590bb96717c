//! A list, with or without envelopes.

use std::borrow::Cow;
use std::fmt;

use serde::de::{
    DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

use super::from_json::{next_item, parse};
use super::{FromJson, Unreadable, fault, message_of};

/// The memory that the rows of one list may take, in bytes. They may take many times the bytes of their JSON.
const MAX_BYTES: usize = 64 << 20;

/// The rows of a list as its service sent them.
pub struct ListRows<T> {
    /// Those that could be read.
    pub rows: Vec<T>,
    /// The number of those that could not.
    pub unreadable: usize,
}

impl<T> From<Vec<T>> for ListRows<T> {
    fn from(rows: Vec<T>) -> Self {
        Self {
            rows,
            unreadable: 0,
        }
    }
}

/// Where a list is in its body.
#[derive(Clone, Copy, Default)]
pub struct ListShape {
    /// Whether a second envelope may be in the first one.
    pub may_nest: bool,
}

/// Reads a list, with or without an envelope; no rows if the list is missing. Rows that cannot be read are dropped and
/// counted.
///
/// # Errors
/// If the body is no list, its rows take too much memory, or it has a message in place of the list.
pub fn read_list<T: FromJson>(body: &[u8], shape: ListShape) -> Result<ListRows<T>, Unreadable> {
    // Lossy conversion alone takes many times as long.
    let text = std::str::from_utf8(body).map_or_else(|_| String::from_utf8_lossy(body), Cow::from);
    let text = text.trim_start_matches('\u{feff}');
    let List {
        mut rows,
        unreadable,
        message,
        is_found,
    } = parse(text, |json| {
        // A row seldom takes more memory than its JSON has bytes.
        let most = text.len().min(MAX_BYTES);
        let mut list = List {
            rows: Vec::with_capacity(most / size_of::<T>().max(1)),
            unreadable: 0,
            message: None,
            is_found: false,
        };
        let body = Body {
            list: &mut list,
            shape,
            depth: 0,
        };
        body.deserialize(json).map(|()| list)
    })
    .map_err(|error| format!("no list: {}", fault(&error)))?;
    if let (false, Some(message)) = (is_found, message) {
        return Err(Unreadable::with_message(message));
    }
    if unreadable > 0 {
        tracing::warn!(
            dropped = unreadable,
            "Rows of a response could not be read."
        );
    }
    // What is reserved and never touched takes no memory, and a copy takes time.
    if rows.len() < rows.capacity() / 2 {
        rows.shrink_to_fit();
    }
    Ok(ListRows { rows, unreadable })
}

/// What has been read of a body.
struct List<T> {
    rows: Vec<T>,
    unreadable: usize,
    message: Option<String>,
    is_found: bool,
}

/// A list or an envelope.
struct Body<'l, T> {
    list: &'l mut List<T>,
    shape: ListShape,
    /// The envelopes around it.
    depth: usize,
}

impl<'de, T: FromJson> DeserializeSeed<'de> for Body<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_any(self)
    }
}

impl<'de, T: FromJson> Visitor<'de> for Body<'_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }
    /// Null in place of a list is an empty one.
    fn visit_unit<E>(self) -> Result<(), E> {
        self.list.is_found = true;
        Ok(())
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<(), A::Error> {
        self.list.is_found = true;
        // Of two lists of one name, the later one counts.
        self.list.rows.clear();
        self.list.unreadable = 0;
        while let Some(row) = next_item(&mut rows)? {
            match row {
                Some(row) => self.list.rows.push(row),
                None => self.list.unreadable += 1,
            }
            if self.list.rows.len() * size_of::<T>() > MAX_BYTES {
                return Err(A::Error::custom("too many rows"));
            }
        }
        Ok(())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut envelope: A) -> Result<(), A::Error> {
        if self.depth > usize::from(self.shape.may_nest) {
            return Err(A::Error::custom("an object in place of a list"));
        }
        while let Some(key) = envelope.next_key::<String>()? {
            if key == "data" {
                envelope.next_value_seed(Body {
                    list: &mut *self.list,
                    shape: self.shape,
                    depth: self.depth + 1,
                })?;
            } else if key == "message" {
                self.list.message = message_of(envelope.next_value()?);
            } else {
                envelope.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use gateway_macros::row;
    use pretty_assertions::assert_eq;

    use super::*;

    #[row]
    #[derive(Debug, PartialEq)]
    struct Row {
        #[required]
        id: i32,
        name: Option<String>,
    }

    /// The ids of the rows.
    fn read(body: &[u8], may_nest: bool) -> Result<Vec<i32>, Unreadable> {
        let rows = read_list::<Row>(body, ListShape { may_nest })?.rows;
        Ok(rows.into_iter().map(|row| row.id).collect())
    }

    #[test]
    fn a_list_is_read_with_and_without_an_envelope() {
        let cases: [(&str, &[i32]); 12] = [
            (" \n[ ] ", &[]),
            ("null", &[]),
            ("\u{feff}[{\"id\":1}]", &[1]),
            (r#"[{"id":1},{"id":23,"name":"é \" ] } ,"}]"#, &[1, 23]),
            (
                r#"{"data":[{"id":1},{"id":2}],"more":{"data":[3]}}"#,
                &[1, 2],
            ),
            (r#"{"more":[{"id":9}],"data":[{"id":1}]}"#, &[1]),
            (r#"{"data":null,"message":"None yet."}"#, &[]),
            (r#"{"message":"Here.","data":[{"id":4}]}"#, &[4]),
            ("{}", &[]),
            (r#"{"total":0}"#, &[]),
            (
                r#"[1,"two",null,{"id":"x"},{"id":5},{"name":"n"},[],[9,"n"],{"id":6}]"#,
                &[5, 6],
            ),
            (
                r#"{"\ud83d":0,"x":1e999,"data":[{"id":1e999},{"id":7,"\udc00":2}],"y":"\ud83d"}"#,
                &[7],
            ),
        ];
        for (body, ids) in cases {
            let read = read(body.as_bytes(), false);
            assert_eq!(read, Ok(ids.to_vec()), "{body}");
        }
    }

    #[test]
    fn what_is_no_list_is_unreadable() {
        let cases = r#"|<html>|[1|[1,|[1,]|[1 2]|[] []|7|"[]"|true|{"data":"text"}|{"data":{"id":1}}|{"data":[1]|{"data" [1]}|{data:[]}|["\u12"]|[nul]|[{"id":1},{"id":2}"#;
        for body in cases.split('|') {
            let read = read(body.as_bytes(), false);
            assert!(read.is_err(), "{body}: {read:?}");
        }
    }

    #[test]
    fn a_second_envelope_is_read_if_the_call_may_have_one() {
        let nested = br#"{"data":{"data":[{"id":1}],"panel":{"n":2}}}"#;
        assert_eq!(read(nested, true), Ok(vec![1]));
        assert_eq!(read(br#"{"data":{"panel":null}}"#, true), Ok(vec![]));
        assert!(read(nested, false).is_err());
        assert!(read(br#"{"data":{"data":{"data":[]}}}"#, true).is_err());
    }

    #[test]
    fn bytes_that_are_not_utf_8_cost_their_own_text() {
        let body =
            b"{\"\xff\":1,\"data\":[\"\xff\",{\"id\":1,\"\xff\":2,\"name\":\"M\xfcnchen\"}]}";
        let list = read_list::<Row>(body, ListShape::default()).unwrap();
        assert_eq!(list.rows[0].name.as_deref(), Some("M\u{fffd}nchen"));
        assert_eq!(list.unreadable, 1);
    }
}
