//! The signed-in user.

use async_graphql::{Context, ID};
use gateway_macros::object;

use crate::areas::customers::{Customer, User};
use crate::error::Result;
use crate::graph::global_id;
use crate::graph::global_id::Entity;
use crate::session::{Roles, Session, UserRow, session, signed_in_user};
use crate::upstream::Row;

/// The signed-in user, with the roles that the gateway grants.
pub struct Viewer {
    user: Row<UserRow>,
    roles: Roles,
}

/// The signed-in user (GET /v3/auth/me), with the roles that the gateway grants.
#[object]
impl Viewer {
    /// The id of the viewer in this graph; not a node.
    async fn id(&self) -> ID {
        global_id::id("Viewer", self.user.user_id)
    }

    /// The user record.
    async fn user(&self) -> User {
        User::new(self.user.clone())
    }

    /// The name to greet with; null when none is set.
    async fn display_name(&self) -> Option<&str> {
        self.user.display_name.as_deref().and_then(said)
    }

    /// The address the user signs in with; null when the service leaves it out.
    async fn email(&self) -> Option<&str> {
        self.user.email().and_then(said)
    }

    /// The company the user belongs to; null when none is set.
    async fn company(&self) -> Option<&str> {
        self.user.company.as_deref().and_then(said)
    }

    /// Whether the user is one of the configured developers (rule roles).
    async fn is_developer(&self) -> bool {
        self.roles.is_developer
    }

    /// Whether the user is one of the configured lock maintainers (rule roles).
    async fn is_lock_maintainer(&self) -> bool {
        self.roles.is_lock_maintainer
    }

    /// The customer the user belongs to; null when there is none. One call for all customers.
    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        Customer::find_optional(session(ctx), self.user.customer_id()).await
    }
}

/// Blanks say no more than nothing: a screen would greet nobody.
fn said(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.trim().is_empty())
}

impl Viewer {
    /// The viewer of this session.
    pub(super) async fn current(session: &Session) -> Result<Self> {
        let (user, roles) = tokio::try_join!(
            async { signed_in_user(&session.main()).await },
            session.roles()
        )?;
        Ok(Self { user, roles })
    }

    /// The email of this session's user.
    pub(crate) async fn email_of(session: &Session) -> Result<Option<String>> {
        let user = signed_in_user(&session.main()).await?;
        Ok(user.email().map(str::to_owned))
    }

    /// The viewer that a sign-in just made.
    pub(super) fn signed_in(session: &Session, user: UserRow) -> Self {
        let roles = session.roles_of(user.email());
        Self {
            user: Row::alone(user),
            roles,
        }
    }
}
