//! The signed-in user.

use async_graphql::{Context, ID};
use gateway_macros::object;

use crate::areas::customers::{Customer, User};
use crate::error::Result;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::request::{RequestContext, Roles, UserRow, request_context};
use crate::upstream::Row;

/// The signed-in user, with the roles that the gateway grants.
pub struct Viewer {
    user: Row<UserRow>,
    roles: Roles,
}

/// The signed-in user, with the roles that the gateway grants.
#[object]
impl Viewer {
    /// Opaque id, for client caches only: the viewer is not a node.
    async fn id(&self) -> ID {
        global_id::id("Viewer", self.user.user_id)
    }

    /// The user's record.
    async fn user(&self) -> User {
        User::new(self.user.clone())
    }

    /// Display name; null if unset or blank.
    async fn display_name(&self) -> Option<&str> {
        self.user.display_name.as_deref().and_then(non_blank)
    }

    /// Email address the user signs in with; null if unknown.
    async fn email(&self) -> Option<&str> {
        self.user.email().and_then(non_blank)
    }

    /// Name of the user's company; null if unset or blank.
    async fn company(&self) -> Option<&str> {
        self.user.company.as_deref().and_then(non_blank)
    }

    /// Whether the user's email address is in the gateway's list of developers.
    async fn is_developer(&self) -> bool {
        self.roles.is_developer
    }

    /// Whether the user's email address is in the gateway's list of lock maintainers.
    async fn is_lock_maintainer(&self) -> bool {
        self.roles.is_lock_maintainer
    }

    /// The customer the user belongs to; null if unset or unknown. Costs one call.
    /// Source: GET /v3/api/customers.
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(request_context(ctx), self.user.customer_id()).await
    }
}

/// A string, unless it is blank.
fn non_blank(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.trim().is_empty())
}

impl Viewer {
    /// The viewer of this session.
    pub(super) async fn current(context: &RequestContext) -> Result<Self> {
        let (user, roles) = tokio::try_join!(context.signed_in_user(), context.roles())?;
        Ok(Self { user, roles })
    }

    /// The email address of the session's user.
    pub(crate) async fn email_of(context: &RequestContext) -> Result<Option<String>> {
        let user = context.signed_in_user().await?;
        Ok(user.email().map(str::to_owned))
    }

    /// The viewer of a session that has just started.
    pub(super) fn signed_in(context: &RequestContext, user: UserRow) -> Self {
        let roles = context.roles_of(user.email());
        Self {
            user: Row::alone(user),
            roles,
        }
    }
}
