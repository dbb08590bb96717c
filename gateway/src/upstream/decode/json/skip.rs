//! Skipping values in JSON.

use super::{Fault, Json, Read};

impl Json<'_> {
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
