//! Texts in JSON.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use serde::de::{Deserializer, Visitor};

use super::{Fault, Json, Read};

impl<'a> Json<'a> {
    /// The next value if it is a text without escapes, as most are, in bytes that are known to be UTF-8. Otherwise nothing
    /// is read.
    #[inline]
    pub(in super::super) fn plain_text(&mut self) -> Option<&'a str> {
        if self.bytes.get(self.at) != Some(&b'"') {
            return None;
        }
        let start = self.at + 1;
        let end = start + plain_length(&self.bytes[start..]);
        if self.bytes.get(end) != Some(&b'"') {
            return None;
        }
        let text = self.valid.get(start..end)?;
        self.at = end + 1;
        Some(text)
    }

    #[inline]
    pub(super) fn text(&mut self) -> Read<Cow<'a, str>> {
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
    pub(in super::super) fn lossy_text(&mut self) -> Read<Cow<'a, str>> {
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
    pub(super) fn string(&mut self) -> Read<(Range<usize>, bool)> {
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
}

/// The text between quotes that has escapes. Half a surrogate pair is no text.
pub(super) fn unescaped(text: &[u8]) -> Read<String> {
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
