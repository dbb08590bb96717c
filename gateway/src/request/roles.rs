//! The roles the gateway grants.

use super::RequestContext;
use crate::error::Result;

/// A role that the gateway grants.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Role {
    /// One of the configured developers.
    Developer,
    /// One of the configured lock maintainers.
    LockMaintainer,
}

impl Role {
    /// The role in words, such as "lock maintainer".
    pub fn name(self) -> &'static str {
        match self {
            Self::Developer => "developer",
            Self::LockMaintainer => "lock maintainer",
        }
    }
}

/// The roles of a user. Plain staff have none.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Roles {
    /// Whether the user is one of the configured developers.
    pub is_developer: bool,
    /// Whether the user is one of the configured lock maintainers.
    pub is_lock_maintainer: bool,
}

impl Roles {
    /// The roles of an email address. Case and surrounding spaces are ignored, in the lists too.
    pub fn of_email(
        email: Option<&str>,
        developers: &[String],
        lock_maintainers: &[String],
    ) -> Self {
        let email = email.unwrap_or_default().trim().to_lowercase();
        let is_in = |list: &[String]| {
            !email.is_empty()
                && list
                    .iter()
                    .any(|entry| entry.trim().to_lowercase() == email)
        };
        Self {
            is_developer: is_in(developers),
            is_lock_maintainer: is_in(lock_maintainers),
        }
    }

    /// The first of these roles that others lack; `None` if they have all.
    pub fn missing_in(self, others: Self) -> Option<Role> {
        if self.is_developer && !others.is_developer {
            Some(Role::Developer)
        } else if self.is_lock_maintainer && !others.is_lock_maintainer {
            Some(Role::LockMaintainer)
        } else {
            None
        }
    }
}

impl RequestContext {
    /// The caller's roles. The user is read once per request, and only if a field needs the roles.
    ///
    /// # Errors
    /// As of the call for the signed-in user.
    pub async fn roles(&self) -> Result<Roles> {
        let roles = self.loader(|_| tokio::sync::OnceCell::<Roles>::new());
        roles
            .get_or_try_init(async || {
                let user = self.signed_in_user().await?;
                Ok(self.roles_of(user.email()))
            })
            .await
            .copied()
    }

    /// The caller's roles as far as they are known without a call: the main API has confirmed the token before, and has not
    /// refused it since.
    pub fn roles_before(&self) -> Option<Roles> {
        let user = self.confirmed_user()?;
        Some(self.roles_of(user.email.as_deref()))
    }

    /// The roles that the settings grant to an email address.
    pub fn roles_of(&self, email: Option<&str>) -> Roles {
        let settings = &self.services().settings;
        Roles::of_email(
            email,
            settings.developers.as_deref().unwrap_or_default(),
            settings.lock_maintainers.as_deref().unwrap_or_default(),
        )
    }

    /// The first role of an email address that the caller lacks; `None` if the caller has all. The caller's roles are
    /// read only if the address has any.
    ///
    /// # Errors
    /// As of [`Self::roles`].
    pub async fn missing_role(&self, email: Option<&str>) -> Result<Option<Role>> {
        let of_email = self.roles_of(email);
        if of_email == Roles::default() {
            return Ok(None);
        }
        Ok(of_email.missing_in(self.roles().await?))
    }

    /// Whether the caller is a developer; false for a caller who is not signed in.
    pub async fn is_developer(&self) -> bool {
        self.roles().await.is_ok_and(|roles| roles.is_developer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_are_granted_by_email_ignoring_case_and_spaces() {
        let developers = [" developer@marquee.example ".to_owned(), String::new()];
        let maintainers = ["locks@marquee.example".to_owned()];
        let cases = [
            (Some("developer@marquee.example"), true, false),
            (Some("staff@marquee.example"), false, false),
            (Some("Developer@Marquee.example"), true, false),
            (Some("xdeveloper@marquee.example"), false, false),
            (Some("LOCKS@marquee.example"), false, true),
            (Some(""), false, false),
            (None, false, false),
        ];
        for (email, is_developer, is_lock_maintainer) in cases {
            let expected = Roles {
                is_developer,
                is_lock_maintainer,
            };
            assert_eq!(
                Roles::of_email(email, &developers, &maintainers),
                expected,
                "{email:?}"
            );
        }
    }
}
