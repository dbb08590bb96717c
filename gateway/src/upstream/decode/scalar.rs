//! A scalar in the forms that the services send: numbers as text, texts as numbers, and three formats of a time.

mod times;

pub use times::{calendar_day, epoch, in_years, is_in_years, time};

/// A text in the rows of a long list. A short one, as most are, is stored inside the row.
pub type Text = compact_str::CompactString;

/// A JSON scalar as a service may send it.
#[derive(Clone, Copy)]
pub enum Scalar<'a> {
    /// Null.
    Null,
    /// True or false.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// Any other number.
    Float(f64),
    /// A text.
    Text(&'a str),
    /// An object or a list.
    Other,
}

impl Scalar<'_> {
    #[inline]
    pub(super) fn into_int(self) -> Option<i64> {
        match self {
            Self::Int(value) => Some(value),
            // A whole number may have a fraction of zero.
            Self::Float(value) if value.fract() == 0.0 && value.abs() < 9e15 => Some(value as i64),
            Self::Text(text) => {
                let text = text.trim();
                text.parse().ok().or_else(|| {
                    let number: f64 = text.parse().ok()?;
                    Self::Float(number).into_int()
                })
            }
            _ => None,
        }
    }

    #[inline]
    pub(super) fn into_num(self) -> Option<f64> {
        match self {
            Self::Int(value) => Some(value as f64),
            Self::Float(value) => Some(value),
            Self::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
        .filter(|number| number.is_finite())
    }

    #[inline]
    pub(super) fn into_text<T: From<String> + for<'t> From<&'t str>>(self) -> Option<T> {
        match self {
            Self::Text(text) => Some(text.into()),
            Self::Int(value) => Some(value.to_string().into()),
            Self::Float(value) => Some(value.to_string().into()),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn into_flag(self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(value),
            Self::Int(0) => Some(false),
            Self::Int(1) => Some(true),
            Self::Text(text) if text.eq_ignore_ascii_case("true") => Some(true),
            Self::Text(text) if text.eq_ignore_ascii_case("false") => Some(false),
            _ => None,
        }
    }

    pub(super) fn into_value(self) -> serde_json::Value {
        match self {
            Self::Null | Self::Other => serde_json::Value::Null,
            Self::Bool(value) => value.into(),
            Self::Int(value) => value.into(),
            Self::Float(value) => value.into(),
            Self::Text(value) => value.into(),
        }
    }
}
