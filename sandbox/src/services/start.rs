//! The four services: their addresses, their routes, and what happens to every call on its way in and out.

use std::sync::Arc;

use axum::{
    Router,
    body::{Body, Bytes, HttpBody, to_bytes},
    extract::{ConnectInfo, DefaultBodyLimit, Request, State},
    http::{StatusCode, header::AUTHORIZATION},
    middleware::{Next, from_fn_with_state},
    response::{IntoResponse, Response},
};
use chrono::Utc;
use tokio::{net::TcpListener, task::JoinSet};
use tokio_util::sync::CancellationToken;

use crate::{
    Sandbox, SandboxError, SandboxOptions,
    db::database::{self, Db},
    faults::{
        connection::{Breaker, Lines},
        fault::FaultBook,
    },
    http::error::{HttpError, HttpResult},
    seed::fill::SeedData,
    services::{
        accounts,
        app::{App, Kernel},
        area::Area,
        call_log::{Call, CallLog, KEPT_BODY, Write},
        clock::Clock,
        fault_switch, storage,
    },
    storage::files::Signer,
};

/// The largest body a service takes.
const MAX_BODY: usize = 64 * 1024 * 1024;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tokens {
    Asked,
    /// Storage trusts signatures alone.
    NotAsked,
}

pub(crate) async fn start(
    options: SandboxOptions,
    areas: &[Area],
) -> Result<Sandbox, SandboxError> {
    let main = listen("main", options.main_port).await?;
    let pipeline = listen("pipeline", options.pipeline_port).await?;
    let backfill = listen("backfill", options.backfill_port).await?;
    let files = listen("storage", options.storage_port).await?;
    let switch = listen("faults", options.faults_port).await?;

    let data = options.data.clone();
    let seed = SeedData::new(areas.iter().map(|area| (area.name, area.seed)));
    let (connection, signing_key, seed) = tokio::task::spawn_blocking(move || {
        let mut connection = database::open(data.as_deref())?;
        let now = Utc::now();
        let signing_key = seed
            .fill(&mut connection, now.date_naive())
            .and_then(|signing_key| {
                accounts::forget_expired_tokens(&connection, now)?;
                Ok(signing_key)
            })
            .map_err(|cause| SandboxError::Data { path: data, cause })?;
        Ok((connection, signing_key, seed))
    })
    .await
    .map_err(|cause| SandboxError::Thread {
        cause: cause.into(),
    })??;

    let db = Db::serve(connection)?;
    let stop = CancellationToken::new();
    let kernel = Arc::new(Kernel {
        db: db.clone(),
        clock: Clock::default(),
        faults: FaultBook::new(files.1.clone()),
        seed,
        calls: CallLog::default(),
        signer: Signer::new(files.1.clone(), signing_key),
        job_step: options.job_step,
        stop: stop.clone(),
    });

    let mut listeners = JoinSet::new();
    let mut serve = |listener: TcpListener, router: Router| {
        let stopped = stop.clone().cancelled_owned();
        let service = router.into_make_service_with_connect_info::<Breaker>();
        listeners.spawn(async move {
            // Serving ends without error: a failed accept is retried by the listener.
            let _ = axum::serve(Lines(listener), service)
                .with_graceful_shutdown(stopped)
                .await;
        });
    };
    serve(
        main.0,
        service(
            "main",
            Tokens::Asked,
            routes_of(areas, |area| area.main),
            &kernel,
        ),
    );
    serve(
        pipeline.0,
        service(
            "pipeline",
            Tokens::Asked,
            routes_of(areas, |area| area.pipeline),
            &kernel,
        ),
    );
    serve(
        backfill.0,
        service(
            "backfill",
            Tokens::Asked,
            routes_of(areas, |area| area.backfill),
            &kernel,
        ),
    );
    serve(
        files.0,
        service("storage", Tokens::NotAsked, storage::routes(), &kernel),
    );
    serve(switch.0, fault_switch::routes().with_state(kernel));

    Ok(Sandbox {
        main_url: main.1,
        pipeline_url: pipeline.1,
        backfill_url: backfill.1,
        storage_url: files.1,
        faults_url: switch.1,
        _stop_on_drop: stop.clone().drop_guard(),
        stop,
        listeners,
        db,
    })
}

fn routes_of(areas: &[Area], of: fn(&Area) -> fn() -> Router<App>) -> Router<App> {
    areas
        .iter()
        .fold(Router::new(), |router, area| router.merge(of(area)()))
}

async fn listen(service: &'static str, port: u16) -> Result<(TcpListener, String), SandboxError> {
    let fault = |cause| SandboxError::Port {
        service,
        port,
        cause,
    };
    let listener = TcpListener::bind(("127.0.0.1", port))
        .await
        .map_err(fault)?;
    let address = listener.local_addr().map_err(fault)?;
    Ok((listener, format!("http://{address}")))
}

fn service(name: &'static str, tokens: Tokens, routes: Router<App>, kernel: &App) -> Router {
    routes
        .fallback(async || HttpError::not_found("Path"))
        .method_not_allowed_fallback(async || {
            HttpError::Status(
                StatusCode::METHOD_NOT_ALLOWED,
                "Method not allowed.".to_owned(),
            )
        })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state((kernel.clone(), tokens), admit))
        .layer(from_fn_with_state((kernel.clone(), name), attend))
        .with_state(kernel.clone())
}

/// Records the call, lets a fault have its way, and records how the call ended.
async fn attend(
    State((app, service)): State<(App, &'static str)>,
    ConnectInfo(breaker): ConnectInfo<Breaker>,
    request: Request,
    next: Next,
) -> Response {
    let number = app.calls.arrived(Call {
        service,
        method: request.method().to_string(),
        path: request.uri().path().to_owned(),
        query: request.uri().query().unwrap_or_default().to_owned(),
        status: None,
    });
    let request = match note_write(&app, service, request).await {
        Ok(request) => request,
        Err(refusal) => {
            let answer = refusal.into_response();
            app.calls.answered(number, answer.status().as_u16());
            return answer;
        }
    };
    let fault = app
        .faults
        .strike(service, request.method(), request.uri().path());
    let answer = match fault {
        None => Some(next.run(request).await),
        Some((fault, released)) => {
            fault
                .answer(&app.faults, released, &app.stop, request, next)
                .await
        }
    };
    match answer {
        Some(answer) => {
            app.calls.answered(number, answer.status().as_u16());
            answer
        }
        None => {
            breaker.break_off();
            ().into_response()
        }
    }
}

/// Records what a write says, and gives the request on as it came.
async fn note_write(
    app: &App,
    service: &'static str,
    request: Request,
) -> Result<Request, HttpError> {
    if request.method().is_safe() {
        return Ok(request);
    }
    let (parts, body) = request.into_parts();
    let length = body.size_hint().exact();
    let is_kept = length.is_some_and(|length| length <= KEPT_BODY as u64);
    let (text, body) = if is_kept {
        let text = to_bytes(body, KEPT_BODY)
            .await
            .map_err(|_| HttpError::bad_request("The body broke off."))?;
        (text.clone(), Body::from(text))
    } else {
        (Bytes::new(), body)
    };
    app.calls.wrote(Write::new(
        service,
        parts.method.to_string(),
        parts.uri.path().to_owned(),
        length,
        &text,
    ));
    Ok(Request::from_parts(parts, body))
}

/// Lets only callers with a living token through, and tells handlers who calls.
async fn admit(
    State((app, tokens)): State<(App, Tokens)>,
    mut request: Request,
    next: Next,
) -> HttpResult {
    if tokens == Tokens::Asked && request.uri().path() != accounts::SIGN_IN {
        let token = request
            .headers()
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "))
            .ok_or_else(HttpError::forbidden)?
            .to_owned();
        let now = app.clock.now();
        let caller = app
            .db
            .call(move |connection| accounts::caller(connection, &token, now))
            .await?;
        request.extensions_mut().insert(caller);
    }
    Ok(next.run(request).await)
}
