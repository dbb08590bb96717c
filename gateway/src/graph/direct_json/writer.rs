//! Writes a part of a response as JSON, and takes its bytes from the operation's budget.

use async_graphql::Value;
use bytes::Bytes;

use crate::error::Result;
use crate::graph::budget::AnswerBudget;
use crate::graph::direct_json::json::{WriteJson, write_value};
use crate::upstream::decode::write_sent;

/// The number of bytes written before they are taken.
const STEP: usize = 16 << 10;

/// The maximum initial capacity; a longer part grows.
const MOST_EXPECTED: usize = 1 << 20;

/// Writes a part of a response. Each byte is taken once: parts that were written earlier and are copied into it have
/// already been taken.
pub struct Writer<'a> {
    budget: &'a AnswerBudget,
    out: Vec<u8>,
    /// The bytes of `out` taken so far, by this writer and those of its parts.
    paid: usize,
}

impl<'a> Writer<'a> {
    /// An empty part with this expected length in bytes.
    pub fn new(budget: &'a AnswerBudget, capacity: usize) -> Self {
        Self {
            budget,
            out: Vec::with_capacity(capacity.min(MOST_EXPECTED)),
            paid: 0,
        }
    }

    /// The buffer for plain values; see [`Writer::pay_some`].
    #[inline]
    pub fn out(&mut self) -> &mut Vec<u8> {
        &mut self.out
    }

    /// Writes null.
    pub fn null(&mut self) {
        self.out.extend_from_slice(b"null");
    }

    /// Begins or ends a list or an object.
    #[inline]
    pub fn bracket(&mut self, bracket: u8) {
        self.out.push(bracket);
    }

    /// Writes a comma unless this is the first item.
    #[inline]
    pub fn separate(&mut self) {
        if !matches!(self.out.last(), Some(b'[' | b'{')) {
            self.out.push(b',');
        }
    }

    /// Writes a text, after taking as many of its bytes as are known.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain.
    pub fn text(&mut self, text: &str) -> Result<()> {
        self.budget.check_bytes(text.len())?;
        text.write(&mut self.out);
        self.pay()
    }

    /// Writes JSON that a service sent, after taking as many of its bytes.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain.
    pub fn json(&mut self, json: &str) -> Result<()> {
        self.budget.check_bytes(json.len())?;
        write_sent(json, &mut self.out);
        self.pay()
    }

    /// Writes a value of the executor.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer bytes remain.
    pub fn value(&mut self, value: Value) -> Result<()> {
        self.paid += write_value(value, &mut self.out);
        self.pay_some()
    }

    /// Takes the bytes written so far, if they are many.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer remain.
    #[inline]
    pub fn pay_some(&mut self) -> Result<()> {
        match self.out.len() - self.paid > STEP {
            true => self.pay(),
            false => Ok(()),
        }
    }

    fn pay(&mut self) -> Result<()> {
        let bytes = self.out.len() - self.paid;
        self.budget.take_bytes(bytes)?;
        self.paid += bytes;
        Ok(())
    }

    /// The finished part.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if fewer bytes remain.
    pub fn finish(mut self) -> Result<Bytes> {
        self.pay()?;
        Ok(self.out.into())
    }
}
