//! Root fields of this area.

use async_graphql::Object;

use super::developer_test::{DeveloperTest, TESTS};

/// Root fields of this area.
#[derive(Default)]
pub struct DevQuery;

/// Root fields of this area.
#[Object]
impl DevQuery {
    /// The developers' calls that staff can make by hand, in the order of their buttons. No call.
    async fn developer_tests(&self) -> Vec<DeveloperTest> {
        TESTS.into()
    }
}
