//! The schema for introspection.

use std::sync::Arc;

use async_graphql::extensions::{
    Extension, ExtensionContext, ExtensionFactory, NextResolve, ResolveInfo,
};
use async_graphql::{ServerResult, Value};

use crate::schema::{self, DESCRIPTION, Schema};

/// The schema for documents that introspect. Other documents use one without extensions, which would make every field
/// slower.
pub fn schema() -> Schema {
    schema::builder().extension(DescribeSchema).finish()
}

/// Resolves `__schema { description }`, for which async-graphql has a text of its own.
struct DescribeSchema;

impl ExtensionFactory for DescribeSchema {
    fn create(&self) -> Arc<dyn Extension> {
        Arc::new(Self)
    }
}

#[async_trait::async_trait]
impl Extension for DescribeSchema {
    async fn resolve(
        &self,
        ctx: &ExtensionContext<'_>,
        info: ResolveInfo<'_>,
        next: NextResolve<'_>,
    ) -> ServerResult<Option<Value>> {
        if info.parent_type == "__Schema" && info.name == "description" {
            return Ok(Some(Value::from(DESCRIPTION)));
        }
        next.run(ctx, info).await
    }
}
