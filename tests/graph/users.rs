//! Users, and their passwords.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Harness, STAFF};

#[tokio::test]
async fn users_are_listed_by_name_from_every_form_the_service_sends() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let query =
        "query ($filter: UserFilter, $order: UserOrder) { users(filter: $filter, orderBy: $order) {
  totalCount
  nodes { userId displayName email company customerId customer { customerName } }
} }";
    let user =
        |id: i32, name: &str, email: &str, company: &str, customer_id: i32, customer: &str| {
            json!({
                "userId": id, "displayName": name, "email": email, "company": company,
                "customerId": customer_id, "customer": { "customerName": customer },
            })
        };
    // 34 has a sign-in address only, 17 a contact address only.
    assert_eq!(
        client
            .graphql(query, json!({ "filter": { "text": "ADA" } }))
            .await,
        json!({ "data": { "users": { "totalCount": 4, "nodes": [
            user(12, "Ada Byron", "ada@marquee.example", "Marquee", 3, "Harbor Transit"),
            user(51, "Liam Adams", "liam.adams51@customer34.example", "Mile High Mobile", 34, "Mile High Mobile"),
            user(34, "Olga Adams", "olga.adams34@customer23.example", "Broken Reports", 23, "Broken Reports"),
            user(17, "Rosa Adams", "rosa.adams17@harbortransit.example", "Harbor Transit", 3, "Harbor Transit"),
        ] } } })
    );
    // 15 has its customer in the nested object only, 18 as text.
    let variables = json!({
        "filter": { "text": "harbortransit", "customerId": 3 },
        "order": { "field": "USER_ID", "direction": "DESC" },
    });
    let answer = client.graphql(query, variables).await;
    let nodes = answer["data"]["users"]["nodes"].as_array().unwrap();
    let numbers: Vec<&Value> = nodes.iter().map(|node| &node["userId"]).collect();
    assert_eq!(json!(numbers), json!([20, 19, 18, 17, 16, 15, 14, 13]));
    assert!(nodes.iter().all(|node| node["customerId"] == 3));
}

const SAVE: &str = "mutation ($input: SaveUserInput!) { saveUser(input: $input) {
  user { userId displayName email company customer { customerName } }
  errors { message path code }
} }";

const SIGN_IN: &str = "mutation ($input: SignInInput!) { signIn(input: $input) {
  viewer { displayName } errors { message }
} }";

#[tokio::test]
async fn a_new_user_can_sign_in_and_an_empty_password_keeps_the_old_one() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let saved = |name: &str| {
        json!({ "data": { "saveUser": {
            "user": {
                "userId": 61,
                "displayName": name,
                "email": "ivy@marquee.example",
                "company": "Harbor Transit",
                "customer": { "customerName": "Harbor Transit" },
            },
            "errors": [],
        } } })
    };
    let signs_in = async |password: &str| {
        let input = json!({ "email": "ivy@marquee.example", "password": password });
        let answer = harness.graphql(SIGN_IN, json!({ "input": input })).await;
        answer["data"]["signIn"]["errors"] == json!([])
    };
    let save = async |input: Value| client.graphql(SAVE, json!({ "input": input })).await;

    let email = "ivy@marquee.example";
    let input = json!({ "displayName": "Ivy Lane", "email": email, "customerId": 3, "password": "first-pass" });
    assert_eq!(save(input).await, saved("Ivy Lane"));
    assert!(signs_in("first-pass").await);

    let input = json!({ "userId": 61, "displayName": "Ivy Moor", "email": email, "customerId": 3, "password": "" });
    assert_eq!(save(input).await, saved("Ivy Moor"));
    assert!(signs_in("first-pass").await);

    let input = json!({ "userId": 61, "displayName": "Ivy Moor", "email": email, "customerId": 3 });
    assert_eq!(save(input).await, saved("Ivy Moor"));
    assert!(signs_in("first-pass").await);

    let input = json!({ "userId": 61, "displayName": "Ivy Moor", "email": email, "password": "second-pass" });
    assert_eq!(save(input).await, saved("Ivy Moor"));
    assert!(signs_in("second-pass").await);
    assert!(!signs_in("first-pass").await);
}

#[tokio::test]
async fn a_rejected_user_returns_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            json!({ "userId": 14, "displayName": "Any", "email": "any@harbortransit.example" }),
            "This user is managed by the directory and cannot be changed here.",
            "REJECTED",
        ),
        (
            json!({ "displayName": "Any", "email": "STAFF@marquee.example", "password": "x" }),
            "A user with the email STAFF@marquee.example already exists.",
            "CONFLICT",
        ),
        (
            json!({ "displayName": "Any" }),
            "An email address is required.",
            "REJECTED",
        ),
        (
            json!({ "displayName": "Any", "email": "nowhere" }),
            "The email address is not valid.",
            "REJECTED",
        ),
        (
            json!({ "userId": 999, "displayName": "Any", "email": "a@b.example" }),
            "User not found.",
            "NOT_FOUND",
        ),
    ];
    for (input, message, code) in cases {
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        assert_eq!(
            client.graphql(SAVE, json!({ "input": input })).await,
            json!({ "data": { "saveUser": { "user": null, "errors": errors } } }),
            "{input}"
        );
    }
}
