//! Stand-in.
use async_graphql::*;
use std::time::Duration;
pub struct Query;
#[Object]
impl Query {
    async fn hello(&self) -> &str {
        "x"
    }
    async fn echo(&self, text: String) -> String {
        text
    }
    async fn slow(&self, ms: u64) -> u64 {
        tokio::time::sleep(Duration::from_millis(ms)).await;
        ms
    }
    async fn again(&self) -> Query {
        Query
    }
    async fn nope(&self) -> Option<std::result::Result<i32, crate::error::Error>> {
        Some(Err(crate::error::Error::internal("the cause")))
    }
}
pub struct Mutation;
#[Object]
impl Mutation {
    async fn act(&self, id: ID) -> ID {
        id
    }
}
pub struct Subscription;
#[Subscription]
impl Subscription {
    async fn count(&self, to: i32) -> impl futures_util::Stream<Item = i32> {
        futures_util::stream::iter(0..to)
    }
}
pub type Schema = async_graphql::Schema<Query, Mutation, Subscription>;
pub fn build() -> Schema {
    Schema::build(Query, Mutation, Subscription)
        .limit_recursive_depth(200)
        .finish()
}
pub fn sdl() -> String {
    build().sdl()
}
