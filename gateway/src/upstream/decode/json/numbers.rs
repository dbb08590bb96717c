//! Numbers in JSON text.

use super::{Fault, Json, Read, Scalar};

impl<'a> Json<'a> {
    #[inline]
    pub(super) fn number(&mut self) -> Read<Scalar<'a>> {
        match self.short_int() {
            Some(value) => Ok(Scalar::Int(value)),
            None => self.any_number(),
        }
    }

    /// The next value if it is a whole number of at most 18 digits, as nearly all numbers are. Otherwise nothing is read.
    #[inline]
    pub(in super::super) fn short_int(&mut self) -> Option<i64> {
        let rest = &self.bytes[self.at..];
        let (is_negative, digits) = match rest.split_first() {
            Some((b'-', digits)) => (true, digits),
            _ => (false, rest),
        };
        let mut value = 0;
        let mut length = 0;
        while let Some(digit @ b'0'..=b'9') = digits.get(length) {
            if length == 18 {
                return None;
            }
            value = value * 10 + i64::from(digit - b'0');
            length += 1;
        }
        // Zero is one digit, and without a sign.
        let is_odd = length == 0 || digits[0] == b'0' && (length > 1 || is_negative);
        if is_odd || matches!(digits.get(length), Some(b'.' | b'e' | b'E')) {
            return None;
        }
        self.at += length + usize::from(is_negative);
        Some(if is_negative { -value } else { value })
    }

    fn any_number(&mut self) -> Read<Scalar<'a>> {
        let start = self.at;
        let is_whole = self.skip_number()?;
        let digits = &self.bytes[start..self.at];
        let text = std::str::from_utf8(digits).map_err(|_| Fault::Syntax)?;
        // Zero has a sign only as a float.
        if is_whole
            && text != "-0"
            && let Ok(value) = text.parse()
        {
            return Ok(Scalar::Int(value));
        }
        let value: f64 = text.parse().map_err(|_| Fault::Syntax)?;
        match value.is_finite() {
            true => Ok(Scalar::Float(value)),
            false => Err(Fault::Value),
        }
    }

    /// Skips a number, and says whether it has neither a fraction nor an exponent.
    pub(super) fn skip_number(&mut self) -> Read<bool> {
        if self.bytes.get(self.at) == Some(&b'-') {
            self.at += 1;
        }
        match self.bytes.get(self.at) {
            Some(b'0') => {
                self.at += 1;
                if self.bytes.get(self.at).is_some_and(u8::is_ascii_digit) {
                    return Err(Fault::Syntax);
                }
            }
            _ => self.skip_digits()?,
        }
        let mut is_whole = true;
        if self.bytes.get(self.at) == Some(&b'.') {
            self.at += 1;
            self.skip_digits()?;
            is_whole = false;
        }
        if matches!(self.bytes.get(self.at), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.bytes.get(self.at), Some(b'+' | b'-')) {
                self.at += 1;
            }
            self.skip_digits()?;
            is_whole = false;
        }
        Ok(is_whole)
    }

    fn skip_digits(&mut self) -> Read<()> {
        let start = self.at;
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        match self.at > start {
            true => Ok(()),
            false if self.at == self.bytes.len() => Err(Fault::End),
            false => Err(Fault::Syntax),
        }
    }
}
