//! Writing values as JSON, byte for byte as the executor would.

use std::borrow::Cow;

use async_graphql::resolver_utils::EnumType;
use async_graphql::{ID, Value};

/// A value that can be written as JSON, byte for byte as the executor would.
#[diagnostic::on_unimplemented(
    message = "a field of `#[object(row)]` returns `{Self}`, which is not written straight to JSON",
    note = "mark the field `#[per_row]` to leave it to the executor"
)]
pub trait WriteJson {
    /// Appends the value as JSON.
    fn write(&self, out: &mut Vec<u8>);
}

macro_rules! json_by_serde {
    ($($type:ty)*) => {
        $(
            impl WriteJson for $type {
                fn write(&self, out: &mut Vec<u8>) {
                    write_serde(self, out);
                }
            }
        )*
    };
}
json_by_serde!(bool i32 u32 i64 usize);

impl WriteJson for str {
    fn write(&self, out: &mut Vec<u8>) {
        // Few texts need escaping. A single pass over all bytes, without an early exit, is the fastest check.
        let is_plain = self.bytes().fold(true, |is_plain, byte| {
            is_plain & (byte >= b' ') & (byte != b'"') & (byte != b'\\')
        });
        if !is_plain {
            return write_serde(self, out);
        }
        out.reserve(self.len() + 2);
        out.push(b'"');
        out.extend_from_slice(self.as_bytes());
        out.push(b'"');
    }
}

impl WriteJson for String {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_str().write(out);
    }
}

/// Up to here, a float is written with all its digits, and every whole number is one.
const MOST_WHOLE: i64 = 1_000_000_000_000_000;

impl WriteJson for f64 {
    fn write(&self, out: &mut Vec<u8>) {
        // Most floats are counts, and an integer is faster to format. Zero is not among them, because -0.0 equals it.
        let whole = *self as i64;
        if (1..=MOST_WHOLE).contains(&whole) && whole as f64 == *self {
            write_serde(&whole, out);
            return out.extend_from_slice(b".0");
        }
        // JSON has no infinity and no NaN; like the executor, this writes null.
        write_serde(self, out);
    }
}

impl WriteJson for ID {
    fn write(&self, out: &mut Vec<u8>) {
        self.0.write(out);
    }
}

impl<T: WriteJson + ?Sized> WriteJson for &T {
    fn write(&self, out: &mut Vec<u8>) {
        (**self).write(out);
    }
}

impl<T: WriteJson + ToOwned + ?Sized> WriteJson for Cow<'_, T> {
    fn write(&self, out: &mut Vec<u8>) {
        (**self).write(out);
    }
}

impl<T: WriteJson> WriteJson for Option<T> {
    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Some(value) => value.write(out),
            None => out.extend_from_slice(b"null"),
        }
    }
}

impl<T: WriteJson> WriteJson for [T] {
    fn write(&self, out: &mut Vec<u8>) {
        write_list(out, self, |item, out| item.write(out));
    }
}

impl<T: WriteJson> WriteJson for Vec<T> {
    fn write(&self, out: &mut Vec<u8>) {
        self.as_slice().write(out);
    }
}

fn write_serde<T: serde::Serialize + ?Sized>(value: &T, out: &mut Vec<u8>) {
    let start = out.len();
    if serde_json::to_writer(&mut *out, value).is_err() {
        out.truncate(start);
        out.extend_from_slice(b"null");
    }
}

/// Writes an enum value by its name in the schema.
pub fn write_enum<T: EnumType>(value: &T, out: &mut Vec<u8>) {
    let name = T::items()
        .iter()
        .find(|item| item.value == *value)
        .map(|item| item.name);
    name.write(out);
}

/// Writes a list.
pub fn write_list<T>(
    out: &mut Vec<u8>,
    items: impl IntoIterator<Item = T>,
    mut write: impl FnMut(T, &mut Vec<u8>),
) {
    out.push(b'[');
    for (index, item) in items.into_iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        write(item, out);
    }
    out.push(b']');
}

/// Writes a value of a response, and frees each part once written: the parts of an answer are as large as the answer.
/// Bytes in it are already JSON; returns how many there were.
pub fn write_value(value: Value, out: &mut Vec<u8>) -> usize {
    let mut copied = 0;
    match value {
        Value::Binary(bytes) => {
            out.extend_from_slice(&bytes);
            copied = bytes.len();
        }
        Value::List(items) => write_list(out, items, |item, out| copied += write_value(item, out)),
        Value::Object(members) => {
            out.push(b'{');
            for (index, (name, value)) in members.into_iter().enumerate() {
                if index > 0 {
                    out.push(b',');
                }
                name.as_str().write(out);
                out.push(b':');
                copied += write_value(value, out);
            }
            out.push(b'}');
        }
        Value::String(text) => text.write(out),
        other => write_serde(&other, out),
    }
    copied
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_json() {
        fn written(value: &impl WriteJson) -> String {
            let mut out = Vec::new();
            value.write(&mut out);
            String::from_utf8(out).unwrap()
        }
        assert_eq!(written(&"say \"hi\"\n"), r#""say \"hi\"\n""#);
        assert_eq!(written(&"back\\slash"), r#""back\\slash""#);
        assert_eq!(written(&"\u{1f}"), r#""\u001f""#);
        assert_eq!(written(&"Größe 9\u{7f}"), "\"Größe 9\u{7f}\"");
        assert_eq!(written(&f64::NAN), "null");
        for number in [
            0.0,
            -0.0,
            1.0,
            -3.0,
            3.0,
            3.5,
            65_000.0,
            1e14 + 0.5,
            1e15 - 1.0,
            1e15,
            1e15 + 2.0,
            1e16,
            1e17,
            1e300,
        ] {
            assert_eq!(written(&number), serde_json::to_string(&number).unwrap());
        }
        assert_eq!(written(&vec![Some(1), None]), "[1,null]");
        assert_eq!(written(&Vec::<i32>::new()), "[]");
        assert_eq!(written(&Cow::Borrowed("a")), r#""a""#);
    }
}
