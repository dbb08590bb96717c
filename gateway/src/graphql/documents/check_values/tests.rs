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

/// Whether the message has what is expected, which is nothing where it is empty.
fn assert_message(case: &str, message: Option<String>, expected: &str) {
    assert_eq!(
        message.is_none(),
        expected.is_empty(),
        "{case}: {message:?}"
    );
    let message = message.unwrap_or_default();
    assert!(
        message.contains(expected) && message.len() < 250,
        "{case}: {message}"
    );
}

/// Documents, each with a part of its message after "=>". A single value stands for a list of one, and a string is no value of
/// an enum in a document. The position of "direction" has a default. The validation of the document rejects the last.
const DOCUMENTS: &str = r#"
{ customers(first: 2147483647) { totalCount } } =>
{ customers(first: 2147483648) { totalCount } } => "first" is invalid: expected a whole number
{ customers(first: 1.5) { totalCount } } => "first" is invalid: expected a whole number
{ dateRange(dates: { preset: CUSTOM, from: "2025-02-29", to: "2025-03-01" }) { from } } => "dates.from" is invalid: expected a date
{ campaigns(orderBy: { direction: ASC }) { totalCount } } => "orderBy.field" is invalid: "CampaignOrderField!" is required
{ campaigns(filter: { statuses: [ACTIVE, GONE] }) { totalCount } } => "filter.statuses.1" is invalid: "CampaignStatus" has no value "GONE"
{ campaigns(filter: { statuses: ACTIVE }) { totalCount } } =>
{ campaigns(filter: { statuses: ["ACTIVE"] }) { totalCount } } => "filter.statuses.0" is invalid: expected "CampaignStatus"
{ campaigns(filter: { colour: 1 }) { totalCount } } => "filter" is invalid: "CampaignFilter" has no field "colour"
{ campaigns(filter: 1) { totalCount } } => "filter" is invalid: expected "CampaignFilter"
{ customer(by: { customerId: 3 }) { name } } =>
{ customer(by: { customerId: null }) { name } } => Field "CustomerBy.customerId" must be non-null.
{ customer(by: { customerId: 3, slug: "a" }) { name } } => OneOf Input Object "CustomerBy" must specify exactly one key
query ($id: Int) { customer(by: { customerId: $id }) { name } } => Variable "$id" must be non-nullable to be used for OneOf Input Object "CustomerBy".
query ($id: Int!) { customer(by: { customerId: $id }) { name } } =>
query ($t: String) { viewer { customer { ...F } } } fragment F on Customer { users(filter: { text: $t, customerId: "x" }) { totalCount } } => "filter.customerId" is invalid: expected a whole number
query ($first: Int = "x") { customers(first: $first) { totalCount } } => "$first" is invalid: expected a whole number
query ($v: String) { customer(by: $v) { name } } => Variable "$v" of type "String" used in position expecting type "CustomerBy!".
query ($s: CampaignStatus) { campaigns(filter: { statuses: [$s] }) { totalCount } } => Variable "$s" of type "CampaignStatus" used in position expecting
query ($s: CampaignStatus = ACTIVE) { campaigns(filter: { statuses: [$s] }) { totalCount } } =>
query ($s: [CampaignStatus]) { campaigns(filter: { statuses: $s }) { totalCount } } => Variable "$s" of type "[CampaignStatus]" used in position expecting
query ($s: [CampaignStatus!]!) { campaigns(filter: { statuses: $s }) { totalCount } } =>
query ($d: OrderDirection) { campaigns(orderBy: { field: NAME, direction: $d }) { totalCount } } =>
{ __type(name: 1) { name } } => "name" is invalid: expected a string
query ($is: Boolean = null) { __typename @skip(if: $is) } => Variable "$is" of type "Boolean" used in position expecting type "Boolean!".
{ unknown(a: 1) { b(c: "d") } } =>
"#;

#[test]
fn a_literal_has_the_type_of_its_place() {
    for line in DOCUMENTS.trim().lines() {
        let (document, expected) = line.split_once(" =>").expect("each line has an arrow");
        assert_message(document, of_literal(document), expected.trim());
    }
}

/// Types and values, each with a part of its message. The validation of the document rejects unknown types.
const VALUES: &str = r#"
Int => -2147483648 =>
Int => -2147483649 => "$v" is invalid: expected a whole number
[Int!]! => [1, null] => "$v.1" is invalid: "Int!" may not be null
Int! => null => The variable "$v" of type "Int!" must be given.
CampaignStatus => "ACTIVE" =>
CreateCustomerInput! => { "channel": "BUS" } => "$v.name" is invalid: "String!" is required
PixelsOf! => {} => "$v" is invalid: "PixelsOf" needs exactly one
ID! => 7 =>
Boolean => "true" => expected true or false
String => 7 => expected a string
[String!] => ["a", "b\u0000"] => "$v.1" is invalid: the character U+0000 is not allowed
Upload => "0" =>
Upload => 7 => expected a file
Colour => "red" =>
"#;

#[test]
fn a_variable_has_its_type() {
    for line in VALUES.trim().lines() {
        let mut cells = line.split("=>").map(str::trim);
        let [ty, value, expected] = [(); 3].map(|()| cells.next().expect("a line has three cells"));
        let value = serde_json::from_str(value).expect("a value is JSON");
        assert_message(line, of_variable(ty, value), expected);
    }
    let long = of_variable("CampaignStatus", json!("x".repeat(200)));
    assert_message("a long value", long, "…\"");
}
