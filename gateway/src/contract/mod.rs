//! What the gateway expects of the services, as an OpenAPI document.

mod sources;
mod yaml;

use serde_json::{Map, Value, json};

use crate::upstream::decode::Schemas;
use crate::upstream::{Answer, Body, Call, Mark};

/// How the gateway reads what the services send.
const READING: &str = "What the gateway expects of the services that it calls. An answer may be in an envelope `data` \
    or not. A key that is missing is null, `data: null` is empty, and unknown keys are ignored. A number may be a \
    text, and a text a number. A time may be ISO 8601, seconds or milliseconds since 1970. Unknown values of \
    `x-known-values` are passed on. A row that is no object, or has no key that is required, is dropped and counted. \
    Success is 200 or 201. What the gateway saves has the types of its body, save for what it only passes on, which \
    stays as it was stored. `x-mark` says how much the specification of the services says about a call: `given`, \
    `inferred`, or `assumed`. `x-sent-once` marks what may change data, and is never repeated. `x-used-by` names the \
    types and fields of the graph whose source it is.";

/// The document as YAML.
pub fn yaml() -> String {
    yaml::write(&openapi())
}

/// The document.
pub fn openapi() -> Value {
    let mut schemas = Schemas::default();
    let sources = sources::by_call();
    let mut paths = Map::new();
    for call in Call::all() {
        let mut operation = operation(call, &mut schemas);
        let users = sources.get(&(call.method, sources::shape(call.path)));
        if let Some(users) = users {
            operation["x-used-by"] = users.iter().cloned().collect();
        }
        let path = paths.entry(call.path).or_insert_with(|| json!({}));
        path[call.method.to_lowercase()] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "The services behind Marquee",
            "version": env!("CARGO_PKG_VERSION"),
            "description": READING,
        },
        "servers": [{ "url": "/" }],
        "tags": [
            { "name": "main", "description": "The main API: MARQUEE_MAIN_API_URL." },
            { "name": "pipeline", "description": "The pipeline service: MARQUEE_PIPELINE_URL." },
            { "name": "backfill", "description": "The backfill service: MARQUEE_BACKFILL_URL." },
        ],
        "security": [{ "token": [] }],
        "paths": paths,
        "components": {
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
            "schemas": schemas.rows,
        },
    })
}

fn operation(call: &Call, schemas: &mut Schemas) -> Value {
    let in_path = call.placeholders().map(|name| {
        json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
    });
    let in_query = |names: &'static [&'static str], is_required: bool| {
        names.iter().map(move |name| {
            json!({ "name": name, "in": "query", "required": is_required, "schema": {} })
        })
    };
    let parameters: Vec<_> = in_path
        .chain(in_query(call.query, true))
        .chain(in_query(call.optional_query, false))
        .collect();
    let mark = match call.mark {
        Mark::Given => "given",
        Mark::Inferred => "inferred",
        Mark::Assumed => "assumed",
    };
    let mut operation = json!({
        "operationId": call.name,
        "tags": [call.service],
        "x-mark": mark,
        "x-sent-once": call.changes_data(),
        "responses": { "200": answer(call.answer, schemas) },
    });
    if call.name == "session.authenticate" {
        operation["security"] = json!([]);
    }
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    match call.body {
        Body::Empty => {}
        Body::Keys(keys) => {
            let schema = Body::schema(keys);
            operation["requestBody"] =
                json!({ "content": { "application/json": { "schema": schema } } });
        }
        Body::Words(words) => {
            operation["requestBody"] =
                json!({ "description": words, "content": { "*/*": { "schema": {} } } });
        }
    }
    operation
}

fn answer(answer: Answer, schemas: &mut Schemas) -> Value {
    let (description, schema) = match answer {
        Answer::Words(words, _) => return json!({ "description": words }),
        Answer::Object(row) => ("An object.", (row.describe)(schemas)),
        Answer::List(row, shape) => (
            match shape.may_nest {
                true => "A list, in one or two envelopes.",
                false => "A list.",
            },
            json!({ "type": "array", "items": (row.describe)(schemas) }),
        ),
    };
    let envelope = json!({ "type": "object", "properties": { "data": schema } });
    json!({
        "description": description,
        "content": { "application/json": { "schema": envelope } },
    })
}
