//! The rules of pixels.

use async_graphql::MaybeUndefined;
use serde_json::Value;

use crate::graph::payload::{UserError, UserErrorCode};

/// The longest name and the longest address of a page, in characters.
const LONGEST_NAME: usize = 200;
const LONGEST_URL: usize = 2_000;

/// The name to save.
///
/// # Errors
/// INVALID for a blank name, or one that is too long.
pub fn saved_name(name: &str) -> Result<&str, UserError> {
    let name = name.trim();
    let reason = match name.chars().count() {
        0 => "A name is required.".to_owned(),
        count if count > LONGEST_NAME => {
            format!("The name must have at most {LONGEST_NAME} characters.")
        }
        _ => return Ok(name),
    };
    Err(UserError::new(UserErrorCode::Invalid, reason).at("displayName"))
}

/// Checks the address of a page. Staff open it from the console, so that it may only be one of the web; without a scheme,
/// it is one.
///
/// # Errors
/// INVALID for an address of another scheme, or one that is too long.
pub fn check_url(url: &MaybeUndefined<String>) -> Result<(), UserError> {
    let MaybeUndefined::Value(url) = url else {
        return Ok(());
    };
    let url = url.trim();
    let scheme = url.split_once(':').map_or("", |(scheme, _)| scheme);
    let is_scheme = scheme.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && scheme
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '+' | '-'));
    let is_of_web = ["http", "https"].contains(&scheme.to_ascii_lowercase().as_str());
    let reason = if url.chars().count() > LONGEST_URL {
        format!("The URL must have at most {LONGEST_URL} characters.")
    } else if is_scheme && !is_of_web {
        "The URL must begin with http:// or https://.".to_owned()
    } else {
        return Ok(());
    };
    Err(UserError::new(UserErrorCode::Invalid, reason).at("url"))
}

/// What is wrong with the customer of a pixel, given as its number and whether it exists, and its campaign, given as its number
/// and its customer's if it exists.
pub fn owner_errors(
    customer: Option<(i32, bool)>,
    campaign: Option<(i32, Option<i32>)>,
) -> Vec<UserError> {
    let absent = |what: &str, number: i32, field: &str| {
        let message = format!("There is no {what} with the number {number}.");
        UserError::new(UserErrorCode::NotFound, message).at(field)
    };
    let mut errors = Vec::new();
    if let Some((number, false)) = customer {
        errors.push(absent("customer", number, "customerId"));
    }
    match (customer, campaign) {
        (_, Some((number, None))) => errors.push(absent("campaign", number, "campaignId")),
        (Some((customer_id, true)), Some((number, Some(owner)))) if owner != customer_id => {
            let message = format!("The campaign {number} belongs to another customer, {owner}.");
            errors.push(UserError::new(UserErrorCode::Invalid, message).at("campaignId"));
        }
        _ => {}
    }
    errors
}

/// What is wrong with a new customer of a pixel that keeps its campaign, given as its number and its customer's.
pub fn kept_campaign_error(customer_id: i32, (number, owner): (i32, i32)) -> Option<UserError> {
    let message = format!(
        "The pixel keeps its campaign {number}, which belongs to another customer, {owner}. Give campaignId, too."
    );
    let error = UserError::new(UserErrorCode::Invalid, message).at("customerId");
    (owner != customer_id).then_some(error)
}

/// What is wrong with a new campaign, given as its number and its customer's, of a pixel that keeps this customer.
pub fn kept_customer_error((number, owner): (i32, i32), customer_id: i32) -> Option<UserError> {
    let message = format!(
        "The campaign {number} belongs to the customer {owner}, and the pixel keeps its customer {customer_id}. Give \
         customerId, too."
    );
    let error = UserError::new(UserErrorCode::Invalid, message).at("campaignId");
    (owner != customer_id).then_some(error)
}

/// The error of a pixel without a page.
pub fn missing_page() -> UserError {
    UserError::new(UserErrorCode::Invalid, "A page is required.").at("page")
}

/// Whether a pixel has fired: the check reports true, a number above 0 or a non-empty list, possibly under `data`,
/// `fired`, `count` or `requestCount`.
pub fn has_fired(answer: &Value) -> bool {
    match answer {
        Value::Bool(fired) => *fired,
        Value::Number(number) => number.as_f64().is_some_and(|number| number > 0.0),
        Value::String(text) => {
            text.eq_ignore_ascii_case("true")
                || text.trim().parse().is_ok_and(|number: f64| number > 0.0)
        }
        Value::Array(list) => !list.is_empty(),
        Value::Object(fields) => ["data", "fired", "count", "requestCount"]
            .iter()
            .filter_map(|name| fields.get(*name))
            .any(has_fired),
        Value::Null => false,
    }
}

/// A count: a number, a number as text, or the length of a list.
pub fn count(value: &Value) -> i32 {
    let number = match value {
        Value::Array(list) => i64::try_from(list.len()).ok(),
        Value::String(text) => text.trim().parse().ok(),
        value => value.as_i64(),
    };
    number
        .and_then(|number| i32::try_from(number).ok())
        .unwrap_or(0)
}

/// The visits of a page on each day of the week, Sunday to Saturday. A missing part counts
/// as 0.
pub fn weekday_visits(days: &Value, page: &str) -> [i32; 7] {
    std::array::from_fn(|day| {
        days.get(day.to_string())
            .and_then(|day| day.get("pages")?.get(page)?.get("visits"))
            .map_or(0, count)
    })
}

/// The visits of a week, at most as many as an Int can hold.
pub fn total(visits: [i32; 7]) -> i32 {
    visits.into_iter().fold(0, i32::saturating_add)
}

/// The visits of every page on each day of the week that is present. Sunday is day 0; the pages of a day are sorted by
/// name.
pub fn visits_by_day(days: &Value) -> Vec<(usize, Vec<(&str, i32)>)> {
    let pages_of = |day: usize| {
        let pages = days.get(day.to_string())?.get("pages")?.as_object()?;
        let mut pages: Vec<(&str, i32)> = pages
            .iter()
            .map(|(page, at)| (page.as_str(), at.get("visits").map_or(0, count)))
            .collect();
        pages.sort_unstable();
        Some((day, pages))
    };
    (0..7).filter_map(pages_of).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_name_is_neither_blank_nor_too_long() {
        let longest = "é".repeat(200);
        let cases = [
            (" Home ", Ok("Home")),
            (" ", Err("A name is required.")),
            (longest.as_str(), Ok(longest.as_str())),
        ];
        for (name, expected) in cases {
            let saved = saved_name(name);
            let saved = saved.as_ref().map(|name| *name);
            assert_eq!(saved.map_err(|error| error.message.as_str()), expected);
        }
        let refused = saved_name(&"é".repeat(201)).unwrap_err();
        assert_eq!(
            refused.message,
            "The name must have at most 200 characters."
        );
    }

    #[test]
    fn an_address_is_one_of_the_web() {
        let long = format!("https://a.example/{}", "x".repeat(2_000));
        let cases = [
            ("https://a.example/x?y=1", true),
            ("HTTP://a.example", true),
            ("a.example/landing", true),
            ("a.example:8080/landing", true),
            ("/landing", true),
            ("", true),
            ("javascript:alert(1)", false),
            (" JavaScript:alert(1)", false),
            ("data:text/html,x", false),
            ("ftp://a.example", false),
            (long.as_str(), false),
        ];
        for (url, is_allowed) in cases {
            let checked = check_url(&MaybeUndefined::Value(url.to_owned()));
            assert_eq!(checked.is_ok(), is_allowed, "{url}");
        }
        assert!(check_url(&MaybeUndefined::Null).is_ok());
        assert!(check_url(&MaybeUndefined::Undefined).is_ok());
    }

    #[test]
    fn the_customer_and_the_campaign_of_a_pixel_exist_and_belong_together() {
        let no_customer = ("There is no customer with the number 8.", "customerId");
        let no_campaign = ("There is no campaign with the number 4.", "campaignId");
        let other = (
            "The campaign 4 belongs to another customer, 3.",
            "campaignId",
        );
        let cases = [
            (None, None, vec![]),
            (Some((3, true)), None, vec![]),
            (None, Some((4, Some(3))), vec![]),
            (Some((3, true)), Some((4, Some(3))), vec![]),
            (Some((8, false)), None, vec![no_customer]),
            (None, Some((4, None)), vec![no_campaign]),
            (
                Some((8, false)),
                Some((4, None)),
                vec![no_customer, no_campaign],
            ),
            (Some((8, false)), Some((4, Some(3))), vec![no_customer]),
            (Some((8, true)), Some((4, Some(3))), vec![other]),
        ];
        for (customer, campaign, expected) in cases {
            let errors = owner_errors(customer, campaign);
            let found: Vec<_> = errors
                .iter()
                .map(|error| {
                    (
                        error.message.as_str(),
                        error.path.as_ref().unwrap()[1].as_str(),
                    )
                })
                .collect();
            assert_eq!(found, expected, "{customer:?} {campaign:?}");
        }
    }

    #[test]
    fn the_owner_that_a_pixel_keeps_belongs_to_the_new_one() {
        assert_eq!(kept_campaign_error(3, (4, 3)), None);
        assert_eq!(kept_customer_error((4, 3), 3), None);
        let campaign = kept_campaign_error(8, (4, 3)).unwrap();
        let customer = kept_customer_error((4, 3), 8).unwrap();
        assert_eq!(campaign.path.unwrap()[1], "customerId");
        assert_eq!(customer.path.unwrap()[1], "campaignId");
    }

    #[test]
    fn missing_visits_of_a_weekday_count_as_0() {
        let visits = |count: i32| json!({"pages": {"Homepage": {"visits": count}}});
        let days = json!({
            "0": visits(5), "1": visits(0), "2": visits(2), "3": visits(1), "4": {"pages": {}}, "5": null,
            "6": visits(4)
        });
        let by_day = json!({
            "6": {"pages": {"Product Page": {"visits": "3"}, "Homepage": {"visits": 4}, "Contact": {}}},
            "0": {"pages": {}}, "1": null, "2": {"pages": []}, "7": {"pages": {"Homepage": {"visits": 1}}}
        });
        assert_eq!(
            visits_by_day(&by_day),
            [
                (0, vec![]),
                (
                    6,
                    vec![("Contact", 0), ("Homepage", 4), ("Product Page", 3)]
                ),
            ]
        );
        assert_eq!(visits_by_day(&json!(null)), []);
        let bars = weekday_visits(&days, "Homepage");
        assert_eq!(bars, [5, 0, 2, 1, 0, 0, 4]);
        assert_eq!(total(bars), 12);
        assert_eq!(total([i32::MAX - 1, 1, 0, 0, 0, 0, 0]), i32::MAX);
        assert_eq!(total([i32::MAX; 7]), i32::MAX);
        let without = json!({"0": visits(5), "2": visits(2)});
        assert_eq!(weekday_visits(&without, "Homepage")[3], 0);
        assert_eq!(weekday_visits(&json!(null), "Homepage"), [0; 7]);
        assert_eq!(weekday_visits(&days, "Product Page"), [0; 7]);
    }

    #[test]
    fn any_sign_of_a_request_means_the_pixel_has_fired() {
        let cases = [
            (json!({"data": true}), true),
            (json!({"data": []}), false),
            (json!({"data": 0}), false),
            (json!({"data": 1}), true),
            (json!({"count": 0}), false),
            (json!({"count": 3}), true),
            (json!({"fired": true}), true),
            (json!({"data": {"pixelId": 31, "requestCount": 12}}), true),
            (json!({"data": {"pixelId": 31, "requestCount": 0}}), false),
            (json!({"data": {"pixelId": 31, "requestCount": "12"}}), true),
            (json!({"data": [1]}), true),
            (json!([{}]), true),
            (json!(true), true),
            (json!(false), false),
            (json!(null), false),
            (json!({}), false),
        ];
        for (answer, fired) in cases {
            assert_eq!(has_fired(&answer), fired, "{answer}");
        }
    }

    #[test]
    fn a_count_is_a_number_or_the_length_of_a_list() {
        let cases = [
            (json!(3), 3),
            (json!("4"), 4),
            (json!([{}, {}]), 2),
            (json!(null), 0),
            (json!("x"), 0),
        ];
        for (value, expected) in cases {
            assert_eq!(count(&value), expected, "{value}");
        }
    }
}
