//! The spans of fields, if there are traces.

use std::sync::Arc;

use async_graphql::extensions::{
    Extension, ExtensionContext, ExtensionFactory, NextResolve, ResolveInfo,
};
use async_graphql::{ServerResult, Value};

use crate::request::RequestContext;
use crate::traces;

/// The schema extension that creates the spans of fields.
pub struct FieldSpans;

impl ExtensionFactory for FieldSpans {
    fn create(&self) -> Arc<dyn Extension> {
        Arc::new(Self)
    }
}

#[async_trait::async_trait]
impl Extension for FieldSpans {
    async fn resolve(
        &self,
        ctx: &ExtensionContext<'_>,
        info: ResolveInfo<'_>,
        next: NextResolve<'_>,
    ) -> ServerResult<Option<Value>> {
        let context = ctx.data_opt::<RequestContext>().cloned();
        let Some(trace) = context.as_ref().and_then(|context| context.trace()) else {
            return next.run(ctx, info).await;
        };
        let (type_name, name) = (info.parent_type, info.name);
        traces::in_field(trace, type_name, name, next.run(ctx, info)).await
    }
}
