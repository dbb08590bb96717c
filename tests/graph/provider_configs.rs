//! What a save of a provider sends back of what is stored, byte for byte.

use pretty_assertions::assert_eq;
use serde_json::{Value, json};

use crate::support::{Client, Harness, STAFF};

const UPDATE: &str = "mutation ($input: UpdateProviderInput!) { updateProvider(input: $input) {
  provider { providerId } errors { message path code }
} }";

const COPY: &str = "mutation ($input: CopyProviderInput!) { copyProvider(input: $input) {
  errors { message path code }
} }";

/// A configuration in which nothing may change: digits, order, blanks, escapes, and a key that comes twice.
const CONFIG: &str = r#"{ "z":123456789012345678901234567890, "rate":1.10,"token":"s3cr\u0065t","\u0061":"\/é",
  "nested":{"y":[1.0, 2e40],"x":{ }},"twice":1,"twice":2, "url":"https://u:p@h/?sig=x" }"#;

/// Provider 6 with this configuration.
fn provider(config: &str) -> String {
    record(&format!(
        r#""providerName":"Fl\u0065et","customerId":"3","providerHandler":null,"isActive":1,"isPush":false,"providerConfig":{config}"#
    ))
}

fn record(fields: &str) -> String {
    format!(r#"{{"data":[{{"providerId":6,{fields},"lastProcessTimestamp":null}}]}}"#)
}

/// Executes a mutation while the main API has this as the list of providers and accepts whatever is written; returns its
/// errors and what was written.
async fn saved(
    harness: &Harness,
    client: &Client,
    list: &str,
    query: &str,
    input: Value,
) -> (Value, Vec<String>) {
    harness.clear_faults().await;
    harness.clear_calls().await;
    let saved = r#"{"data":{"providerId":6}}"#;
    for (method, body) in [("GET", list), ("PUT", saved), ("POST", saved)] {
        harness
            .fault(json!({
                "service": "main", "path": "/v3/api/providers", "method": method, "kind": "wrong-shape",
                "status": 200, "body": body,
            }))
            .await;
    }
    let mut answer = client.fresh(query, json!({ "input": input })).await;
    let name = match query {
        COPY => "copyProvider",
        _ => "updateProvider",
    };
    let errors = answer["data"][name]["errors"].take();
    assert!(errors.is_array(), "{answer}");
    (errors, harness.written().await)
}

fn body(name: &str, config: &str) -> String {
    format!(
        r#"{{"providerName":{name},"customerId":"3","providerHandler":null,"isActive":1,"isPush":false,"providerConfig":{config}}}"#
    )
}

#[tokio::test]
async fn a_new_name_leaves_every_configuration_as_it_is() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    for config in [
        CONFIG,
        "null",
        r#""s3://bucket""#,
        "123456789012345678901234567890",
    ] {
        let list = provider(config);
        let input = json!({ "providerId": 6, "name": "Fleet 2" });
        let (errors, written) = saved(&harness, &client, &list, UPDATE, input).await;
        assert_eq!(errors, json!([]), "{config}");
        assert_eq!(written, [body(r#""Fleet 2""#, config)]);
        let (errors, written) =
            saved(&harness, &client, &list, COPY, json!({ "providerId": 6 })).await;
        assert_eq!(errors, json!([]), "{config}");
        assert_eq!(written, [body(r#""Fleet copy""#, config)]);
    }
    // What is missing is not sent.
    let input = json!({ "providerId": 6, "isPush": true });
    let (_, written) = saved(
        &harness,
        &client,
        &record(r#""providerName":"P""#),
        UPDATE,
        input,
    )
    .await;
    assert_eq!(written, [r#"{"providerName":"P","isPush":true}"#]);
}

#[tokio::test]
async fn a_form_that_sends_all_fields_changes_only_what_differs() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let list = provider(CONFIG);
    let mut config = json!([
        { "key": "a", "value": "/é" },
        { "key": "nested", "value": r#"{"y":[1.0, 2e40],"x":{ }}"# },
        { "key": "rate", "value": "1.10" },
        { "key": "token", "value": "••••••••" },
        { "key": "twice", "value": "2" },
        { "key": "url", "value": "https://u:••••••••@h/?sig=••••••••" },
        { "key": "z", "value": "123456789012345678901234567890" },
    ]);
    // The form opens with these values.
    let input = json!({ "providerId": 6 });
    saved(&harness, &client, &list, UPDATE, input).await;
    let shown = "{ provider(by: { providerId: 6 }) {
      name customerId handler isActive isPush config { key value: maskedValue }
    } }";
    let form = json!({
        "name": "Fleet", "customerId": 3, "handler": null, "isActive": true, "isPush": false, "config": config,
    });
    assert_eq!(
        client.fresh(shown, json!({})).await,
        json!({ "data": { "provider": form } })
    );
    let input = |config: &Value| {
        json!({
            "providerId": 6, "name": "Fleet", "customerId": 3, "isActive": true, "isPush": false, "config": config,
        })
    };
    let (errors, written) = saved(&harness, &client, &list, UPDATE, input(&config)).await;
    assert_eq!(errors, json!([]));
    assert_eq!(written, [body(r#""Fl\u0065et""#, CONFIG)]);
    // One value changes, one goes and one comes: the secrets are the stored ones, and all others keep their bytes.
    config[2]["value"] = json!("1.200000000000000000001");
    config[1] = json!({ "key": "new", "value": "a/b" });
    let (errors, written) = saved(&harness, &client, &list, UPDATE, input(&config)).await;
    assert_eq!(errors, json!([]));
    let changed = concat!(
        r#"{"z":123456789012345678901234567890,"rate":1.200000000000000000001,"token":"s3cr\u0065t","\u0061":"\/é","#,
        r#""twice":1,"twice":2,"url":"https://u:p@h/?sig=x","new":"a/b"}"#
    );
    assert_eq!(written, [body(r#""Fl\u0065et""#, changed)]);
    // A part of a mask is no secret.
    config[3]["value"] = json!("x••••••••");
    let (errors, written) = saved(&harness, &client, &list, UPDATE, input(&config)).await;
    assert_eq!(errors[0]["code"], "INVALID");
    assert_eq!(written, [""; 0]);
}

#[tokio::test]
async fn fields_that_cannot_be_read_go_back_as_they_are() {
    let harness = Harness::start().await;
    let client = harness.sign_in(STAFF).await;
    let fields = concat!(
        r#""providerName":{"en":"Fleet"},"customerId":99999999999999999999,"providerHandler":["a"],"#,
        r#""isActive":"yes","isPush":"true""#
    );
    // They read as unset, which is what the form sends.
    let form = json!({ "providerId": 6, "name": "", "customerId": null, "handler": "", "isActive": false, "isPush": true });
    let list = record(fields);
    let (errors, written) = saved(&harness, &client, &list, UPDATE, form).await;
    assert_eq!(errors, json!([]));
    assert_eq!(written, [format!("{{{fields}}}")]);
    let input = json!({ "providerId": 6, "isActive": true });
    let (_, written) = saved(&harness, &client, &list, UPDATE, input).await;
    let active = fields.replace(r#""isActive":"yes""#, r#""isActive":true"#);
    assert_eq!(written, [format!("{{{active}}}")]);
    // A copy needs the name.
    let (errors, written) = saved(&harness, &client, &list, COPY, json!({ "providerId": 6 })).await;
    let message = "The stored name could not be read, so nothing was saved.";
    assert_eq!(
        errors,
        json!([{ "message": message, "path": null, "code": "FAILED" }])
    );
    assert_eq!(written, [""; 0]);
    let list = record(r#""providerName":123456789012345678901234567890"#);
    let (_, written) = saved(&harness, &client, &list, COPY, json!({ "providerId": 6 })).await;
    assert_eq!(
        written,
        [r#"{"providerName":"123456789012345678901234567890 copy"}"#]
    );
}
