//! The messages of retargeting.

/// The message if no campaign is selected.
pub const MISSING_CAMPAIGN: &str = "Please select at least one campaign";
/// The message if no data partner is selected.
pub const MISSING_PARTNER: &str = "Please select a data partner";

/// The success message: the service's own or the number of campaigns marked, then the numbers of the new studies.
pub fn success_message(message: Option<&str>, campaigns: usize, studies: &[i32]) -> String {
    let message = message
        .map(str::trim)
        .filter(|message| !message.is_empty())
        .map_or_else(
            || format!("Successfully marked {campaigns} campaign(s) for retargeting"),
            str::to_owned,
        );
    if studies.is_empty() {
        return message;
    }
    // Avoids a second full stop.
    let message = message.strip_suffix('.').unwrap_or(&message);
    let ids: Vec<String> = studies.iter().map(ToString::to_string).collect();
    format!("{message}. Attribution IDs: {}", ids.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_success_is_told_in_the_services_words_or_ours() {
        let cases: [(Option<&str>, &[i32], &str); 6] = [
            (Some("Marked."), &[], "Marked."),
            (Some("Marked."), &[53], "Marked. Attribution IDs: 53"),
            (Some("Marked"), &[53, 54], "Marked. Attribution IDs: 53, 54"),
            (
                None,
                &[],
                "Successfully marked 2 campaign(s) for retargeting",
            ),
            (
                Some("  "),
                &[53, 54],
                "Successfully marked 2 campaign(s) for retargeting. Attribution IDs: 53, 54",
            ),
            (Some(" Done "), &[], "Done"),
        ];
        for (message, studies, expected) in cases {
            assert_eq!(success_message(message, 2, studies), expected);
        }
    }
}
