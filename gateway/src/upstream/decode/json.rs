//! A cursor over JSON that decodes what is asked for and skips the rest. It accepts the JSON that serde_json accepts.

mod numbers;

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use serde::de::{Deserializer, Visitor};

use super::Scalar;

/// Why a value cannot be read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Fault {
    /// The text ends within the value.
    End,
    /// The text is not JSON.
    Syntax,
    /// The value is not what was asked for.
    Value,
    /// The lists in the value take too much memory.
    TooLarge,
}

/// The result of reading a value.
pub type Read<T> = Result<T, Fault>;

/// How deeply rows that hold rows may nest.
const MAX_DEPTH: u8 = 64;

/// The memory that the lists of one value may take, in bytes.
const MAX_HELD: usize = 64 << 20;

/// Bytes that have arrived, and how many of them are UTF-8, which is checked once for all texts in them.
#[derive(Clone, Copy)]
pub(super) struct Chunk<'a> {
    pub bytes: &'a [u8],
    valid: &'a str,
}

impl<'a> Chunk<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        let valid = std::str::from_utf8(bytes).or_else(|error| {
            let (valid, _) = bytes.split_at(error.valid_up_to());
            std::str::from_utf8(valid)
        });
        Self {
            bytes,
            valid: valid.unwrap_or_default(),
        }
    }
}

/// A position in JSON text.
pub struct Json<'a> {
    bytes: &'a [u8],
    /// The beginning of the bytes that is UTF-8.
    valid: &'a str,
    pub(super) at: usize,
    depth: u8,
    /// The bytes of memory that the lists read so far take.
    pub(super) held: usize,
    /// The most that they may take.
    most: usize,
}

impl<'a> Json<'a> {
    /// The start of a text.
    pub fn of(bytes: &'a [u8]) -> Self {
        Self::within(Chunk::new(bytes), 0, MAX_HELD)
    }

    /// A position in a chunk. What is read from there may take `most` bytes of memory for its lists.
    pub(super) fn within(chunk: Chunk<'a>, at: usize, most: usize) -> Self {
        Self {
            bytes: chunk.bytes,
            valid: chunk.valid,
            at,
            depth: 0,
            held: 0,
            most,
        }
    }

    /// Counts the memory of items of a list. They may take many times the bytes of their JSON.
    ///
    /// # Errors
    /// [`Fault::TooLarge`] if all lists together take too much.
    pub fn hold(&mut self, bytes: usize) -> Read<()> {
        self.held += bytes;
        match self.held <= self.most {
            true => Ok(()),
            false => Err(Fault::TooLarge),
        }
    }

    /// The next byte that is not white space.
    #[inline]
    pub fn peek(&mut self) -> Read<u8> {
        match self.bytes.get(self.at) {
            Some(byte) if *byte > b' ' => Ok(*byte),
            _ => self.skip_space(),
        }
    }

    fn skip_space(&mut self) -> Read<u8> {
        loop {
            match self.bytes.get(self.at) {
                Some(b' ' | b'\t' | b'\r' | b'\n') => self.at += 1,
                Some(byte) => return Ok(*byte),
                None => return Err(Fault::End),
            }
        }
    }

    #[inline]
    fn expect(&mut self, byte: u8) -> Read<()> {
        match self.peek()? == byte {
            true => self.at += 1,
            false => return Err(Fault::Syntax),
        }
        Ok(())
    }

    /// What has not been read yet.
    pub fn ahead(&self) -> &'a [u8] {
        &self.bytes[self.at..]
    }

    /// The bytes of the next value.
    pub fn span(&mut self) -> Read<&'a [u8]> {
        self.peek()?;
        let start = self.at;
        self.skip()?;
        Ok(&self.bytes[start..self.at])
    }

    /// Reads a value, or skips it if it is not what `read` expects.
    #[inline]
    pub fn or_skip<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<Option<T>> {
        self.peek()?;
        let (start, held) = (self.at, self.held);
        match read(self) {
            Ok(value) => Ok(Some(value)),
            Err(Fault::Value) => {
                (self.at, self.held) = (start, held);
                self.skip()?;
                Ok(None)
            }
            Err(fault) => Err(fault),
        }
    }

    /// Calls `take` with each key of an object. It reads or skips the value.
    #[inline]
    pub fn members(&mut self, mut take: impl FnMut(&mut Self, &[u8]) -> Read<()>) -> Read<()> {
        if self.peek()? != b'{' {
            return Err(Fault::Value);
        }
        self.deeper(|json| {
            json.at += 1;
            if json.peek()? == b'}' {
                json.at += 1;
                return Ok(());
            }
            loop {
                if json.peek()? != b'"' {
                    return Err(Fault::Syntax);
                }
                let (key, is_plain) = json.string()?;
                let key = &json.bytes[key];
                json.expect(b':')?;
                if is_plain {
                    take(json, key)?;
                } else {
                    match unescaped(key) {
                        Ok(key) => take(json, key.as_bytes())?,
                        // No key that is asked for has half a surrogate pair.
                        Err(_) => json.skip()?,
                    }
                }
                match json.peek()? {
                    b',' => json.at += 1,
                    b'}' => break,
                    _ => return Err(Fault::Syntax),
                }
            }
            json.at += 1;
            Ok(())
        })
    }

    /// Calls `take` before each item of a list. It reads or skips the item.
    pub fn items(&mut self, mut take: impl FnMut(&mut Self) -> Read<()>) -> Read<()> {
        if self.peek()? != b'[' {
            return Err(Fault::Value);
        }
        self.deeper(|json| {
            json.at += 1;
            if json.peek()? == b']' {
                json.at += 1;
                return Ok(());
            }
            loop {
                take(json)?;
                match json.peek()? {
                    b',' => json.at += 1,
                    b']' => break,
                    _ => return Err(Fault::Syntax),
                }
            }
            json.at += 1;
            Ok(())
        })
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth == MAX_DEPTH {
            return Err(Fault::Value);
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }

    /// The next value if it is a scalar. Objects and lists are skipped.
    #[inline]
    pub(super) fn scalar(&mut self) -> Read<Scalar<'a>> {
        Ok(match self.peek()? {
            b'"' => Scalar::Text(self.text()?),
            b'{' | b'[' => {
                self.skip()?;
                Scalar::Other
            }
            b'n' => self.literal("null", Scalar::Null)?,
            b't' => self.literal("true", Scalar::Bool(true))?,
            b'f' => self.literal("false", Scalar::Bool(false))?,
            _ => self.number()?,
        })
    }

    /// The same, but replaces what no text can hold, such as half a surrogate pair. A number that is too large is
    /// [`Scalar::Other`].
    #[inline]
    pub(super) fn lenient_scalar(&mut self) -> Read<Scalar<'a>> {
        self.peek()?;
        let start = self.at;
        match self.scalar() {
            Err(Fault::Value) => self.replaced_scalar(start),
            read => read,
        }
    }

    #[cold]
    fn replaced_scalar(&mut self, start: usize) -> Read<Scalar<'a>> {
        if self.bytes.get(start) != Some(&b'"') {
            return Ok(Scalar::Other);
        }
        self.at = start;
        self.lossy_text().map(Scalar::Text)
    }

    fn literal<T>(&mut self, word: &str, value: T) -> Read<T> {
        for byte in word.bytes() {
            match self.bytes.get(self.at) {
                Some(found) if *found == byte => self.at += 1,
                Some(_) => return Err(Fault::Syntax),
                None => return Err(Fault::End),
            }
        }
        Ok(value)
    }

    #[inline]
    fn text(&mut self) -> Read<Cow<'a, str>> {
        let (text, is_plain) = self.string()?;
        if is_plain && let Some(text) = self.valid.get(text.clone()) {
            return Ok(Cow::Borrowed(text));
        }
        self.other_text(&self.bytes[text], is_plain)
    }

    /// A text with escapes, or behind something in the body that is not UTF-8.
    #[cold]
    fn other_text(&self, text: &'a [u8], is_plain: bool) -> Read<Cow<'a, str>> {
        match is_plain {
            true => std::str::from_utf8(text)
                .map(Cow::Borrowed)
                .map_err(|_| Fault::Value),
            false => unescaped(text).map(Cow::Owned),
        }
    }

    /// A text, in which what no text can hold is replaced.
    pub(super) fn lossy_text(&mut self) -> Read<Cow<'a, str>> {
        if self.peek()? != b'"' {
            return Err(Fault::Value);
        }
        let (text, is_plain) = self.string()?;
        let text = &self.bytes[text];
        if is_plain {
            return Ok(String::from_utf8_lossy(text));
        }
        let bytes: Vec<u8> = serde_json::Deserializer::from_slice(&quoted(text))
            .deserialize_byte_buf(Bytes)
            .map_err(|_| Fault::Value)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned().into())
    }

    /// The place of the bytes between the quotes of a text, and whether they are the text itself.
    #[inline]
    fn string(&mut self) -> Read<(Range<usize>, bool)> {
        self.at += 1;
        let start = self.at;
        let mut is_plain = true;
        loop {
            self.at += plain_length(&self.bytes[self.at..]);
            match self.bytes.get(self.at) {
                Some(b'"') => break,
                Some(b'\\') => {
                    is_plain = false;
                    self.skip_escape()?;
                }
                Some(_) => return Err(Fault::Syntax),
                None => return Err(Fault::End),
            }
        }
        self.at += 1;
        Ok((start..self.at - 1, is_plain))
    }

    fn skip_escape(&mut self) -> Read<()> {
        match self.bytes.get(self.at + 1) {
            Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => self.at += 2,
            Some(b'u') => {
                for digit in 2..6 {
                    match self.bytes.get(self.at + digit) {
                        Some(byte) if byte.is_ascii_hexdigit() => {}
                        Some(_) => return Err(Fault::Syntax),
                        None => return Err(Fault::End),
                    }
                }
                self.at += 6;
            }
            Some(_) => return Err(Fault::Syntax),
            None => return Err(Fault::End),
        }
        Ok(())
    }

    /// Skips the next value, however deep it is.
    pub fn skip(&mut self) -> Read<()> {
        // The brackets that are open; `true` for an object.
        let mut open: Vec<bool> = Vec::new();
        loop {
            let opened = match self.peek()? {
                b'{' => Some(true),
                b'[' => Some(false),
                b'"' => self.string().map(|_| None)?,
                b'n' => self.literal("null", None)?,
                b't' => self.literal("true", None)?,
                b'f' => self.literal("false", None)?,
                _ => self.skip_number().map(|_| None)?,
            };
            if let Some(is_object) = opened {
                self.at += 1;
                match (self.peek()?, is_object) {
                    (b'}', true) | (b']', false) => self.at += 1,
                    (_, true) => {
                        self.skip_key()?;
                        open.push(true);
                        continue;
                    }
                    (_, false) => {
                        open.push(false);
                        continue;
                    }
                }
            }
            // After a value.
            loop {
                let Some(is_object) = open.last() else {
                    return Ok(());
                };
                match (self.peek()?, is_object) {
                    (b',', true) => {
                        self.at += 1;
                        self.skip_key()?;
                        break;
                    }
                    (b',', false) => {
                        self.at += 1;
                        break;
                    }
                    (b'}', true) | (b']', false) => {
                        self.at += 1;
                        open.pop();
                    }
                    _ => return Err(Fault::Syntax),
                }
            }
        }
    }

    fn skip_key(&mut self) -> Read<()> {
        if self.peek()? != b'"' {
            return Err(Fault::Syntax);
        }
        self.string()?;
        self.expect(b':')
    }
}

/// The text between quotes that has escapes. Half a surrogate pair is no text.
fn unescaped(text: &[u8]) -> Read<String> {
    serde_json::from_slice(&quoted(text)).map_err(|_| Fault::Value)
}

fn quoted(text: &[u8]) -> Vec<u8> {
    [b"\"", text, b"\""].concat()
}

/// Reads the bytes of a text whatever its escapes mean.
struct Bytes;

impl Visitor<'_> for Bytes {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }
    fn visit_bytes<E>(self, value: &[u8]) -> Result<Vec<u8>, E> {
        Ok(value.to_owned())
    }
}

/// How many bytes come before the next quote, backslash or control character.
fn plain_length(bytes: &[u8]) -> usize {
    const ONES: u64 = u64::MAX / 255;
    const HIGH: u64 = ONES * 128;
    let has_zero = |word: u64| word.wrapping_sub(ONES) & !word & HIGH;
    let (words, rest) = bytes.as_chunks::<8>();
    for (index, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let quotes = has_zero(word ^ (ONES * u64::from(b'"')));
        let backslashes = has_zero(word ^ (ONES * u64::from(b'\\')));
        let controls = word.wrapping_sub(ONES * 0x20) & !word & HIGH;
        let found = quotes | backslashes | controls;
        if found != 0 {
            return index * 8 + (found.trailing_zeros() / 8) as usize;
        }
    }
    let is_special = |byte: &u8| *byte < 0x20 || matches!(byte, b'"' | b'\\');
    let found = rest.iter().position(is_special);
    words.len() * 8 + found.unwrap_or(rest.len())
}

#[cfg(test)]
mod tests;
