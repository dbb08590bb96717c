//! Checks of an inventory file that need more than one row of it: repeated keys, unknown markets, and positions far from
//! where they belong.

use std::collections::{HashMap, HashSet};

use super::cell_checks::{SHORTENED, is_shortened, quoted};
use super::columns::{LATITUDE, LONGITUDE, MARKET_NAME};
use super::rules::InventoryFileType;
use super::table::Table;
use crate::areas::markets::ANTARCTIC;
use crate::graph::filter_text::folded;
use crate::graph::text::is_zero_width;

/// The maximum number of lines that are named for a repeated key.
const NAMED_LINES: usize = 10;

/// What is said of a key with a zero-width character.
const HIDDEN: &str = "It has a character that cannot be seen.";

/// The frames with which positions are compared.
#[derive(Default)]
pub struct OtherFrames {
    /// Those of the customer; `None` if they are not known.
    pub of_customer: Option<Region>,
    /// Those of each market, by its number.
    pub of_markets: HashMap<i32, Region>,
}

/// The surroundings of some positions.
pub struct Region(HashSet<(i32, i32)>);

impl Region {
    /// The surroundings of these positions, each a latitude and a longitude; `None` if there are none.
    pub fn around(positions: &[(f64, f64)]) -> Option<Self> {
        let squares = positions.iter().copied().map(square);
        (!positions.is_empty()).then(|| Self(squares.collect()))
    }

    /// Whether a position is no more than a degree away from one of them; some that are up to two degrees away are, too.
    fn has(&self, position: (f64, f64)) -> bool {
        let (latitude, longitude) = square(position);
        let near = |middle: i32| middle - 1..=middle + 1;
        near(latitude).any(|latitude| {
            near(longitude).any(|longitude| self.0.contains(&(latitude, longitude)))
        })
    }
}

/// The square of one degree in which a position is.
fn square((latitude, longitude): (f64, f64)) -> (i32, i32) {
    (latitude.floor() as i32, longitude.floor() as i32)
}

impl Table {
    /// The bytes of memory that a row takes while keys are compared.
    pub(super) const KEY_BYTES: usize = size_of::<(&str, u64)>();

    /// Adds a problem for each key that several rows have, or that a spreadsheet seems to have changed.
    pub(super) fn note_keys(&mut self, kind: InventoryFileType) {
        let Some(place) = self.place_of(kind.key_column()) else {
            return;
        };
        let header = self.columns[place].header.as_str();
        let is_number = kind == InventoryFileType::Asset;
        let keys = self.rows.iter().filter_map(|row| {
            let key = row.cell(place)?;
            let bare = key.trim_start_matches(['+', '0']);
            Some((
                if is_number && !bare.is_empty() {
                    bare
                } else {
                    key
                },
                row.line,
            ))
        });
        let mut keys: Vec<(&str, u64)> = keys.collect();
        keys.sort_unstable();
        for rows in keys.chunk_by(|(key, _), (next, _)| key == next) {
            let (key, line) = rows[0];
            let shortened = is_shortened(key).then_some(SHORTENED);
            let hidden = key.contains(is_zero_width).then_some(HIDDEN);
            let causes: Vec<&str> = shortened.into_iter().chain(hidden).collect();
            let what = match rows {
                [_] if causes.is_empty() => continue,
                [_] => "seems to be wrong.".to_owned(),
                _ => format!(
                    "is on lines {}: the rows may replace each other.",
                    lines(rows)
                ),
            };
            let message = [vec![&*quoted(key), &*what], causes].concat().join(" ");
            self.problems.add(line, Some(header), message);
        }
    }

    /// Finds the markets that rows name, given the numbers of all markets by their names in lower case. Each row with
    /// another name becomes a fault, because the service refuses the whole file.
    pub fn find_markets(&mut self, all: &HashMap<String, i32>) {
        let Some(place) = self.place_of(MARKET_NAME) else {
            return;
        };
        let header = self.columns[place].header.as_str();
        let mut spelled: Option<HashMap<String, &str>> = None;
        for row in self.rows.iter() {
            let Some(name) = row.cell(place) else {
                continue;
            };
            if let Some(number) = all.get(name) {
                self.markets.entry(name.to_owned()).or_insert(*number);
                continue;
            }
            let spelled = spelled
                .get_or_insert_with(|| all.keys().map(|name| (folded(name), &**name)).collect());
            let message = match spelled.get(&folded(name)) {
                Some(market) => format!("{} is spelled {}.", quoted(name), quoted(market)),
                None => format!("There is no market {}.", quoted(name)),
            };
            self.faults.add(row.line, Some(header), message);
        }
    }

    /// Adds a problem for each row whose position is far from the other frames of its market, or else of the customer, or
    /// where no frames are at all.
    pub fn note_far_positions(&mut self, others: &OtherFrames) {
        let (Some(latitude), Some(longitude)) = (self.place_of(LATITUDE), self.place_of(LONGITUDE))
        else {
            return;
        };
        let market = self.place_of(MARKET_NAME);
        let header = self.columns[latitude].header.as_str();
        let number = |text: Option<&str>| text?.parse::<f64>().ok();
        for row in self.rows.iter() {
            let position = number(row.cell(latitude)).zip(number(row.cell(longitude)));
            let market = market.and_then(|place| self.markets.get(row.cell(place)?));
            let of_market = market.and_then(|market| others.of_markets.get(market));
            let found =
                position.and_then(|position| far(position, of_market, others.of_customer.as_ref()));
            if let Some(message) = found {
                self.problems.add(row.line, Some(header), message);
            }
        }
    }
}

/// Why a position may be wrong, given the regions of the other frames of its market and of the customer; `None` if it
/// seems right.
fn far(
    (latitude, longitude): (f64, f64),
    of_market: Option<&Region>,
    of_customer: Option<&Region>,
) -> Option<String> {
    let of_market = of_market.map(|region| (region, "far from the other frames of the market"));
    let of_customer =
        of_customer.map(|region| (region, "far from the other frames of the customer"));
    let region = of_market.or(of_customer);
    let is_far = |latitude, longitude| {
        latitude < ANTARCTIC || region.is_some_and(|(region, _)| !region.has((latitude, longitude)))
    };
    if !is_far(latitude, longitude) {
        return None;
    }
    let place = region.map_or("in the Antarctic", |(_, place)| place);
    let is_swapped = (-90.0..=90.0).contains(&longitude) && !is_far(longitude, latitude);
    let swapped = if is_swapped {
        " They seem to be swapped."
    } else {
        ""
    };
    Some(format!(
        "Latitude {latitude} and longitude {longitude} are {place}.{swapped}"
    ))
}

/// The lines of rows, for a message.
fn lines(rows: &[(&str, u64)]) -> String {
    let named = rows
        .iter()
        .take(NAMED_LINES)
        .map(|(_, line)| line.to_string());
    let named = Vec::from_iter(named);
    match (rows.len() - named.len(), named.split_last()) {
        (0, Some((last, others))) => format!("{} and {last}", others.join(", ")),
        (more, _) => format!("{} and {more} more", named.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    fn problems(table: &Table) -> Vec<(i32, &str)> {
        let all = table.problems.first.iter();
        all.map(|found| (found.line, &*found.message)).collect()
    }

    #[test]
    fn a_repeated_key_is_a_problem_with_its_lines() {
        let asset = "Asset ID,Owner\n102,a\n101,b\n+0101,c\n103,d\n102,e\n";
        let table = Table::read(asset.as_bytes()).unwrap();
        assert_eq!(
            problems(&table),
            [
                (
                    2,
                    "\"102\" is on lines 2 and 6: the rows may replace each other."
                ),
                (
                    3,
                    "\"101\" is on lines 3 and 4: the rows may replace each other."
                ),
            ]
        );
        let frames = "Frame Ref,Site Name\nFR-1,a\nfr-1,b\n9.78E+12,c\n9.78E+12,d\n1.2E+10,e\n";
        let table = Table::read(frames.as_bytes()).unwrap();
        assert_eq!(
            problems(&table),
            [
                (
                    4,
                    &*format!(
                        "\"9.78E+12\" is on lines 4 and 5: the rows may replace each other. {SHORTENED}"
                    )
                ),
                (6, &*format!("\"1.2E+10\" seems to be wrong. {SHORTENED}")),
            ]
        );
        let hidden = "Frame Ref\nFR-1\u{200b}A\nFR-1A\n9.78e12\n1.0E+3\n";
        let table = Table::read(hidden.as_bytes()).unwrap();
        assert_eq!(
            problems(&table),
            [
                (2, &*format!("\"FR-1U+200BA\" seems to be wrong. {HIDDEN}")),
                (4, &*format!("\"9.78e12\" seems to be wrong. {SHORTENED}")),
            ]
        );
        let many = format!("Media Product\n{}", "Bulletin\n".repeat(12));
        let table = Table::read(many.as_bytes()).unwrap();
        assert_eq!(
            problems(&table),
            [(
                2,
                "\"Bulletin\" is on lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more: the rows may replace each other."
            )]
        );
    }

    #[test]
    fn a_row_with_an_unknown_market_is_a_fault() {
        let file = "Frame Ref,Market Name\nFR-1,Boston\nFR-2,Bostn\nFR-3,\nFR-4,Springfield\nFR-5,New\u{a0} York\n";
        let mut table = Table::read(file.as_bytes()).unwrap();
        table.find_markets(&HashMap::from([
            ("boston".to_owned(), 2),
            ("new york".to_owned(), 4),
        ]));
        assert_eq!(table.markets, HashMap::from([("boston".to_owned(), 2)]));
        let faults = table.faults.first.iter();
        let faults: Vec<_> = faults.map(|fault| (fault.line, &*fault.message)).collect();
        assert_eq!(
            faults,
            [
                (3, "There is no market \"bostn\"."),
                (5, "There is no market \"springfield\"."),
                (6, "\"newU+00A0 york\" is spelled \"new york\"."),
            ]
        );
    }

    #[test]
    fn a_position_far_from_other_frames_is_a_problem() {
        let boston = Region::around(&[(42.36, -71.06)]).unwrap();
        let berlin = Region::around(&[(52.52, 13.4)]).unwrap();
        let cases = [
            // Without other frames, only the Antarctic is wrong.
            ((42.36, -71.06), None, None, None),
            ((-60.0, -71.0), None, None, None),
            (
                (-71.06, 42.36),
                None,
                None,
                Some(
                    "Latitude -71.06 and longitude 42.36 are in the Antarctic. They seem to be swapped.",
                ),
            ),
            (
                (-71.0, -71.0),
                None,
                None,
                Some("Latitude -71 and longitude -71 are in the Antarctic."),
            ),
            ((43.9, -72.9), None, Some(&boston), None),
            (
                (44.0, -71.06),
                None,
                Some(&boston),
                Some(
                    "Latitude 44 and longitude -71.06 are far from the other frames of the customer.",
                ),
            ),
            (
                (13.4, 52.52),
                None,
                Some(&berlin),
                Some(
                    "Latitude 13.4 and longitude 52.52 are far from the other frames of the customer. They seem to be \
                     swapped.",
                ),
            ),
            ((42.36, -71.06), Some(&boston), Some(&berlin), None),
            (
                (52.52, 13.4),
                Some(&boston),
                Some(&berlin),
                Some(
                    "Latitude 52.52 and longitude 13.4 are far from the other frames of the market.",
                ),
            ),
        ];
        for (position, of_market, of_customer, expected) in cases {
            assert_eq!(
                far(position, of_market, of_customer).as_deref(),
                expected,
                "{position:?}"
            );
        }
    }
}
