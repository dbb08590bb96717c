use serde_json::{Value as Json, json};

use super::*;
use crate::graphql::documents::parse::parse;

fn message(checked: Result<(), RequestError>) -> Option<String> {
    checked
        .err()
        .map(|error| error.to_graphql("an id")[0].message.clone())
}

fn of_literal(document: &str) -> Option<String> {
    let parsed = parse(document).expect("the document is well formed");
    message(check_literals(&parsed.document))
}

fn of_variable(ty: &str, value: Json) -> Option<String> {
    let document = format!("query ($v: {ty}) {{ viewer {{ id }} }}");
    let parsed = parse(&document).expect("the document is well formed");
    let (_, operation) = parsed
        .document
        .operations
        .iter()
        .next()
        .expect("there is one");
    message(check_variable_values(
        &operation.node.variable_definitions,
        &Variables::from_json(json!({ "v": value })),
    ))
}

#[test]
fn a_literal_has_the_type_of_its_place() {
    let cases = [
        ("{ customers(first: 2147483647) { totalCount } }", None),
        (
            "{ customers(first: 2147483648) { totalCount } }",
            Some("\"first\" is invalid: expected a whole number"),
        ),
        (
            "{ customers(first: 1.5) { totalCount } }",
            Some("\"first\" is invalid: expected a whole number"),
        ),
        (
            "{ dateRange(dates: { preset: CUSTOM, from: \"2025-02-29\", to: \"2025-03-01\" }) { from } }",
            Some("\"dates.from\" is invalid: expected a date"),
        ),
        (
            "{ campaigns(orderBy: { direction: ASC }) { totalCount } }",
            Some("\"orderBy.field\" is invalid: \"CampaignOrderField!\" is required"),
        ),
        (
            "{ campaigns(filter: { statuses: [ACTIVE, GONE] }) { totalCount } }",
            Some("\"filter.statuses.1\" is invalid: \"CampaignStatus\" has no value \"GONE\""),
        ),
        // A single value stands for a list of one.
        (
            "{ campaigns(filter: { statuses: ACTIVE }) { totalCount } }",
            None,
        ),
        // A string is not an enum value in a document.
        (
            "{ campaigns(filter: { statuses: [\"ACTIVE\"] }) { totalCount } }",
            Some("\"filter.statuses.0\" is invalid: expected \"CampaignStatus\""),
        ),
        (
            "{ campaigns(filter: { colour: 1 }) { totalCount } }",
            Some("\"filter\" is invalid: \"CampaignFilter\" has no field \"colour\""),
        ),
        (
            "{ campaigns(filter: 1) { totalCount } }",
            Some("\"filter\" is invalid: expected \"CampaignFilter\""),
        ),
        ("{ customer(by: { customerId: 3 }) { name } }", None),
        (
            "{ customer(by: { customerId: null }) { name } }",
            Some("Field \"CustomerBy.customerId\" must be non-null."),
        ),
        (
            "{ customer(by: { customerId: 3, slug: \"a\" }) { name } }",
            Some("OneOf Input Object \"CustomerBy\" must specify exactly one key"),
        ),
        (
            "query ($id: Int) { customer(by: { customerId: $id }) { name } }",
            Some(
                "Variable \"$id\" must be non-nullable to be used for OneOf Input Object \"CustomerBy\".",
            ),
        ),
        (
            "query ($id: Int!) { customer(by: { customerId: $id }) { name } }",
            None,
        ),
        // With an omitted variable, and in a fragment.
        (
            "query ($t: String) { viewer { customer { ...F } } } fragment F on Customer { users(filter: { text: $t, customerId: \"x\" }) { totalCount } }",
            Some("\"filter.customerId\" is invalid: expected a whole number"),
        ),
        (
            "query ($first: Int = \"x\") { customers(first: $first) { totalCount } }",
            Some("\"$first\" is invalid: expected a whole number"),
        ),
        (
            "query ($v: String) { customer(by: $v) { name } }",
            Some(
                "Variable \"$v\" of type \"String\" used in position expecting type \"CustomerBy!\".",
            ),
        ),
        (
            "query ($s: CampaignStatus) { campaigns(filter: { statuses: [$s] }) { totalCount } }",
            Some("Variable \"$s\" of type \"CampaignStatus\" used in position expecting"),
        ),
        (
            "query ($s: CampaignStatus = ACTIVE) { campaigns(filter: { statuses: [$s] }) { totalCount } }",
            None,
        ),
        (
            "query ($s: [CampaignStatus]) { campaigns(filter: { statuses: $s }) { totalCount } }",
            Some("Variable \"$s\" of type \"[CampaignStatus]\" used in position expecting"),
        ),
        (
            "query ($s: [CampaignStatus!]!) { campaigns(filter: { statuses: $s }) { totalCount } }",
            None,
        ),
        // The position has a default.
        (
            "query ($d: OrderDirection) { campaigns(orderBy: { field: NAME, direction: $d }) { totalCount } }",
            None,
        ),
        (
            "{ __type(name: 1) { name } }",
            Some("\"name\" is invalid: expected a string"),
        ),
        (
            "query ($is: Boolean = null) { __typename @skip(if: $is) }",
            Some(
                "Variable \"$is\" of type \"Boolean\" used in position expecting type \"Boolean!\".",
            ),
        ),
        // The validation of the document rejects this.
        ("{ unknown(a: 1) { b(c: \"d\") } }", None),
    ];
    for (document, expected) in cases {
        let message = of_literal(document);
        match expected {
            None => assert_eq!(message, None, "{document}"),
            Some(expected) => {
                let message = message.unwrap_or_else(|| panic!("{document} passes"));
                assert!(message.contains(expected), "{document}: {message}");
            }
        }
    }
}

#[test]
fn a_variable_has_its_type() {
    let long = "x".repeat(200);
    let cases = [
        ("Int", json!(-2_147_483_648), None),
        (
            "Int",
            json!(-2_147_483_649_i64),
            Some("\"$v\" is invalid: expected a whole number"),
        ),
        (
            "[Int!]!",
            json!([1, null]),
            Some("\"$v.1\" is invalid: \"Int!\" may not be null"),
        ),
        (
            "Int!",
            json!(null),
            Some("The variable \"$v\" of type \"Int!\" must be given."),
        ),
        // JSON has no enums.
        ("CampaignStatus", json!("ACTIVE"), None),
        ("CampaignStatus", json!(long), Some("…\"")),
        (
            "CreateCustomerInput!",
            json!({ "channel": "BUS" }),
            Some("\"$v.name\" is invalid: \"String!\" is required"),
        ),
        (
            "PixelsOf!",
            json!({}),
            Some("\"$v\" is invalid: \"PixelsOf\" needs exactly one"),
        ),
        ("ID!", json!(7), None),
        ("Boolean", json!("true"), Some("expected true or false")),
        ("String", json!(7), Some("expected a string")),
        (
            "[String!]",
            json!(["a", "b\0"]),
            Some("\"$v.1\" is invalid: the character U+0000 is not allowed"),
        ),
        ("Upload", json!("0"), None),
        ("Upload", json!(7), Some("expected a file")),
        // The validation of the document rejects unknown types.
        ("Colour", json!("red"), None),
    ];
    for (ty, value, expected) in cases {
        let message = of_variable(ty, value.clone());
        match expected {
            None => assert_eq!(message, None, "{ty} {value}"),
            Some(expected) => {
                let message = message.unwrap_or_else(|| panic!("{ty} {value} passes"));
                assert!(message.contains(expected), "{ty} {value}: {message}");
                assert!(message.len() < 250, "{message}");
            }
        }
    }
}
