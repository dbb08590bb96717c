//! The developer tests.

use axum::{
    Router,
    extract::{Query, State},
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::get,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::debug_pins;
use crate::{
    db::records::{self, Columns},
    http::{
        error::{HttpError, HttpResult},
        response::{data, message},
    },
    services::app::App,
    storage::files,
};

/// The response of a test.
#[derive(Clone, Copy)]
enum Report {
    Message(&'static str),
    /// Plain text.
    Text(&'static str),
    /// Success without a body.
    Silent,
    /// Status 500.
    Failure(&'static str),
}

/// The tests that only report a result.
const TESTS: [(&str, Report); 7] = [
    ("/v3/api/dev", Report::Text("The main API is up.")),
    (
        "/v3/api/dev/attribution-test",
        Report::Message("Attribution test passed."),
    ),
    (
        "/v3/api/dev/email-test",
        Report::Failure("Mail relay refused the connection."),
    ),
    ("/v3/api/dev/test-in-store-processing", Report::Silent),
    (
        "/v3/api/dev/map-test",
        Report::Text("Map test passed.\n12 tiles drawn.\n"),
    ),
    (
        "/v3/api/dev/update-pipeline-jobs",
        Report::Message("Pipeline jobs updated."),
    ),
    (
        "/v3/api/dev/redis",
        Report::Message("Redis connection successful."),
    ),
];

impl IntoResponse for Report {
    fn into_response(self) -> Response {
        match self {
            Self::Message(text) => message(text),
            Self::Text(text) => text.into_response(),
            Self::Silent => ().into_response(),
            Self::Failure(text) => {
                HttpError::Status(StatusCode::INTERNAL_SERVER_ERROR, text.to_owned())
                    .into_response()
            }
        }
    }
}

pub(crate) fn routes() -> Router<App> {
    TESTS
        .into_iter()
        .fold(Router::new(), |router, (path, report)| {
            router.route(path, get(async move || report))
        })
        .route("/v3/api/dev/pipeline-debug", get(debug_files))
        .route("/v3/api/dev/test-near-api", get(create_near_job))
        .route("/v3/api/dev/get-near-job-status", get(near_job_status))
        .route(
            "/v3/internal/map/historical/census",
            get(async |State(app)| stored(app, "census").await),
        )
        .route(
            "/v3/internal/planner/impressions",
            get(async |State(app)| stored(app, "impressions").await),
        )
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct OfMarket {
    market_hash: Option<String>,
}

/// The debug files of one market, or of all markets.
async fn debug_files(State(app): State<App>, Query(query): Query<OfMarket>) -> HttpResult {
    let (signer, now) = (app.signer.clone(), app.clock.now());
    let part = query
        .market_hash
        .map_or_else(String::new, |hash| format!("_{hash}_"));
    app.read(move |connection| {
        Ok(files::listing(
            connection,
            &signer,
            debug_pins::BUCKET,
            &part,
            now,
        )?)
    })
    .await
}

/// Creates the next near job.
async fn create_near_job(State(app): State<App>) -> HttpResult {
    let id = app
        .db
        .call(|connection| {
            let id = near_jobs(connection)? + 1;
            let job = json!({ "nearJobId": id }).to_string();
            records::store(connection, "near-job", id, &Columns::default(), &job)?;
            Ok(id)
        })
        .await?;
    Ok(message(&format!("Near job {id} created.")))
}

async fn near_job_status(State(app): State<App>) -> HttpResult {
    let id = app.db.call(|connection| Ok(near_jobs(connection)?)).await?;
    Ok(match id {
        0 => message("There is no near job."),
        id => data(json!({ "nearJobId": id, "status": "COMPLETED" }).to_string()),
    })
}

fn near_jobs(connection: &rusqlite::Connection) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("SELECT coalesce(max(id), 0) FROM records WHERE kind = 'near-job'")?
        .query_row([], |row| row.get(0))
}

async fn stored(app: App, name: &'static str) -> HttpResult {
    app.read(move |connection| {
        let id = records::named(connection, "dev-answer", name)?.unwrap_or_default();
        Ok(records::one(connection, "dev-answer", id)?.unwrap_or_else(|| Value::Null.to_string()))
    })
    .await
}
