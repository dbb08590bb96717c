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
  nodes { userId displayName email company customerId customer { name } }
} }";
    let user =
        |id: i32, name: &str, email: &str, company: &str, customer_id: i32, customer: &str| {
            json!({
                "userId": id, "displayName": name, "email": email, "company": company,
                "customerId": customer_id, "customer": { "name": customer },
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

#[tokio::test]
async fn users_are_sorted_by_every_field_with_ties_by_number() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let rows = json!([
        { "userId": 4, "displayName": "ada", "auth": { "authEmail": "b@x.example" } },
        { "userId": 2, "displayName": "Ada", "email": "A@x.example" },
        { "userId": 3, "displayName": "Bea" },
        { "userId": 1, "email": "B@x.example" },
    ]);
    let query = "query ($order: UserOrder) { users(orderBy: $order) { nodes { userId } } }";
    for (field, ascending, descending) in [
        ("NAME", [2, 4, 3, 1], [3, 4, 2, 1]),
        ("EMAIL", [2, 1, 4, 3], [4, 1, 2, 3]),
        ("USER_ID", [1, 2, 3, 4], [4, 3, 2, 1]),
    ] {
        for (direction, numbers) in [("ASC", ascending), ("DESC", descending)] {
            harness
                .answer_once("/v3/api/users", json!({ "data": rows }))
                .await;
            let nodes = numbers.map(|number| json!({ "userId": number }));
            let order = json!({ "field": field, "direction": direction });
            assert_eq!(
                client.fresh(query, json!({ "order": order })).await,
                json!({ "data": { "users": { "nodes": nodes } } }),
                "{order}"
            );
        }
    }
}

#[tokio::test]
async fn a_user_is_found_by_its_number_or_email() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // 16 has a sign-in address only, 17 a contact address only; 7 and 5 share one.
    let rows = json!([
        { "userId": 7, "displayName": "Twin", "auth": { "authEmail": "twin@x.example" } },
        { "userId": 5, "displayName": "First Twin", "email": "TWIN@x.example" },
        { "userId": "16", "displayName": "Ada", "auth": { "authEmail": "Ada@x.example" } },
        { "userId": 17, "displayName": "Bea", "email": "bea@x.example" },
        { "userId": 18, "displayName": "No address" },
    ]);
    let query = "query ($by: UserBy!) { user(by: $by) { userId displayName email } }";
    let user = |id: i32, name: &str, email: &str| json!({ "userId": id, "displayName": name, "email": email });
    let cases = [
        (json!({ "userId": 16 }), user(16, "Ada", "Ada@x.example")),
        (
            json!({ "email": "ada@X.example" }),
            user(16, "Ada", "Ada@x.example"),
        ),
        (
            json!({ "email": " bea@x.example " }),
            user(17, "Bea", "bea@x.example"),
        ),
        (
            json!({ "email": "twin@x.example" }),
            user(5, "First Twin", "TWIN@x.example"),
        ),
        (json!({ "userId": 999 }), Value::Null),
        (json!({ "email": "missing@x.example" }), Value::Null),
        (json!({ "email": "x.example" }), Value::Null),
        (json!({ "email": "" }), Value::Null),
    ];
    for (by, user) in cases {
        harness
            .answer_once("/v3/api/users", json!({ "data": rows }))
            .await;
        harness.clear_calls().await;
        assert_eq!(
            client.fresh(query, json!({ "by": by })).await,
            json!({ "data": { "user": user } }),
            "{by}"
        );
        assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/users"]);
    }
}

const CREATE: &str = "mutation ($input: CreateUserInput!) { createUser(input: $input) {
  user { userId displayName email company customer { name } }
  errors { message path code }
} }";

const UPDATE: &str = "mutation ($input: UpdateUserInput!) { updateUser(input: $input) {
  user { userId displayName email company customer { name } }
  errors { message path code }
} }";

const SIGN_IN: &str = "mutation ($input: SignInInput!) { signIn(input: $input) {
  viewer { displayName } errors { message }
} }";

#[tokio::test]
async fn a_new_user_can_sign_in_and_an_empty_password_keeps_the_old_one() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let saved = |field: &str, name: &str| {
        json!({ "data": { field: {
            "user": {
                "userId": 61,
                "displayName": name,
                "email": "ivy@marquee.example",
                "company": "Harbor Transit",
                "customer": { "name": "Harbor Transit" },
            },
            "errors": [],
        } } })
    };
    let signs_in = async |password: &str| {
        let input = json!({ "email": " ivy@marquee.example\u{200b}", "password": password });
        let answer = harness.graphql(SIGN_IN, json!({ "input": input })).await;
        answer["data"]["signIn"]["errors"] == json!([])
    };
    let update = async |input: Value| client.graphql(UPDATE, json!({ "input": input })).await;

    let input = json!({
        "displayName": "Ivy Lane", "email": "ivy@marquee.example", "customerId": 3, "password": "first-pass",
    });
    assert_eq!(
        client.graphql(CREATE, json!({ "input": input })).await,
        saved("createUser", "Ivy Lane")
    );
    assert!(signs_in("first-pass").await);

    for password in [json!(""), Value::Null] {
        let input = json!({ "userId": 61, "displayName": "Ivy Moor", "password": password });
        assert_eq!(update(input).await, saved("updateUser", "Ivy Moor"));
        assert!(signs_in("first-pass").await);
    }

    let input = json!({ "userId": 61, "displayName": "Ivy Hill" });
    assert_eq!(update(input).await, saved("updateUser", "Ivy Hill"));
    assert!(signs_in("first-pass").await);

    let input = json!({ "userId": 61, "password": "second-pass" });
    assert_eq!(update(input).await, saved("updateUser", "Ivy Hill"));
    assert!(signs_in("second-pass").await);
    assert!(!signs_in("first-pass").await);
    assert!(!signs_in(" second-pass").await, "a password stays as typed");
}

#[tokio::test]
async fn a_new_user_needs_an_email_and_a_password_only() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (number, mut input) in [
        (61, json!({})),
        (62, json!({ "displayName": null, "customerId": null })),
    ] {
        let email = format!("new{number}@x.example");
        input["email"] = json!(email);
        input["password"] = json!("any-pass");
        harness.clear_calls().await;
        assert_eq!(
            client.graphql(CREATE, json!({ "input": input })).await,
            json!({ "data": { "createUser": {
                "user": { "userId": number, "displayName": null, "email": email, "company": null, "customer": null },
                "errors": [],
            } } })
        );
        let body = json!({ "auth": { "authEmail": email, "authPassword": "…" } });
        let call = "POST /v3/api/users".to_owned();
        assert_eq!(harness.only_write().await, (call, body));
    }
}

#[tokio::test]
async fn a_required_field_of_a_user_that_is_missing_is_a_request_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let cases = [
        (
            CREATE,
            json!({ "password": "x" }),
            "email",
            "\"String!\" is required",
        ),
        (
            CREATE,
            json!({ "email": "a@x.example" }),
            "password",
            "\"String!\" is required",
        ),
        (
            CREATE,
            json!({ "email": null, "password": "x" }),
            "email",
            "\"String!\" may not be null",
        ),
        (
            UPDATE,
            json!({ "email": "a@x.example" }),
            "userId",
            "\"Int!\" is required",
        ),
    ];
    for (mutation, input, field, problem) in cases {
        assert_eq!(
            client.graphql(mutation, json!({ "input": input })).await,
            json!({ "errors": [{
                "message": format!("The value of \"$input.{field}\" is invalid: {problem}."),
                "locations": [{ "line": 1, "column": 11 }],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }] }),
            "{input}"
        );
    }
    assert_eq!(harness.calls().await, [""; 0]);
}

#[tokio::test]
async fn an_update_of_a_user_changes_the_fields_given_and_keeps_the_others() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    // Each update is made on the user as the one before left it.
    let mut user = json!({
        "userId": 12, "displayName": "Ada Byron", "email": "ada@marquee.example", "company": "Marquee",
        "customer": { "name": "Harbor Transit" },
    });
    let cases = [
        (json!({}), json!({}), json!({})),
        (
            json!({ "customerId": 9 }),
            json!({ "customerId": 9 }),
            json!({ "customer": { "name": "Metro Wraps" } }),
        ),
        (
            json!({ "customerId": null }),
            json!({ "customerId": null }),
            json!({ "customer": null }),
        ),
        (
            json!({ "email": "countess@marquee.example" }),
            json!({ "auth": { "authEmail": "countess@marquee.example" } }),
            json!({ "email": "countess@marquee.example" }),
        ),
        (
            json!({ "displayName": null }),
            json!({ "displayName": null }),
            json!({ "displayName": null }),
        ),
        (
            json!({ "displayName": "Ada", "customerId": 3, "password": "new-pass" }),
            json!({ "displayName": "Ada", "customerId": 3, "auth": { "authPassword": "…" } }),
            json!({ "displayName": "Ada", "customer": { "name": "Harbor Transit" } }),
        ),
    ];
    for (mut input, mut body, changes) in cases {
        input["userId"] = json!(12);
        body["userId"] = json!(12);
        let changes = changes.as_object().unwrap().clone();
        user.as_object_mut().unwrap().extend(changes);
        harness.clear_calls().await;
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            json!({ "data": { "updateUser": { "user": user, "errors": [] } } }),
            "{input}"
        );
        let call = "PUT /v3/api/users/12".to_owned();
        assert_eq!(harness.only_write().await, (call, body), "{input}");
    }
}

#[tokio::test]
async fn an_email_is_not_cleared_and_nothing_is_sent() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let input = json!({ "userId": 12, "displayName": "Any", "email": null });
    assert_eq!(
        client.graphql(UPDATE, json!({ "input": input })).await,
        json!({ "data": { "updateUser": {
            "user": null,
            "errors": [{ "message": "The field \"email\" cannot be cleared.", "path": ["input", "email"], "code": "REJECTED" }],
        } } })
    );
    assert_eq!(harness.calls().await, [""; 0]);
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn a_refused_user_is_null_with_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let cases = [
        (
            CREATE,
            "createUser",
            json!({ "displayName": "Any", "email": "STAFF@marquee.example", "password": "x" }),
            "A user with the email STAFF@marquee.example already exists.",
            "CONFLICT",
        ),
        (
            CREATE,
            "createUser",
            json!({ "displayName": "Any", "email": "nowhere", "password": "x" }),
            "The email address is not valid.",
            "REJECTED",
        ),
        (
            UPDATE,
            "updateUser",
            json!({ "userId": 14, "displayName": "Any", "email": "any@harbortransit.example" }),
            "This user is managed by the directory and cannot be changed here.",
            "REJECTED",
        ),
        (
            UPDATE,
            "updateUser",
            json!({ "userId": 12, "email": "staff@marquee.example" }),
            "A user with the email staff@marquee.example already exists.",
            "CONFLICT",
        ),
        (
            UPDATE,
            "updateUser",
            json!({ "userId": 999, "displayName": "Any" }),
            "User not found.",
            "NOT_FOUND",
        ),
    ];
    for (mutation, field, input, message, code) in cases {
        harness.clear_calls().await;
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        assert_eq!(
            client.graphql(mutation, json!({ "input": input })).await,
            json!({ "data": { field: { "user": null, "errors": errors } } }),
            "{input}"
        );
        // The write is sent once. The users are read before a new email, and never after.
        let reads = usize::from(mutation == UPDATE && input["email"].is_string());
        assert_eq!(harness.calls().await.len(), reads + 1, "{input}");
        assert_eq!(harness.writes().await.len(), 1, "{input}");
    }
}
