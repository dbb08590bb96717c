//! The campaigns of a run, as text.

use crate::graph::text::trim_invisible;

/// The maximum number of campaigns in a run.
const MOST_CAMPAIGNS: usize = 10;

/// The ids in the service's format, or what is wrong with the text.
pub fn campaign_ids(text: &str) -> Result<String, String> {
    if trim_invisible(text).is_empty() {
        return Err("Campaign IDs are required".to_owned());
    }
    let ids: Vec<&str> = text.split(',').map(trim_invisible).collect();
    let is_number = |id: &&str| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit());
    if !ids.iter().all(is_number) {
        return Err("Invalid format. Please use comma-separated numbers only".to_owned());
    }
    if ids.len() > MOST_CAMPAIGNS {
        return Err(format!("Maximum of {MOST_CAMPAIGNS} campaign IDs allowed"));
    }
    Ok(ids.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn campaign_ids_are_at_most_ten_numbers_separated_by_commas() {
        const REQUIRED: Result<&str, &str> = Err("Campaign IDs are required");
        const FORMAT: Result<&str, &str> =
            Err("Invalid format. Please use comma-separated numbers only");
        const MAXIMUM: Result<&str, &str> = Err("Maximum of 10 campaign IDs allowed");
        let cases = [
            ("221023,221024,221025", Ok("221023,221024,221025")),
            ("221023, 221024", Ok("221023,221024")),
            (" 7 ", Ok("7")),
            ("\u{feff}7,\u{a0}8\u{200b}", Ok("7,8")),
            ("", REQUIRED),
            ("  ", REQUIRED),
            ("abc", FORMAT),
            ("221023,", FORMAT),
            ("1,,2", FORMAT),
            ("12a", FORMAT),
            ("-1", FORMAT),
            (",", FORMAT),
            ("1 2", FORMAT),
            ("1,2,3,4,5,6,7,8,9,10", Ok("1,2,3,4,5,6,7,8,9,10")),
            ("1,2,3,4,5,6,7,8,9,10,11", MAXIMUM),
            ("1,2,3,4,5,6,7,8,9,10,11,x", FORMAT),
        ];
        for (text, expected) in cases {
            let answer = campaign_ids(text);
            let answer = answer.as_deref().map_err(String::as_str);
            assert_eq!(answer, expected, "{text}");
        }
    }
}
