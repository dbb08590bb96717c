//! A scalar in the forms that the services send: numbers as text, texts as numbers, and three formats of a time.

mod times;

use std::borrow::Cow;

pub use times::{calendar_day, epoch, in_years, is_in_years, time};

/// A text in the rows of a long list. A short one, as most are, is stored inside the row.
pub type Text = compact_str::CompactString;

/// A JSON scalar as a service may send it; objects and lists read as `Other`.
#[cfg_attr(test, derive(Debug))]
pub(super) enum Scalar<'a> {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(Cow<'a, str>),
    Other,
}

impl<'a> Scalar<'a> {
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
    pub(super) fn into_text(self) -> Option<Cow<'a, str>> {
        match self {
            Self::Text(text) => Some(text),
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
}
