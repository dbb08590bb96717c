//! The rules of vehicles.

use std::borrow::Cow;

use async_graphql::Enum;

/// The badge of a vehicle.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum VehicleProcessing {
    /// In use: a green badge.
    Active,
    /// Out of use for good: a red badge.
    Retired,
    /// Anything else, nothing included: a grey badge.
    Other,
}

/// What to call a vehicle: its name, else the name its owner knows it by, else its number.
pub fn vehicle_label<'a>(
    display_name: Option<&'a str>,
    asset_ref: &'a str,
    asset_id: i32,
) -> Cow<'a, str> {
    [display_name.unwrap_or_default(), asset_ref]
        .into_iter()
        .find(|text| !text.trim().is_empty())
        .map_or_else(|| format!("Vehicle {asset_id}").into(), Cow::Borrowed)
}

/// The badge of an asset status.
pub fn processing(asset_status: Option<&str>) -> VehicleProcessing {
    match asset_status {
        Some("ACTIVE") => VehicleProcessing::Active,
        Some("RETIRED") => VehicleProcessing::Retired,
        _ => VehicleProcessing::Other,
    }
}

/// Whether a vehicle is known to the company whose tracker it carries.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum VehiclePairing {
    /// The tracker reports it.
    Confirmed,
    /// The tracker does not know it.
    NotFound,
    /// Somebody has to look.
    NeedsAttention,
    /// A value this gateway does not know; see the label.
    Unrecognized,
}

/// The pairing of a text of the service.
pub fn pairing(text: &str) -> VehiclePairing {
    match text {
        "CONFIRMED" => VehiclePairing::Confirmed,
        "NOT_FOUND" => VehiclePairing::NotFound,
        "NEEDS_ATTENTION" => VehiclePairing::NeedsAttention,
        _ => VehiclePairing::Unrecognized,
    }
}

/// A text of capitals and underscores in title case: NEEDS_ATTENTION is "Needs Attention".
pub fn title_case(text: &str) -> String {
    let words = text.split('_').filter(|word| !word.is_empty()).map(|word| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| {
            first
                .to_uppercase()
                .chain(letters.flat_map(char::to_lowercase))
                .collect()
        })
    });
    words.collect::<Vec<String>>().join(" ")
}

/// The status text of a vehicle: its own, else "In Service".
pub fn vehicle_status(extra_status: Option<&str>) -> &str {
    extra_status
        .filter(|status| !status.trim().is_empty())
        .unwrap_or("In Service")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vehicle_is_called_by_its_name_its_owners_or_its_number() {
        let cases = [
            (Some("Bus 7"), "BUS-7", "Bus 7"),
            (Some("  "), "BUS-7", "BUS-7"),
            (None, "BUS-7", "BUS-7"),
            (None, " ", "Vehicle 963"),
            (Some(""), "", "Vehicle 963"),
        ];
        for (name, asset_ref, label) in cases {
            assert_eq!(vehicle_label(name, asset_ref, 963), label);
        }
    }

    #[test]
    fn a_vehicle_says_in_service_unless_it_has_a_status_of_its_own() {
        let cases = [
            (None, "In Service"),
            (Some(""), "In Service"),
            (Some("In Repair"), "In Repair"),
        ];
        for (status, text) in cases {
            assert_eq!(vehicle_status(status), text);
        }
        assert_eq!(processing(Some("ACTIVE")), VehicleProcessing::Active);
        assert_eq!(processing(Some("RETIRED")), VehicleProcessing::Retired);
        assert_eq!(processing(Some("PENDING")), VehicleProcessing::Other);
        assert_eq!(processing(None), VehicleProcessing::Other);
        assert_eq!(title_case("NEEDS_ATTENTION"), "Needs Attention");
        assert_eq!(title_case("CONFIRMED"), "Confirmed");
    }
}
