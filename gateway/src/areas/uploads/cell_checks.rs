//! What the services require of the cells of an inventory file, as far as it can be checked from the file alone.

use super::columns::KnownColumn;
use super::rules::InventoryFileType;
use crate::error::{shortened_to, with_visible_characters};

/// What to do about a shortened number.
pub const SHORTENED: &str = "A spreadsheet seems to have shortened a longer number. Format the column as text, and enter the number again.";

/// The demand on a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Demand {
    /// It must not be empty.
    Text,
    /// It must be a whole number.
    WholeNumber,
    /// It must be empty, or a number within these bounds.
    Number(f64, f64),
    /// It must be empty, or the name of a market, which the cell alone cannot tell.
    Market,
}

/// The demand on a column by its name; `None` if any value is allowed.
pub fn demand(kind: InventoryFileType, column: &str) -> Option<Demand> {
    KnownColumn::find(kind, column)?.demand
}

impl Demand {
    /// Whether a cell may not be empty.
    pub fn is_required(self) -> bool {
        matches!(self, Self::Text | Self::WholeNumber)
    }

    /// What a value must be; `None` if any text is allowed.
    pub fn expected(self) -> Option<String> {
        match self {
            Self::Text => None,
            Self::WholeNumber => Some("a whole number".to_owned()),
            Self::Number(low, high) => Some(format!("a number between {low} and {high}")),
            Self::Market => Some("the name of a market".to_owned()),
        }
    }

    /// What is wrong with the text of a non-empty cell; `None` if nothing is.
    pub fn fault(self, text: &str) -> Option<String> {
        match self {
            Self::Text | Self::Market => None,
            Self::WholeNumber if text.parse::<i32>().is_ok() => None,
            Self::WholeNumber if is_shortened(text) => Some(format!(
                "{} is not a whole number. {SHORTENED}",
                quoted(text)
            )),
            Self::WholeNumber => Some(format!("{} is not a whole number.", quoted(text))),
            Self::Number(low, high) => match text.parse::<f64>() {
                Ok(number) if (low..=high).contains(&number) => None,
                Ok(number) if number.is_finite() => {
                    Some(format!("{} is not between {low} and {high}.", quoted(text)))
                }
                _ => Some(format!("{} is not a number.", quoted(text))),
            },
        }
    }
}

/// The beginning of a text, in quotes, with the names of characters that cannot be seen.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", with_visible_characters(&beginning(text)))
}

/// Whether a text looks like a long number that a spreadsheet has shortened, such as 9.78E+12.
pub fn is_shortened(text: &str) -> bool {
    let is_number = |part: &str| {
        part.starts_with(|first: char| first.is_ascii_digit())
            && part
                .chars()
                .all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','))
    };
    let parts = text.split_once(['E', 'e']);
    parts.is_some_and(|(digits, exponent)| {
        let exponent = exponent.strip_prefix('+').unwrap_or(exponent);
        is_number(digits) && exponent.parse().is_ok_and(|power: u8| power >= 5)
    })
}

/// The beginning of a text, as much as a message can show.
pub fn beginning(text: &str) -> String {
    shortened_to(text, 40)
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn columns_are_demanded_by_their_names() {
        use InventoryFileType::{Asset, Media, Stationary};
        let latitude = Some(Demand::Number(-90.0, 90.0));
        let longitude = Some(Demand::Number(-180.0, 180.0));
        let cases = [
            (Stationary, "frame_ref", Some(Demand::Text)),
            (Stationary, "asset_id", None),
            (Stationary, "site_lat", latitude),
            (Stationary, "site_lon", longitude),
            (
                Stationary,
                "exposition_angle",
                Some(Demand::Number(0.0, 360.0)),
            ),
            (Stationary, "site_name", None),
            (Asset, "asset_id", Some(Demand::WholeNumber)),
            (Asset, "lat", latitude),
            (Asset, "longitude", longitude),
            (Asset, "exposition_angle", None),
            (Media, "media_product", Some(Demand::Text)),
            (Media, "class", None),
        ];
        for (kind, column, expected) in cases {
            assert_eq!(demand(kind, column), expected, "{column}");
        }
    }

    #[test]
    fn cells_are_judged_on_both_sides_of_each_bound() {
        let latitude = Demand::Number(-90.0, 90.0);
        let shortened = format!("\"9.78E+12\" is not a whole number. {SHORTENED}");
        let long = "x".repeat(41);
        let cut = format!("\"{}…\" is not a number.", "x".repeat(40));
        let cases = [
            (Demand::Text, "anything", None),
            (Demand::WholeNumber, "77", None),
            (Demand::WholeNumber, "-1", None),
            (Demand::WholeNumber, "2147483647", None),
            (
                Demand::WholeNumber,
                "2147483648",
                Some("\"2147483648\" is not a whole number."),
            ),
            (
                Demand::WholeNumber,
                "7.5",
                Some("\"7.5\" is not a whole number."),
            ),
            (Demand::WholeNumber, "9.78E+12", Some(&shortened[..])),
            (
                Demand::WholeNumber,
                "1\u{200b}2",
                Some("\"1U+200B2\" is not a whole number."),
            ),
            (latitude, "90", None),
            (latitude, "-90.0", None),
            (
                latitude,
                "90.01",
                Some("\"90.01\" is not between -90 and 90."),
            ),
            (latitude, "-91", Some("\"-91\" is not between -90 and 90.")),
            (latitude, "25,7", Some("\"25,7\" is not a number.")),
            (
                latitude,
                "notanumber",
                Some("\"notanumber\" is not a number."),
            ),
            (latitude, "nan", Some("\"nan\" is not a number.")),
            (latitude, "inf", Some("\"inf\" is not a number.")),
            (latitude, &long[..], Some(&cut[..])),
        ];
        for (demand, text, fault) in cases {
            assert_eq!(demand.fault(text).as_deref(), fault, "{text}");
        }
    }
}
