//! Whose email and password a user may change: a role is granted by email, and a password lets one sign in with it.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{DEVELOPER, Harness, STAFF};

const CREATE: &str = "mutation ($input: CreateUserInput!) { createUser(input: $input) {
  user { userId email } errors { message path code }
} }";

const UPDATE: &str = "mutation ($input: UpdateUserInput!) { updateUser(input: $input) {
  user { userId displayName email } errors { message path code }
} }";

const SIGN_IN: &str = "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { isDeveloper } errors { message } } }";

const ADA: &str = "ada@marquee.example";

/// The number of the developer, of Ada and of a user who is plain staff.
const DEVELOPER_ID: i32 = 2;
const ADA_ID: i32 = 12;
const PLAIN_ID: i32 = 4;

fn refused(mutation: &str, message: &str, path: Value) -> Value {
    let error = json!({ "message": message, "path": path, "code": "MISSING_ROLE" });
    json!({ "data": { mutation: { "user": null, "errors": [error] } } })
}

async fn signs_in(harness: &Harness, email: &str, password: &str) -> bool {
    let input = json!({ "email": email, "password": password });
    let answer = harness.graphql(SIGN_IN, json!({ "input": input })).await;
    answer["data"]["signIn"]["errors"] == json!([])
}

#[tokio::test]
async fn plain_staff_cannot_change_the_email_or_password_of_a_developer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let reason = "Only developers may change the email and password of a developer.";
    for changes in [
        json!({ "password": "stolen-pass" }),
        json!({ "email": "stolen@marquee.example" }),
        json!({ "email": "Developer@marquee.example" }),
        json!({ "email": DEVELOPER, "password": "stolen-pass" }),
        json!({ "displayName": "Any", "customerId": 3, "password": "stolen-pass" }),
    ] {
        let mut input = changes;
        input["userId"] = json!(DEVELOPER_ID);
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused("updateUser", reason, Value::Null),
            "{input}"
        );
    }
    assert_eq!(harness.writes().await, []);
    assert!(!signs_in(&harness, DEVELOPER, "stolen-pass").await);
    assert!(signs_in(&harness, DEVELOPER, "developer-pass").await);
}

#[tokio::test]
async fn plain_staff_may_change_the_other_fields_of_a_developer() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (name, more) in [
        ("Robin One", json!({})),
        ("Robin Two", json!({ "password": "" })),
        ("Robin Three", json!({ "password": null })),
        ("Robin Four", json!({ "email": DEVELOPER, "customerId": 9 })),
    ] {
        let mut input = more;
        input["userId"] = json!(DEVELOPER_ID);
        input["displayName"] = json!(name);
        let user = json!({ "userId": DEVELOPER_ID, "displayName": name, "email": DEVELOPER });
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            json!({ "data": { "updateUser": { "user": user, "errors": [] } } })
        );
    }
    assert!(signs_in(&harness, DEVELOPER, "developer-pass").await);
}

#[tokio::test]
async fn developers_may_change_the_email_and_password_of_developers() {
    let harness = Harness::with(&[
        "--developers",
        "developer@marquee.example,ada@marquee.example",
    ])
    .await;
    let client = harness.sign_in(DEVELOPER).await;
    for (user_id, email) in [(ADA_ID, ADA), (DEVELOPER_ID, DEVELOPER)] {
        let input = json!({ "userId": user_id, "password": "another-pass" });
        let answer = client.graphql(UPDATE, json!({ "input": input })).await;
        assert_eq!(answer["data"]["updateUser"]["errors"], json!([]), "{email}");
        assert!(signs_in(&harness, email, "another-pass").await, "{email}");
    }
}

#[tokio::test]
async fn plain_staff_cannot_give_a_user_the_email_of_a_developer() {
    // A configured developer may have no account yet.
    let harness = Harness::with(&["--developers", "new-dev@marquee.example"]).await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    let reason = "Only developers may give a user the email of a developer.";
    for email in ["new-dev@marquee.example", " New-Dev@Marquee.example "] {
        let input = json!({ "email": email, "password": "any-pass" });
        assert_eq!(
            client.graphql(CREATE, json!({ "input": input })).await,
            refused("createUser", reason, json!(["input", "email"])),
            "{email}"
        );
        let input = json!({ "userId": PLAIN_ID, "email": email });
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused("updateUser", reason, json!(["input", "email"])),
            "{email}"
        );
    }
    assert_eq!(harness.writes().await, []);
}

#[tokio::test]
async fn developers_may_give_a_user_the_email_of_a_developer() {
    let emails = "developer@marquee.example,new-dev@marquee.example";
    let harness = Harness::with(&["--developers", emails]).await;
    let client = harness.sign_in(DEVELOPER).await;
    let email = "new-dev@marquee.example";
    let input = json!({ "email": email, "password": "any-pass" });
    assert_eq!(
        client.graphql(CREATE, json!({ "input": input })).await,
        json!({ "data": { "createUser": { "user": { "userId": 61, "email": email }, "errors": [] } } })
    );
    let input = json!({ "email": email, "password": "any-pass" });
    let answer = harness.graphql(SIGN_IN, json!({ "input": input })).await;
    assert_eq!(answer["data"]["signIn"]["viewer"]["isDeveloper"], true);
}

#[tokio::test]
async fn each_role_guards_its_own_users() {
    let harness = Harness::with(&["--lock-maintainers", ADA]).await;
    let reason = "Only lock maintainers may change the email and password of a lock maintainer.";
    for account in [STAFF, DEVELOPER] {
        let client = harness.sign_in(account).await;
        let input = json!({ "userId": ADA_ID, "password": "stolen-pass" });
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused("updateUser", reason, Value::Null),
            "{account}"
        );
        let input = json!({ "userId": PLAIN_ID, "email": ADA });
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            refused(
                "updateUser",
                "Only lock maintainers may give a user the email of a lock maintainer.",
                json!(["input", "email"])
            ),
            "{account}"
        );
    }
    assert!(!signs_in(&harness, ADA, "stolen-pass").await);
}

#[tokio::test]
async fn the_decision_is_a_field_of_the_user() {
    let harness = Harness::start().await;
    let query = "query ($filter: UserFilter) { users(filter: $filter, orderBy: { field: USER_ID }) { nodes {
  userId changeCredentials { allowed code reason changesAt }
} } }";
    let allowed = json!({ "allowed": true, "code": "ALLOWED", "reason": null, "changesAt": null });
    let forbidden = json!({
        "allowed": false, "code": "MISSING_ROLE", "changesAt": null,
        "reason": "Only developers may change the email and password of a developer.",
    });
    let me = "main GET /v3/auth/me";
    let users = "main GET /v3/api/users";
    let cases = [
        // Ada and the developer; and Ada alone, whose decision needs no role: it stops the call, which may have been sent.
        (STAFF, "a", &forbidden),
        (DEVELOPER, "a", &allowed),
        (STAFF, "ada byron", &allowed),
    ];
    for (account, text, of_developer) in cases {
        let client = harness.sign_in(account).await;
        harness.clear_calls().await;
        let filter = json!({ "text": text, "customerId": 3 });
        let answer = client.fresh(query, json!({ "filter": filter })).await;
        assert_eq!(answer.get("errors"), None);
        for node in answer["data"]["users"]["nodes"].as_array().unwrap() {
            let is_developer = node["userId"] == DEVELOPER_ID;
            let decision = if is_developer { of_developer } else { &allowed };
            assert_eq!(&node["changeCredentials"], decision, "{account} {node}");
        }
        let mut calls = harness.sorted_calls().await;
        if text == "ada byron" {
            calls.retain(|call| call != me);
            calls.push(me.to_owned());
        }
        assert_eq!(calls, [users, me], "{account} {text}");
    }
}

#[tokio::test]
async fn nothing_is_written_while_the_roles_are_unknown() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for path in ["/v3/auth/me", "/v3/api/users"] {
        harness
            .fault(json!({ "service": "main", "path": path, "method": "GET", "kind": "status", "status": 500 }))
            .await;
        harness.clear_calls().await;
        let input = json!({ "userId": DEVELOPER_ID, "password": "stolen-pass" });
        let answer = client.graphql(UPDATE, json!({ "input": input })).await;
        assert_eq!(answer["data"], json!({ "updateUser": null }), "{path}");
        let code = &answer["errors"][0]["extensions"]["code"];
        assert_eq!(code, "UPSTREAM_UNAVAILABLE", "{path}");
        assert_eq!(harness.writes().await, [], "{path}");
        harness.clear_faults().await;
    }
}

#[tokio::test]
async fn the_password_of_a_user_who_is_not_listed_is_not_written() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness
        .answer_once("/v3/api/users", json!({ "data": [] }))
        .await;
    harness.clear_calls().await;
    let input = json!({ "userId": DEVELOPER_ID, "password": "stolen-pass" });
    let errors =
        json!([{ "message": "There is no such user.", "path": null, "code": "NOT_FOUND" }]);
    assert_eq!(
        client.graphql(UPDATE, json!({ "input": input })).await,
        json!({ "data": { "updateUser": { "user": null, "errors": errors } } })
    );
    assert_eq!(harness.writes().await, []);
}
