//! Saving and copying providers.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const PROVIDERS: &str = "/v3/api/providers";

/// A provider as the main API has it.
async fn upstream(harness: &Harness, client: &Client, provider_id: i32) -> Value {
    let address = format!("{}{PROVIDERS}/{provider_id}", harness.main_url());
    let request = client.http.get(address).bearer_auth(client.token());
    let mut answer: Value = request.send().await.unwrap().json().await.unwrap();
    answer["data"].take()
}

const CREATE: &str = "mutation ($input: CreateProviderInput!) { createProvider(input: $input) {
  provider { providerId name customerId handler isActive isPush config { key value } }
  errors { message path code }
} }";

const UPDATE: &str = "mutation ($input: UpdateProviderInput!) { updateProvider(input: $input) {
  provider { providerId name customerId handler isActive isPush config { key value } }
  errors { message path code }
} }";

fn created(provider: Value, errors: Value) -> Value {
    json!({ "data": { "createProvider": { "provider": provider, "errors": errors } } })
}

fn updated(provider: Value, errors: Value) -> Value {
    json!({ "data": { "updateProvider": { "provider": provider, "errors": errors } } })
}

#[tokio::test]
async fn a_new_provider_has_the_given_fields_and_custom_as_its_default_handler() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let config = json!([{ "key": "url", "value": "https://ferry.example" }, { "key": "a b/ü", "value": "" }]);
    let input = json!({
        "name": "Ferry/Finder 5% é", "customerId": 3, "handler": " ", "isActive": true, "isPush": true,
        "config": config,
    });
    harness.clear_calls().await;
    assert_eq!(
        client.graphql(CREATE, json!({ "input": input })).await,
        created(
            json!({
                "providerId": 32, "name": "Ferry/Finder 5% é", "customerId": 3, "handler": "Custom",
                "isActive": true, "isPush": true, "config": [config[1], config[0]],
            }),
            json!([])
        )
    );
    assert_eq!(
        harness.sorted_calls().await,
        ["main GET /v3/api/providers", "main POST /v3/api/providers"]
    );
    // A provider with only a name is inactive and has no customer.
    let answer = client
        .graphql(CREATE, json!({ "input": { "name": "Bare" } }))
        .await;
    let bare = json!({
        "providerId": 33, "name": "Bare", "customerId": null, "handler": "Custom", "isActive": false,
        "isPush": false, "config": [],
    });
    assert_eq!(answer, created(bare, json!([])));
    let refusals = [
        (
            "Bare",
            "A provider named \"Bare\" already exists.",
            "CONFLICT",
        ),
        ("", "Provider name is required.", "REJECTED"),
    ];
    for (name, message, code) in refusals {
        let answer = client
            .graphql(CREATE, json!({ "input": { "name": name } }))
            .await;
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        assert_eq!(answer, created(Value::Null, errors));
    }
}

#[tokio::test]
async fn a_changed_provider_keeps_omitted_fields_and_the_types_of_its_values() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let mut before = upstream(&harness, &client, 21).await;
    // The form sends every value as text. One of them has changed.
    let config = json!([
        { "key": "url", "value": "https://avl.windycity.example/v2" },
        { "key": "gzip", "value": "false" },
        { "key": "intervalMinutes", "value": "7.5" },
        { "key": "note", "value": "Größe & <Art> der Wagen" },
        { "key": "paging", "value": "{\"cursor\":{\"encoded\":false,\"key\":\"next\"},\"size\":500}" },
        { "key": "proxy", "value": "" },
        { "key": "routes", "value": "[8,9,\"X9\"]" },
    ]);
    let answer = client
        .graphql(
            UPDATE,
            json!({ "input": { "providerId": 21, "config": config } }),
        )
        .await;
    assert_eq!(answer["data"]["updateProvider"]["errors"], json!([]));
    before["providerConfig"]["url"] = json!("https://avl.windycity.example/v2");
    let mut after = upstream(&harness, &client, 21).await;
    for row in [&mut before, &mut after] {
        // This feed delivers while the test runs.
        row["lastProcessTimestamp"] = Value::Null;
    }
    assert_eq!(after, before);
    // null clears the customer, and an empty handler is "Custom".
    let input = json!({ "providerId": 21, "customerId": null, "handler": "", "isPush": true });
    let answer = client.graphql(UPDATE, json!({ "input": input })).await;
    let provider = &answer["data"]["updateProvider"]["provider"];
    assert_eq!(
        (
            &provider["customerId"],
            &provider["handler"],
            &provider["isPush"],
            &provider["isActive"]
        ),
        (&Value::Null, &json!("Custom"), &json!(true), &json!(true))
    );
    // A handler that is null stays null until one is set.
    let answer = client
        .graphql(
            UPDATE,
            json!({ "input": { "providerId": 22, "isPush": true } }),
        )
        .await;
    assert_eq!(
        answer["data"]["updateProvider"]["provider"]["handler"],
        Value::Null
    );
}

#[tokio::test]
async fn a_masked_value_keeps_the_stored_secret_and_a_changed_one_is_rejected() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let before = upstream(&harness, &client, 30).await;
    let query = "{ provider(by: { providerId: 30 }) { config { key value: maskedValue } } }";
    let mut answer = client.graphql(query, json!({})).await;
    let mut config = answer["data"]["provider"]["config"].take();
    let saved = client
        .graphql(
            UPDATE,
            json!({ "input": { "providerId": 30, "config": config } }),
        )
        .await;
    assert_eq!(saved["data"]["updateProvider"]["errors"], json!([]));
    let after = upstream(&harness, &client, 30).await;
    assert_eq!(after["providerConfig"], before["providerConfig"]);
    // Neither what is around the mask may change, nor may a new value have one.
    let message = "A secret in \"signedUrl\" is masked. Show it and enter the whole value.";
    let errors = json!([{ "message": message, "path": ["input", "config"], "code": "REJECTED" }]);
    config = json!([{ "key": "signedUrl", "value": "https://files.keyring.example/new?expires=3600&signature=••••••••" }]);
    harness.clear_calls().await;
    assert_eq!(
        client
            .graphql(
                UPDATE,
                json!({ "input": { "providerId": 30, "config": config } })
            )
            .await,
        updated(Value::Null, errors.clone())
    );
    assert_eq!(
        client
            .graphql(
                CREATE,
                json!({ "input": { "name": "New", "config": config } })
            )
            .await,
        created(Value::Null, errors)
    );
    assert_eq!(harness.sorted_calls().await, ["main GET /v3/api/providers"]);
}

#[tokio::test]
async fn null_clears_what_may_be_empty_and_is_refused_for_the_rest() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let input = json!({ "providerId": 21, "customerId": null, "handler": null, "config": null });
    let answer = client.graphql(UPDATE, json!({ "input": input })).await;
    assert_eq!(
        answer,
        updated(
            json!({
                "providerId": 21, "name": "Windy City AVL", "customerId": null, "handler": "Custom", "isActive": true,
                "isPush": false, "config": [],
            }),
            json!([])
        )
    );
    harness.clear_calls().await;
    let error = |field: &str| json!({ "message": format!("The field \"{field}\" cannot be cleared."), "path": ["input", field], "code": "REJECTED" });
    for (fields, errors) in [
        (json!({ "name": null }), json!([error("name")])),
        (
            json!({ "name": null, "isActive": null, "isPush": null, "handler": "New" }),
            json!([error("name"), error("isActive"), error("isPush")]),
        ),
    ] {
        let mut input = fields;
        input["providerId"] = json!(21);
        assert_eq!(
            client.graphql(UPDATE, json!({ "input": input })).await,
            updated(Value::Null, errors)
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn a_provider_without_a_name_or_number_is_a_request_error() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    harness.clear_calls().await;
    for (query, input, problem) in [
        (
            CREATE,
            json!({ "isPush": true }),
            "$input.name\" is invalid: \"String!\" is required",
        ),
        (
            CREATE,
            json!({ "name": "New", "config": [{ "key": "url" }] }),
            "$input.config.0.value\" is invalid: \"String!\" is required",
        ),
        (
            UPDATE,
            json!({ "name": "New" }),
            "$input.providerId\" is invalid: \"Int!\" is required",
        ),
        (
            UPDATE,
            json!({ "providerId": 2_147_483_648_i64 }),
            "$input.providerId\" is invalid: expected a whole number from -2147483648 to 2147483647",
        ),
    ] {
        assert_eq!(
            client.graphql(query, json!({ "input": input })).await,
            json!({ "errors": [{
                "message": format!("The value of \"{problem}."),
                "locations": [{ "line": 1, "column": 11 }],
                "extensions": { "code": "BAD_USER_INPUT", "retryable": false },
            }] }),
            "{input}"
        );
    }
    assert_eq!(harness.sorted_calls().await, [""; 0]);
}

#[tokio::test]
async fn a_rejected_provider_has_the_services_message() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for (provider_id, message, code) in [
        (
            17,
            "This provider is frozen while its contract is renewed.",
            "REJECTED",
        ),
        (999, "There is no such provider.", "NOT_FOUND"),
    ] {
        let errors = json!([{ "message": message, "path": null, "code": code }]);
        let input = json!({ "providerId": provider_id, "isPush": true });
        let answer = client.graphql(UPDATE, json!({ "input": input })).await;
        assert_eq!(answer, updated(Value::Null, errors.clone()));
        let copy = "mutation ($id: Int!) { copyProvider(input: { providerId: $id }) { provider { providerId } errors { message path code } } }";
        if provider_id == 999 {
            assert_eq!(
                client.graphql(copy, json!({ "id": provider_id })).await,
                json!({ "data": { "copyProvider": { "provider": null, "errors": errors } } })
            );
        }
    }
}

#[tokio::test]
async fn a_saved_provider_is_found_in_every_shape_of_response() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fault = |method: &str, body: &Value| {
        let kind = if body.is_null() {
            "empty"
        } else {
            "wrong-shape"
        };
        json!({
            "service": "main", "path": PROVIDERS, "method": method, "kind": kind, "status": 200,
            "body": body.to_string(), "count": 1,
        })
    };
    let create = "mutation ($input: CreateProviderInput!) { createProvider(input: $input) { provider { name isPush } errors { message } } }";
    let update = "mutation ($input: UpdateProviderInput!) { updateProvider(input: $input) { provider { name isPush } errors { message } } }";
    for body in [
        Value::Null,
        json!({ "message": "Saved." }),
        json!({ "data": 1 }),
        json!("<ok>"),
    ] {
        harness.fault(fault("PUT", &body)).await;
        let input = json!({ "providerId": 2, "isPush": true });
        assert_eq!(
            client.graphql(update, json!({ "input": input })).await,
            json!({ "data": { "updateProvider": { "provider": { "name": "RouteBeacon", "isPush": true }, "errors": [] } } }),
            "{body}"
        );
    }
    // If the response has no number, the provider is saved but cannot be returned.
    for (number, (body, is_told)) in [
        (Value::Null, false),
        (json!({ "message": "Saved." }), false),
        (json!({ "data": { "id": "32" } }), true),
        (json!({ "data": 32 }), true),
    ]
    .into_iter()
    .enumerate()
    {
        harness.fault(fault("POST", &body)).await;
        let name = format!("Told {number}");
        let answer = client
            .graphql(create, json!({ "input": { "name": name } }))
            .await;
        assert_eq!(
            answer["data"]["createProvider"]["errors"],
            json!([]),
            "{body}"
        );
        let provider = &answer["data"]["createProvider"]["provider"];
        assert_eq!(provider.is_object(), is_told, "{body}: {answer}");
    }
}

#[tokio::test]
async fn a_copy_differs_from_its_original_only_in_its_name() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let copy = "mutation ($id: Int!) { copyProvider(input: { providerId: $id }) { provider { providerId name } errors { message code } } }";
    let original = upstream(&harness, &client, 21).await;
    assert_eq!(
        client.graphql(copy, json!({ "id": 21 })).await,
        json!({ "data": { "copyProvider": {
            "provider": { "providerId": 32, "name": "Windy City AVL copy" }, "errors": [],
        } } })
    );
    let made = upstream(&harness, &client, 32).await;
    for key in [
        "customerId",
        "providerHandler",
        "isActive",
        "isPush",
        "providerConfig",
    ] {
        assert_eq!(made[key], original[key], "{key}");
    }
    // The seed has a copy of that name.
    let errors = json!([{ "message": "A provider named \"Shared Telematics copy\" already exists.", "code": "CONFLICT" }]);
    assert_eq!(
        client.graphql(copy, json!({ "id": 20 })).await,
        json!({ "data": { "copyProvider": { "provider": null, "errors": errors } } })
    );
    // What the original lacks the copy lacks too.
    let answer = client.graphql(copy, json!({ "id": 22 })).await;
    assert_eq!(answer["data"]["copyProvider"]["provider"]["providerId"], 33);
    let made = upstream(&harness, &client, 33).await;
    assert_eq!(
        (
            &made["customerId"],
            &made["providerHandler"],
            &made["isPush"],
            &made["providerConfig"]
        ),
        (&Value::Null, &Value::Null, &json!(false), &Value::Null)
    );
}
