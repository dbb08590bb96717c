//! A list whose rows are decoded while its body arrives, so that the body and the rows are never held together.

mod input;

use std::mem;

use serde_json::value::RawValue;

use self::input::Input;
use super::json::Chunk;
use super::{Fault, FromJson, Json, Unreadable, message_of};

/// The memory that the rows of one list may take, in bytes.
const MAX_BYTES: usize = 128 << 20;

/// The same for a list in a body that was read whole, which is in memory beside it.
const MAX_BYTES_BESIDE_BODY: usize = 48 << 20;

const NO_JSON: &str = "the body is not JSON";

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

/// Reads a list from the chunks of its body, with or without an envelope. Rows that cannot be read are dropped.
pub struct ListReader<T> {
    /// Whether a second envelope may be in the first one.
    may_nest: bool,
    /// The key beside the list whose value is kept.
    part_name: Option<&'static str>,
    part: Option<Box<RawValue>>,
    message: Option<String>,
    has_data: bool,
    /// Envelopes that are open.
    depth: usize,
    place: Place,
    rows: Vec<T>,
    dropped: usize,
    /// The end of the last chunk, of which too little had arrived.
    rest: Vec<u8>,
    /// How long the rest must be to be worth reading.
    readable_from: usize,
    /// The bytes that have become rows.
    consumed: usize,
    /// The bytes of memory that the lists in the rows take.
    held: usize,
    /// The bytes of the whole body, if they are known.
    expected: usize,
    /// The bytes of memory that it may take.
    most: usize,
}

/// What comes next in the body.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Start,
    FirstKey,
    Key,
    /// `,` or the end of an envelope.
    AfterValue,
    FirstRow,
    Row,
    /// `,` or the end of the list.
    AfterRow,
    End,
}

/// Whether there is enough of the body to go on.
type IsEnough = bool;

impl<T: FromJson> ListReader<T> {
    /// A reader of a list.
    pub fn plain() -> Self {
        Self {
            may_nest: false,
            part_name: None,
            part: None,
            message: None,
            has_data: false,
            depth: 0,
            place: Place::Start,
            rows: Vec::new(),
            dropped: 0,
            rest: Vec::new(),
            readable_from: 0,
            consumed: 0,
            held: 0,
            expected: 0,
            most: MAX_BYTES,
        }
    }

    /// A reader of a list whose body was read whole.
    pub fn beside_body() -> Self {
        Self {
            most: MAX_BYTES_BESIDE_BODY,
            ..Self::plain()
        }
    }

    /// A reader of a list in one or two envelopes.
    pub fn nested() -> Self {
        Self {
            may_nest: true,
            ..Self::plain()
        }
    }

    /// A reader of a list in one or two envelopes, which also keeps the value of the key `part_name` beside the list.
    pub fn with_part(part_name: &'static str) -> Self {
        Self {
            part_name: Some(part_name),
            ..Self::nested()
        }
    }

    /// Forgets what was read, and reads a body of `expected` bytes from its start; 0 if the length is not known.
    pub(in crate::upstream) fn begin(&mut self, expected: usize) {
        let (may_nest, part_name, most) = (self.may_nest, self.part_name, self.most);
        *self = Self {
            may_nest,
            part_name,
            most,
            expected,
            ..Self::plain()
        };
    }

    /// Reads the next chunk.
    ///
    /// # Errors
    /// If the body is no list, or its rows take too much memory.
    pub(in crate::upstream) fn take(&mut self, chunk: &[u8]) -> Result<(), Unreadable> {
        if self.rest.is_empty() {
            let read = self.read(chunk, false)?;
            self.rest.extend_from_slice(&chunk[read..]);
        } else {
            self.rest.extend_from_slice(chunk);
            if self.rest.len() < self.readable_from {
                return Ok(());
            }
            self.read_rest(false)?;
        }
        // To read a long row again with every chunk would take quadratic time.
        self.readable_from = self.rest.len() * 2;
        Ok(())
    }

    /// The rows, after the last chunk, and the value beside the list.
    ///
    /// # Errors
    /// If the body is no list or is cut, or if it has a message in place of the list.
    pub(in crate::upstream) fn finish(
        mut self,
    ) -> Result<(ListRows<T>, Option<Box<RawValue>>), Unreadable> {
        self.read_rest(true)?;
        if self.place != Place::End || !self.rest.trim_ascii().is_empty() {
            return Err("the body is cut".into());
        }
        if !self.has_data
            && let Some(message) = self.message
        {
            return Err(Unreadable::with_message(message));
        }
        if self.dropped > 0 {
            let dropped = self.dropped;
            tracing::warn!(dropped, "Rows of a response could not be read.");
        }
        let rows = ListRows {
            rows: self.rows,
            unreadable: self.dropped,
        };
        Ok((rows, self.part))
    }

    /// The bytes of the body so far.
    pub(in crate::upstream) fn length(&self) -> usize {
        self.consumed + self.rest.len()
    }

    /// The bytes of memory that the list takes by now. The texts of the rows take at most those they have in the body.
    pub(in crate::upstream) fn bytes(&self) -> usize {
        self.rows.len() * size_of::<T>() + self.held + self.consumed + self.rest.len()
    }

    fn read_rest(&mut self, is_whole: bool) -> Result<(), Unreadable> {
        let mut rest = mem::take(&mut self.rest);
        let read = self.read(&rest, is_whole)?;
        rest.drain(..read);
        if rest.is_empty() {
            // One row of many megabytes must not hold its memory until the list ends.
            rest = Vec::new();
        }
        self.rest = rest;
        Ok(())
    }

    /// Reads what is complete in these bytes, and returns how many that are.
    fn read(&mut self, bytes: &[u8], is_whole: bool) -> Result<usize, Unreadable> {
        let arrived = if is_whole {
            bytes.len()
        } else {
            // A number or a literal at the end may go on in the next chunk.
            let may_go_on =
                |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
            let end = bytes.iter().rposition(|byte| !may_go_on(byte));
            end.map_or(0, |end| end + 1)
        };
        let mut input = Input::new(Chunk::new(&bytes[..arrived]));
        let before = self.consumed;
        loop {
            let start = input.at;
            if !self.step(&mut input)? {
                input.at = start;
                break;
            }
            self.consumed = before + input.at;
        }
        Ok(input.at)
    }

    fn step(&mut self, input: &mut Input<'_>) -> Result<IsEnough, Unreadable> {
        let Some(next) = input.peek() else {
            return Ok(false);
        };
        match (self.place, next) {
            (Place::Start, _) => return self.start(input, next),
            (Place::FirstKey, b'}') | (Place::AfterValue, b'}') => {
                input.at += 1;
                self.depth -= 1;
                self.place = self.after_list();
            }
            (Place::FirstKey | Place::Key, _) => return self.member(input),
            (Place::AfterValue, b',') => {
                input.at += 1;
                self.place = Place::Key;
            }
            (Place::FirstRow, b']') | (Place::AfterRow, b']') => {
                input.at += 1;
                self.place = self.after_list();
            }
            (Place::FirstRow | Place::Row, _) => return self.row(input, next),
            (Place::AfterRow, b',') => {
                input.at += 1;
                self.place = Place::Row;
            }
            (Place::AfterValue | Place::AfterRow | Place::End, _) => {
                return Err(NO_JSON.into());
            }
        }
        Ok(true)
    }

    fn after_list(&self) -> Place {
        if self.depth == 0 {
            Place::End
        } else {
            Place::AfterValue
        }
    }

    fn start(&mut self, input: &mut Input<'_>, next: u8) -> Result<IsEnough, Unreadable> {
        match next {
            b'[' => self.open_list(input),
            b'{' => self.open_envelope(input),
            // The byte order mark.
            0xef if input.chunk.bytes.len() < input.at + 3 => return Ok(false),
            0xef if input.chunk.bytes[input.at..].starts_with("\u{feff}".as_bytes()) => {
                input.at += 3
            }
            _ => return self.no_list(input),
        }
        Ok(true)
    }

    fn open_list(&mut self, input: &mut Input<'_>) {
        input.at += 1;
        self.has_data = true;
        self.place = Place::FirstRow;
    }

    fn open_envelope(&mut self, input: &mut Input<'_>) {
        input.at += 1;
        self.depth += 1;
        self.place = Place::FirstKey;
    }

    /// Null in place of a list is an empty one.
    fn no_list(&mut self, input: &mut Input<'_>) -> Result<IsEnough, Unreadable> {
        match input.read(Json::span)? {
            None => return Ok(false),
            Some(b"null") => {}
            Some(_) => return Err("the body is not a list".into()),
        }
        self.has_data = true;
        self.place = self.after_list();
        Ok(true)
    }

    /// A key of an envelope with its value, or up to the list that is its value.
    fn member(&mut self, input: &mut Input<'_>) -> Result<IsEnough, Unreadable> {
        let Some(key) = input.read(Json::lossy_text)? else {
            return Ok(false);
        };
        match input.peek() {
            None => return Ok(false),
            Some(b':') => input.at += 1,
            Some(_) => return Err(NO_JSON.into()),
        }
        let Some(next) = input.peek() else {
            return Ok(false);
        };
        if key == "data" {
            let may_nest = self.may_nest && self.depth == 1;
            match next {
                _ if self.has_data => return Err("the body has two lists".into()),
                b'[' => self.open_list(input),
                b'{' if may_nest => self.open_envelope(input),
                _ => return self.no_list(input),
            }
            return Ok(true);
        }
        let Some(value) = input.read(Json::span)? else {
            return Ok(false);
        };
        let sent = || serde_json::from_slice::<&RawValue>(value).ok();
        if self.part_name == Some(&key) {
            self.part = sent().map(RawValue::to_owned);
        } else if key == "message" {
            self.message = sent().and_then(message_of);
        }
        self.place = Place::AfterValue;
        Ok(true)
    }

    fn row(&mut self, input: &mut Input<'_>, next: u8) -> Result<IsEnough, Unreadable> {
        let most = self.most.saturating_sub(self.bytes());
        let mut json = Json::within(input.chunk, input.at, most);
        let row = json.or_skip(|json| match next {
            // A list is no row, whatever a row is read from.
            b'[' => Err(Fault::Value),
            _ => T::from_json(json),
        });
        match row {
            Ok(row) => {
                input.at = json.at;
                self.held += json.held;
                match row {
                    Some(row) => self.push(row)?,
                    None => self.dropped += 1,
                }
            }
            Err(Fault::End) => return Ok(false),
            Err(Fault::Syntax | Fault::Value) => return Err(NO_JSON.into()),
            Err(Fault::TooLarge) => return Err(self.too_large()),
        }
        self.place = Place::AfterRow;
        Ok(true)
    }

    fn too_large(&self) -> Unreadable {
        format!("a list above {} bytes", self.most).into()
    }

    fn push(&mut self, row: T) -> Result<(), Unreadable> {
        if self.bytes() + size_of::<T>() > self.most {
            return Err(self.too_large());
        }
        if self.rows.len() == self.rows.capacity() {
            let more = self.expected_rows().saturating_sub(self.rows.len());
            self.rows.reserve_exact(more.max(self.rows.len() / 2 + 16));
        }
        self.rows.push(row);
        Ok(())
    }

    /// How many rows the whole body has if the others are as long as those so far.
    fn expected_rows(&self) -> usize {
        let room = self.most / size_of::<T>().max(1);
        // The service may state any length.
        let expected = self.rows.len().saturating_mul(self.expected) / self.consumed.max(1);
        expected.saturating_add(expected / 64).min(room)
    }
}

#[cfg(test)]
mod tests;
