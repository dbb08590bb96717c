//! Limits the effect of a panic to the work that caused it.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;

use crate::error::{Error, Result};

/// Returns the output of a future.
///
/// # Errors
/// INTERNAL if it panics. The caller learns nothing about the panic; its text goes only to stderr.
pub async fn catch_panic<T>(request_id: &str, work: impl Future<Output = T>) -> Result<T> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|_| {
        tracing::error!(request_id, "a request panicked");
        Error::internal("a request panicked")
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use std::net::Ipv4Addr;
    use std::sync::Arc;

    use async_graphql::extensions::{
        Extension, ExtensionContext, ExtensionFactory, NextResolve, ResolveInfo,
    };
    use async_graphql::{ServerResult, Value};
    use chrono_tz::Tz;

    use super::*;
    use crate::config::settings::Settings;
    use crate::error::Code;
    use crate::graphql::documents::store::DocumentStore;
    use crate::graphql::execution::operation::Operation;
    use crate::graphql::state::AppState;
    use crate::graphql::transport::request::GraphqlRequest;
    use crate::request::{REQUEST_TIME, RequestDetails, Services};
    use crate::schema;

    /// The text of the panics in these tests, which no caller may see.
    pub(crate) const PANIC: &str = "what only the log may have";

    /// Panics in the fields `console` and `signOut`.
    struct PanicsInFields;

    impl ExtensionFactory for PanicsInFields {
        fn create(&self) -> Arc<dyn Extension> {
            Arc::new(Self)
        }
    }

    #[async_trait::async_trait]
    impl Extension for PanicsInFields {
        async fn resolve(
            &self,
            ctx: &ExtensionContext<'_>,
            info: ResolveInfo<'_>,
            next: NextResolve<'_>,
        ) -> ServerResult<Option<Value>> {
            assert!(!["console", "signOut"].contains(&info.name), "{PANIC}");
            next.run(ctx, info).await
        }
    }

    /// A gateway in which some fields panic.
    pub(crate) fn state() -> Arc<AppState> {
        let _is_first = rustls::crypto::ring::default_provider().install_default();
        let main = ["--main-api-url", "http://127.0.0.1:1"];
        let pipeline = ["--pipeline-url", "http://127.0.0.1:1"];
        let backfill = ["--backfill-url", "http://127.0.0.1:1"];
        let flags = main.into_iter().chain(pipeline).chain(backfill);
        let settings = Arc::new(Settings::from_flags(flags).unwrap());
        let services = Services::new(Arc::clone(&settings)).unwrap();
        let documents = DocumentStore::new(&settings).unwrap();
        let mut state = AppState::new(settings, services, documents, None);
        let executor = Arc::get_mut(&mut state.executor).unwrap();
        executor.schema = schema::builder().extension(PanicsInFields).finish();
        Arc::new(state)
    }

    /// A caller without a token.
    pub(crate) fn details(bypasses_cache: bool) -> RequestDetails {
        RequestDetails {
            authorization: None,
            time_zone: Tz::UTC,
            bypasses_cache,
            asks_cost: false,
            request_id: "r".to_owned(),
            address: Ipv4Addr::LOCALHOST.into(),
            time: REQUEST_TIME,
            trace: None,
        }
    }

    /// A request with this document.
    pub(crate) fn request(state: &AppState, query: &str) -> GraphqlRequest {
        let body = serde_json::json!({ "query": query }).to_string();
        GraphqlRequest::from_body(body.as_bytes(), &state.settings.limits).unwrap()
    }

    #[tokio::test]
    async fn a_panic_is_an_internal_error_without_its_text() {
        assert_eq!(catch_panic("r", async { 7 }).await.unwrap(), 7);
        let error = catch_panic::<()>("r", async { panic!("{PANIC}") }).await;
        let error = error.unwrap_err();
        assert_eq!(error.code(), Code::Internal);
        let texts = format!("{} {:?}", error.message(), error.cause());
        assert!(!texts.contains(PANIC), "{texts}");
    }

    #[tokio::test]
    async fn a_panic_in_a_field_ends_its_own_operation_only() {
        let state = state();
        let cases = [
            ("{ console { isSandbox } }", false, true),
            ("{ console { isSandbox } }", true, true),
            ("mutation { signOut { errors { message } } }", false, true),
            ("{ __typename }", false, false),
        ];
        for (query, bypasses_cache, panics) in cases {
            let details = details(bypasses_cache);
            let request = request(&state, query);
            let operation = Operation::find(&state.executor, request, &details)
                .await
                .unwrap();
            let response = operation.execute(&state.executor, details).await;
            let code = response.err().map(|error| error.code());
            assert_eq!(code, panics.then_some(Code::Internal), "{query}");
        }
    }
}
