//! A cursor over JSON that decodes what is asked for and skips the rest. It accepts the JSON that serde_json accepts.

mod numbers;
mod skip;
mod texts;

use std::borrow::Cow;

use super::Scalar;
use super::keys::{Keys, RowKeys};
use texts::unescaped;

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
        let mut value = None;
        self.take_or_skip(read, |read| value = Some(read))?;
        Ok(value)
    }

    /// The same, but calls `take` with the value.
    #[inline]
    pub(super) fn take_or_skip<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Read<T>,
        take: impl FnOnce(T),
    ) -> Read<()> {
        self.peek()?;
        let (start, held) = (self.at, self.held);
        match read(self) {
            Ok(value) => take(value),
            Err(Fault::Value) => {
                (self.at, self.held) = (start, held);
                self.skip()?;
            }
            Err(fault) => return Err(fault),
        }
        Ok(())
    }

    /// Calls `take` with each key of an object. It reads or skips the value.
    pub fn members(&mut self, mut take: impl FnMut(&mut Self, &[u8]) -> Read<()>) -> Read<()> {
        self.each_member(|json| match json.key()? {
            Some(key) => take(json, &key),
            None => json.skip(),
        })
    }

    /// Calls `take` before each key of an object. It reads the key, and reads or skips the value.
    #[inline]
    fn each_member(&mut self, mut take: impl FnMut(&mut Self) -> Read<()>) -> Read<()> {
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
                json.peek()?;
                take(json)?;
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

    /// Reads a key up to its value. None for half a surrogate pair: no key that is asked for has one.
    fn key(&mut self) -> Read<Option<Cow<'a, [u8]>>> {
        if self.peek()? != b'"' {
            return Err(Fault::Syntax);
        }
        let (key, is_plain) = self.string()?;
        let key = &self.bytes[key];
        self.expect(b':')?;
        Ok(match is_plain {
            true => Some(key.into()),
            false => unescaped(key).ok().map(|key| key.into_bytes().into()),
        })
    }

    /// Reads a row: calls `take` with the index of each field whose key occurs, to read or skip its value. Values of other
    /// keys are skipped.
    #[inline]
    pub fn fields(
        &mut self,
        keys: &'static Keys,
        mut take: impl FnMut(&mut Self, usize) -> Read<()>,
    ) -> Read<()> {
        let mut keys = RowKeys::new(keys);
        self.each_member(|json| {
            let index = match keys.usual(json.ahead()) {
                Some((index, name)) => {
                    json.at += name.len();
                    Some(index)
                }
                None => json.field(&keys)?,
            };
            match index {
                Some(index) => {
                    keys.take(index)?;
                    take(json, index)
                }
                None => json.skip(),
            }
        })
    }

    /// Reads a key up to its value, and finds its field.
    #[inline(never)]
    fn field(&mut self, keys: &RowKeys) -> Read<Option<usize>> {
        Ok(self.key()?.and_then(|key| keys.find(&key)))
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
}

#[cfg(test)]
mod tests;
