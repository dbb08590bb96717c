//! Starts the services: opens the data, listens, and serves the routes of all areas.

use std::sync::Arc;

use axum::Router;
use chrono::Utc;
use tokio::{net::TcpListener, task::JoinSet};
use tokio_util::sync::CancellationToken;

use crate::{
    Sandbox, SandboxError, SandboxOptions,
    db::database::{self, Db},
    faults::{
        active::ActiveFaults,
        connection_reset::{ResetHandle, ResettableListener},
        inject::ServiceName,
    },
    seed::seeder::Seeder,
    services::{
        accounts,
        app::{App, AppState},
        area::Area,
        call_log::CallLog,
        clock::Clock,
        fault_switch,
        layers::service,
    },
    storage::{links::Signer, service},
};

pub(crate) async fn start(
    options: SandboxOptions,
    areas: &[Area],
) -> Result<Sandbox, SandboxError> {
    let (main, main_url) = listen("main", options.main_port).await?;
    let (pipeline, pipeline_url) = listen("pipeline", options.pipeline_port).await?;
    let (backfill, backfill_url) = listen("backfill", options.backfill_port).await?;
    let (files, storage_url) = listen("storage", options.storage_port).await?;
    let (switch, faults_url) = listen("faults", options.faults_port).await?;

    let data = options.data.clone();
    let seeder = Seeder::new(areas.iter().map(|area| (area.name, area.seed)));
    let (connection, signing_key, seeder) = tokio::task::spawn_blocking(move || {
        let mut connection = database::open(data.as_deref())?;
        let now = Utc::now();
        let signing_key = seeder
            .fill(&mut connection, now.date_naive())
            .and_then(|signing_key| {
                accounts::remove_expired_tokens(&connection, now)?;
                Ok(signing_key)
            })
            .map_err(|cause| SandboxError::Data { path: data, cause })?;
        Ok((connection, signing_key, seeder))
    })
    .await
    .map_err(|cause| SandboxError::Thread {
        cause: cause.into(),
    })??;

    let db = Db::serve(connection)?;
    let stop = CancellationToken::new();
    let app = Arc::new(AppState {
        db: db.clone(),
        clock: Clock::default(),
        faults: ActiveFaults::new(storage_url.clone(), stop.clone()),
        seeder,
        calls: CallLog::default(),
        signer: Signer::new(storage_url.clone(), signing_key),
        job_step: options.job_step,
        long_files: areas.iter().map(|area| area.long_file).collect(),
    });

    let mut listeners = JoinSet::new();
    let mut serve = |listener: TcpListener, router: Router| {
        let stopped = stop.clone().cancelled_owned();
        let service = router.into_make_service_with_connect_info::<ResetHandle>();
        listeners.spawn(async move {
            // Serving never ends with an error: the listener retries a failed accept.
            let _ = axum::serve(ResettableListener(listener), service)
                .with_graceful_shutdown(stopped)
                .await;
        });
    };
    let routes = |of: fn(&Area) -> fn() -> Router<App>| {
        areas
            .iter()
            .fold(Router::new(), |router, area| router.merge(of(area)()))
    };
    for (listener, name, routes) in [
        (main, ServiceName::Main, routes(|area| area.main)),
        (
            pipeline,
            ServiceName::Pipeline,
            routes(|area| area.pipeline),
        ),
        (
            backfill,
            ServiceName::Backfill,
            routes(|area| area.backfill),
        ),
        (files, ServiceName::Storage, service::routes()),
    ] {
        serve(listener, service(name, routes, &app));
    }
    let switch_routes = fault_switch::routes().merge(routes(|area| area.switch));
    serve(switch, switch_routes.with_state(app));

    Ok(Sandbox {
        main_url,
        pipeline_url,
        backfill_url,
        storage_url,
        faults_url,
        _stop_on_drop: stop.clone().drop_guard(),
        stop,
        listeners,
        db,
    })
}

async fn listen(service: &'static str, port: u16) -> Result<(TcpListener, String), SandboxError> {
    let error = |cause| SandboxError::Port {
        service,
        port,
        cause,
    };
    let listener = TcpListener::bind(("127.0.0.1", port))
        .await
        .map_err(error)?;
    let address = listener.local_addr().map_err(error)?;
    Ok((listener, format!("http://{address}")))
}
