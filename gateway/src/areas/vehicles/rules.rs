//! The rules of vehicles.

use std::borrow::Cow;

use async_graphql::Enum;

/// The processing state of a vehicle.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum VehicleProcessing {
    /// In use.
    Active,
    /// Permanently out of use.
    Retired,
    /// Any other state, or none.
    Other,
}

/// The name to show for a vehicle: its display name, or else the owner's name for it, or else its number.
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

/// The processing state for an asset status.
pub fn processing(asset_status: Option<&str>) -> VehicleProcessing {
    match asset_status {
        Some("ACTIVE") => VehicleProcessing::Active,
        Some("RETIRED") => VehicleProcessing::Retired,
        _ => VehicleProcessing::Other,
    }
}

/// The processing state as text: "Unknown" if there is none. An unknown state is returned unchanged.
pub fn processing_label(asset_status: Option<&str>) -> &str {
    match asset_status {
        Some("ACTIVE") => "Active",
        // Inferred: the service counts inactive vehicles separately from active and retired ones.
        Some("INACTIVE") => "Inactive",
        Some("RETIRED") => "Retired",
        Some(text) if !text.trim().is_empty() => text,
        _ => "Unknown",
    }
}

/// Whether a vehicle is paired with its provider's tracker.
#[derive(Clone, Copy, Debug, Enum, Eq, Hash, PartialEq)]
pub enum VehiclePairing {
    /// The provider reports the vehicle.
    Confirmed,
    /// The provider does not know the vehicle.
    NotFound,
    /// A person has to check the pairing.
    NeedsAttention,
    /// A value this gateway does not know; see `pairedLabel`.
    Unrecognized,
}

/// The pairing, from the text the service sends.
pub fn pairing(text: &str) -> VehiclePairing {
    match text {
        "CONFIRMED" => VehiclePairing::Confirmed,
        "NOT_FOUND" => VehiclePairing::NotFound,
        "NEEDS_ATTENTION" => VehiclePairing::NeedsAttention,
        _ => VehiclePairing::Unrecognized,
    }
}

/// The pairing as text. An unknown pairing is returned unchanged.
pub fn pairing_label(text: &str) -> &str {
    match pairing(text) {
        VehiclePairing::Confirmed => "Confirmed",
        VehiclePairing::NotFound => "Not Found",
        VehiclePairing::NeedsAttention => "Needs Attention",
        VehiclePairing::Unrecognized => text,
    }
}

/// Why a vehicle whose pairing is NEEDS_ATTENTION needs attention, as sentences.
pub fn doubtful_pairing_reason(
    provider_name: Option<&str>,
    asset_status: Option<&str>,
    extra_status: Option<&str>,
) -> String {
    let provider = provider_name.map(str::trim).filter(|name| !name.is_empty());
    let tracker = provider.map_or_else(
        || "its tracker".to_owned(),
        |name| format!("the tracker of {name}"),
    );
    format!(
        "The pairing with {tracker} has to be checked. Its processing state is {}, and its status {}.",
        processing_label(asset_status),
        vehicle_status(extra_status)
    )
}

/// The status of a vehicle; "In Service" if it has none.
pub fn vehicle_status(extra_status: Option<&str>) -> &str {
    extra_status
        .filter(|status| !status.trim().is_empty())
        .unwrap_or("In Service")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vehicle_is_labelled_by_name_reference_or_number() {
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
    fn a_vehicle_without_a_status_is_in_service() {
        let cases = [
            (None, "In Service"),
            (Some(""), "In Service"),
            (Some("In Repair"), "In Repair"),
        ];
        for (status, text) in cases {
            assert_eq!(vehicle_status(status), text);
        }
    }

    #[test]
    fn a_doubtful_pairing_names_the_provider_and_the_states_of_the_vehicle() {
        let cases = [
            (
                Some("FleetNow"),
                Some("ACTIVE"),
                Some("Signal Check"),
                "The pairing with the tracker of FleetNow has to be checked. Its processing state is Active, and its status Signal Check.",
            ),
            (
                Some(" "),
                Some("RETIRED"),
                Some(""),
                "The pairing with its tracker has to be checked. Its processing state is Retired, and its status In Service.",
            ),
            (
                None,
                None,
                None,
                "The pairing with its tracker has to be checked. Its processing state is Unknown, and its status In Service.",
            ),
        ];
        for (provider, state, status, reason) in cases {
            assert_eq!(doubtful_pairing_reason(provider, state, status), reason);
        }
    }

    #[test]
    fn known_states_and_pairings_have_labels_and_unknown_ones_are_returned_unchanged() {
        use VehicleProcessing::{Active, Other, Retired};
        let states = [
            (Some("ACTIVE"), Active, "Active"),
            (Some("RETIRED"), Retired, "Retired"),
            (Some("INACTIVE"), Other, "Inactive"),
            (Some("IN_TRANSFER"), Other, "IN_TRANSFER"),
            (Some("active"), Other, "active"),
            (Some("Lost for good"), Other, "Lost for good"),
            (Some(" "), Other, "Unknown"),
            (Some(""), Other, "Unknown"),
            (None, Other, "Unknown"),
        ];
        for (text, state, label) in states {
            assert_eq!(processing(text), state, "{text:?}");
            assert_eq!(processing_label(text), label, "{text:?}");
        }
        use VehiclePairing::{Confirmed, NeedsAttention, NotFound, Unrecognized};
        let pairings = [
            ("CONFIRMED", Confirmed, "Confirmed"),
            ("NOT_FOUND", NotFound, "Not Found"),
            ("NEEDS_ATTENTION", NeedsAttention, "Needs Attention"),
            ("LOST_FOR_GOOD", Unrecognized, "LOST_FOR_GOOD"),
            ("confirmed", Unrecognized, "confirmed"),
            ("pairedBy hand", Unrecognized, "pairedBy hand"),
            ("", Unrecognized, ""),
        ];
        for (text, value, label) in pairings {
            assert_eq!(pairing(text), value, "{text}");
            assert_eq!(pairing_label(text), label, "{text}");
        }
    }
}
