//! Asset ids in a text, the assets that a filter keeps, and the labels and counts of the reasons.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use async_graphql::Enum;

use crate::graph::collation::compare_text;
use crate::graph::filter_text::FilterText;
use crate::graph::text::trim_invisible;

/// The assets to show.
#[derive(Clone, Copy, Debug, Default, Enum, Eq, PartialEq)]
pub enum AssetEligibility {
    /// All assets.
    #[default]
    All,
    /// Only assets that are supported on the ad group.
    Eligible,
    /// Only assets that are not supported on it.
    Ineligible,
}

/// The asset ids in a text, in order, and the parts that are not ids.
#[derive(Debug, PartialEq)]
pub struct TypedIds<'a> {
    pub ids: Vec<i32>,
    pub dropped: Vec<&'a str>,
}

/// The whole numbers among the parts of a text. A part that is not one, or is above 2147483647, is
/// dropped. Blank parts are ignored.
pub fn asset_ids(text: &str) -> TypedIds<'_> {
    // Columns and rows of a spreadsheet are pasted with tabs and line breaks.
    let parts = text.split([',', ';', '\t', '\n', '\r']).map(trim_invisible);
    let (mut ids, mut dropped) = (Vec::new(), Vec::new());
    for part in parts.filter(|part| !part.is_empty()) {
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        match part.parse() {
            Ok(id) if is_number => ids.push(id),
            _ => dropped.push(part),
        }
    }
    TypedIds { ids, dropped }
}

/// The items that occur more than once, each once, in the order of their repeats.
pub fn duplicates<T: Copy + Eq + Hash>(items: &[T]) -> Vec<T> {
    let (mut seen, mut repeated) = (HashSet::new(), HashSet::new());
    let is_repeat = |item: &T| !seen.insert(*item) && repeated.insert(*item);
    items.iter().copied().filter(is_repeat).collect()
}

/// The label of assets without a reason.
pub const UNSPECIFIED: &str = "Unspecified";

/// The label of a reason.
pub fn reason_label(reason: &str) -> String {
    match reason {
        "assetOwner_mismatch" => "Asset owner mismatch".to_owned(),
        "classRef_not_eligible" => "Class not eligible".to_owned(),
        "providerId_null" => "Provider missing".to_owned(),
        other => other.replace('_', " "),
    }
}

/// The facts about an asset that filters and counts need.
pub trait Checked {
    /// Its id.
    fn asset_id(&self) -> i32;
    /// Whether it is supported on the ad group.
    fn is_eligible(&self) -> bool;
    /// Why it is not supported, each reason once.
    fn reasons(&self) -> impl ExactSizeIterator<Item = &str>;
}

/// Whether an asset has this eligibility, all of these reasons and this text in its id.
pub fn is_kept(
    asset: &impl Checked,
    eligibility: AssetEligibility,
    reasons: &[&str],
    search: &FilterText,
) -> bool {
    let is_shown = match eligibility {
        AssetEligibility::All => true,
        AssetEligibility::Eligible => asset.is_eligible(),
        AssetEligibility::Ineligible => !asset.is_eligible(),
    };
    is_shown
        && reasons
            .iter()
            .all(|reason| asset.reasons().any(|own| own == *reason))
        && search.matches(&[&asset.asset_id().to_string()])
}

/// The eligibility to show after a run: all assets, or the ineligible ones if no asset is eligible.
pub fn default_eligibility(has_eligible: bool) -> AssetEligibility {
    if has_eligible {
        AssetEligibility::All
    } else {
        AssetEligibility::Ineligible
    }
}

/// A reason, and its assets by position.
#[derive(Debug, PartialEq)]
pub struct ReasonGroup<'a> {
    /// The reason; `None` for assets without one.
    pub reason: Option<&'a str>,
    pub label: String,
    pub positions: Vec<u32>,
}

/// Groups the assets at these positions by reason. An asset with several reasons is in several groups. The largest
/// group comes first, and the one without a reason last.
pub fn groups<'a, T: Checked>(assets: &'a [T], positions: &[u32]) -> Vec<ReasonGroup<'a>> {
    let mut by_reason: HashMap<Option<&str>, Vec<u32>> = HashMap::new();
    for position in positions {
        let asset = &assets[*position as usize];
        let mut add = |reason| by_reason.entry(reason).or_default().push(*position);
        if asset.reasons().len() == 0 {
            add(None);
        }
        asset.reasons().for_each(|reason| add(Some(reason)));
    }
    let mut groups: Vec<ReasonGroup<'_>> = by_reason
        .into_iter()
        .map(|(reason, positions)| ReasonGroup {
            reason,
            label: reason.map_or_else(|| UNSPECIFIED.to_owned(), reason_label),
            positions,
        })
        .collect();
    groups.sort_by(|a, b| {
        let is_last = a.reason.is_none().cmp(&b.reason.is_none());
        is_last
            .then_with(|| b.positions.len().cmp(&a.positions.len()))
            .then_with(|| compare_text(&a.label, &b.label))
            .then_with(|| a.reason.cmp(&b.reason))
    });
    groups
}

/// The number of these assets that have no other reason: they would become eligible without this one.
pub fn would_become_eligible<T: Checked>(assets: &[T], group: &ReasonGroup<'_>) -> usize {
    let assets = group.positions.iter().map(|at| &assets[*at as usize]);
    assets
        .filter(|asset| !asset.is_eligible() && asset.reasons().len() == 1)
        .count()
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    struct Asset(i32, bool, &'static [&'static str]);

    impl Checked for Asset {
        fn asset_id(&self) -> i32 {
            self.0
        }
        fn is_eligible(&self) -> bool {
            self.1
        }
        fn reasons(&self) -> impl ExactSizeIterator<Item = &str> {
            self.2.iter().copied()
        }
    }

    #[test]
    fn asset_ids_are_the_whole_numbers_of_a_text() {
        let cases: [(&str, &[i32], &[&str]); 19] = [
            ("101, 102,103", &[101, 102, 103], &[]),
            ("101, x12, , 104", &[101, 104], &["x12"]),
            ("", &[], &[]),
            (" , ,", &[], &[]),
            ("12a", &[], &["12a"]),
            ("1.5", &[], &["1.5"]),
            ("007", &[7], &[]),
            ("5,5, 6,5", &[5, 5, 6, 5], &[]),
            ("101\n102\r\n103\t104; 105", &[101, 102, 103, 104, 105], &[]),
            ("101 102", &[], &["101 102"]),
            ("-5, +5, 1e3, 0x10", &[], &["-5", "+5", "1e3", "0x10"]),
            ("2147483647, 2147483648", &[2_147_483_647], &["2147483648"]),
            ("99999999999999999999", &[], &["99999999999999999999"]),
            ("0", &[0], &[]),
            ("\u{a0}7\u{a0}", &[7], &[]),
            ("101\u{200b},102", &[101, 102], &[]),
            ("\u{feff}101\n\u{2060}102\u{a0}\r\n", &[101, 102], &[]),
            ("1.01E+02, 101.0, '101", &[], &["1.01E+02", "101.0", "'101"]),
            ("٣", &[], &["٣"]),
        ];
        for (text, ids, dropped) in cases {
            let expected = TypedIds {
                ids: ids.to_vec(),
                dropped: dropped.to_vec(),
            };
            assert_eq!(asset_ids(text), expected, "{text}");
        }
    }

    #[test]
    fn each_duplicate_is_listed_once() {
        let cases: [(&[i32], &[i32]); 4] = [
            (&[], &[]),
            (&[1, 2], &[]),
            (&[1, 2, 1], &[1]),
            (&[3, 1, 1, 3, 1, 3], &[1, 3]),
        ];
        for (items, expected) in cases {
            assert_eq!(duplicates(items), expected, "{items:?}");
        }
    }

    #[test]
    fn a_reason_is_labelled_with_words() {
        let cases = [
            ("assetOwner_mismatch", "Asset owner mismatch"),
            ("classRef_not_eligible", "Class not eligible"),
            ("providerId_null", "Provider missing"),
            ("media_product_mismatch", "media product mismatch"),
            ("inactive", "inactive"),
            ("a__b", "a  b"),
            ("assetowner_mismatch", "assetowner mismatch"),
        ];
        for (reason, label) in cases {
            assert_eq!(reason_label(reason), label);
        }
    }

    #[test]
    fn a_filter_keeps_assets_with_the_eligibility_all_reasons_and_the_text() {
        use AssetEligibility::{All, Eligible, Ineligible};
        let abc: &[&str] = &["A", "B", "C"];
        let cases: [(Asset, AssetEligibility, &[&str], &str, bool); 18] = [
            (Asset(1, false, abc), All, &["A", "B"], "", true),
            (Asset(1, false, &["A"]), All, &["A", "B"], "", false),
            (Asset(1, false, &["A"]), All, &[], "", true),
            (Asset(1, false, &[]), All, &[], "", true),
            (Asset(1, false, &[]), All, &["A"], "", false),
            (Asset(1, false, &["a"]), All, &["A"], "", false),
            (Asset(12, false, &[]), All, &[], "12", true),
            (Asset(312, false, &[]), All, &[], "12", true),
            (Asset(1250, false, &[]), All, &[], "12", true),
            (Asset(21, false, &[]), All, &[], "12", false),
            (Asset(12, false, &[]), All, &[], " 12 ", true),
            (Asset(12, false, &[]), All, &[], "x", false),
            (Asset(1, true, &[]), Eligible, &[], "", true),
            (Asset(1, false, &[]), Eligible, &[], "", false),
            (Asset(1, true, &[]), Ineligible, &[], "", false),
            (Asset(1, false, abc), Ineligible, &["C"], "1", true),
            (Asset(1, true, abc), Ineligible, &["C"], "1", false),
            (Asset(1, false, abc), Ineligible, &["C"], "2", false),
        ];
        for (index, (asset, eligibility, reasons, search, expected)) in
            cases.into_iter().enumerate()
        {
            let search = FilterText::new(Some(search));
            let kept = is_kept(&asset, eligibility, reasons, &search);
            assert_eq!(kept, expected, "case {index}");
        }
    }

    #[test]
    fn ineligible_assets_are_shown_if_there_are_no_others() {
        assert_eq!(default_eligibility(true), AssetEligibility::All);
        assert_eq!(default_eligibility(false), AssetEligibility::Ineligible);
    }

    #[test]
    fn the_largest_group_is_first_and_the_one_without_a_reason_last() {
        let assets = [
            Asset(1, true, &[]),
            Asset(2, false, &["b", "providerId_null"]),
            Asset(3, false, &["a"]),
            Asset(4, true, &[]),
            Asset(5, false, &["b"]),
            Asset(6, false, &[]),
            Asset(7, true, &["b"]),
        ];
        let found = |positions: &[u32]| -> Vec<(String, Vec<u32>, usize)> {
            groups(&assets, positions)
                .into_iter()
                .map(|group| {
                    let freed = would_become_eligible(&assets, &group);
                    (group.label, group.positions, freed)
                })
                .collect()
        };
        let group = |label: &str, positions: &[u32], freed: usize| {
            (label.to_owned(), positions.to_vec(), freed)
        };
        assert_eq!(
            found(&[6, 5, 4, 3, 2, 1, 0]),
            [
                group("b", &[6, 4, 1], 1),
                group("a", &[2], 1),
                group("Provider missing", &[1], 0),
                group(UNSPECIFIED, &[5, 3, 0], 0),
            ]
        );
        assert_eq!(found(&[0]), [group(UNSPECIFIED, &[0], 0)]);
        assert_eq!(found(&[]), []);
    }
}
