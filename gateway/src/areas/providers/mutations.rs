//! Changes to providers.

use async_graphql::{Context, InputObject, MaybeUndefined, SimpleObject};
use gateway_macros::object;
use serde_json::Value;

use super::Provider;
use super::rest::{self, ProviderBody, ProviderRow};
use super::{revision, rules};
use crate::error::Result;
use crate::graph::global_id::Entity;
use crate::graph::payload::{Lookup, UserError, UserErrorCode, outcome, saved_key};
use crate::session::{Session, session};

/// One key of a provider's configuration, as it is to be.
#[derive(InputObject)]
pub struct ProviderConfigInput {
    /// The key.
    key: String,
    /// The value as a text. Where it reads as the value that is there already, that one stays as it is. A
    /// number stays a number, and true or false stays one of the two, as long as the text is such.
    value: String,
}

/// A provider to create (without providerId) or to change (with it).
#[derive(InputObject)]
pub struct SaveProviderInput {
    /// The provider to change; leave it out to create one.
    provider_id: Option<i32>,
    /// The revision the change is based on; where somebody else has saved meanwhile the change is refused
    /// with CONFLICT, and told what they changed. Without it the change is made in any case.
    revision: Option<String>,
    /// The name. On a change, what is left out stays as it is, here and below.
    provider_name: Option<String>,
    /// The customer whose assets it tells of; null takes it away.
    customer_id: MaybeUndefined<i32>,
    /// The name of the code that reads its feed; "Custom" when it is empty.
    handler: Option<String>,
    /// Whether its feed is in use; a new one is not when this is left out.
    is_active: Option<bool>,
    /// Whether it sends its data by itself; a new one does not when this is left out.
    is_push: Option<bool>,
    /// How its feed is read: the whole configuration.
    config: Option<Vec<ProviderConfigInput>>,
}

/// The provider as saved, or why it was not saved.
#[derive(SimpleObject)]
pub struct SaveProviderPayload {
    /// The provider, read again after the save; null if it was rejected.
    provider: Lookup<Provider>,
    /// Why it was not saved; empty on success.
    errors: Vec<UserError>,
}

/// The provider to copy.
#[derive(InputObject)]
pub struct CopyProviderInput {
    /// The provider.
    provider_id: i32,
}

/// The copy, or why there is none.
#[derive(SimpleObject)]
pub struct CopyProviderPayload {
    /// The new provider; null if it was rejected.
    provider: Lookup<Provider>,
    /// Why there is no copy; empty on success.
    errors: Vec<UserError>,
}

/// The provider to unlock.
#[derive(InputObject)]
pub struct UnlockProviderInput {
    /// The provider.
    provider_id: i32,
}

/// The provider without its lock, or why it keeps it.
#[derive(SimpleObject)]
pub struct UnlockProviderPayload {
    /// The provider; its lock is read again when it is selected.
    provider: Lookup<Provider>,
    /// Why it keeps its lock; empty on success.
    errors: Vec<UserError>,
}

/// Mutations of this area.
#[derive(Default)]
pub struct ProvidersMutation;

/// Mutations of this area.
#[object]
impl ProvidersMutation {
    /// Creates a provider (POST /v3/api/providers) or changes one (PUT /v3/api/providers/{providerId}).
    /// What the service refuses is in `errors`, in its own words.
    async fn save_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider.")] input: SaveProviderInput,
    ) -> Result<SaveProviderPayload> {
        save_provider(session(ctx), input).await
    }

    /// Creates a provider with all of another's, " copy" appended to its name (POST /v3/api/providers).
    async fn copy_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider to copy.")] input: CopyProviderInput,
    ) -> Result<CopyProviderPayload> {
        copy_provider(session(ctx), input.provider_id).await.map(
            |SaveProviderPayload { provider, errors }| CopyProviderPayload { provider, errors },
        )
    }

    /// Takes the lock off a provider (POST /v3/api/providers/unlock/{providerId}). FORBIDDEN for everybody
    /// but lock maintainers; refused for a provider that is not locked.
    async fn unlock_provider(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The provider.")] input: UnlockProviderInput,
    ) -> Result<UnlockProviderPayload> {
        unlock_provider(session(ctx), input.provider_id).await
    }
}

/// The provider as it stands now, past everything that was read before.
async fn find_fresh(session: &Session, provider_id: i32) -> Result<Option<Provider>> {
    session.forget_reads();
    Provider::find(session, provider_id).await
}

fn refused(error: UserError) -> SaveProviderPayload {
    SaveProviderPayload {
        provider: Lookup::none(),
        errors: vec![error],
    }
}

fn no_such_provider() -> UserError {
    UserError::new(UserErrorCode::NotFound, "There is no such provider.")
}

async fn save_provider(session: &Session, input: SaveProviderInput) -> Result<SaveProviderPayload> {
    let current = match input.provider_id {
        None => None,
        Some(provider_id) => match find_fresh(session, provider_id).await? {
            None => return Ok(refused(no_such_provider())),
            Some(provider) => Some(provider),
        },
    };
    let current = current.as_ref().map(Provider::row);
    if let (Some(current), Some(revision)) = (current, &input.revision)
        && let Some(changes) = revision::changes_since(revision, current)
    {
        let words = format!(
            "Somebody else has saved this provider since you opened it, with another {changes}. \
             Copy what you need, close this form and open it again."
        );
        return Ok(refused(UserError::new(UserErrorCode::Conflict, words)));
    }
    // What is left out stays as it is; for a new provider nothing is there yet.
    let mut body = current.map_or_else(ProviderBody::default, ProviderBody::of);
    if let Some(name) = input.provider_name {
        body.provider_name = Some(name);
    }
    if !input.customer_id.is_undefined() {
        body.customer_id = input.customer_id.take();
    }
    if current.is_none() || input.handler.is_some() {
        let handler = input.handler.as_deref().unwrap_or_default().trim();
        let handler = if handler.is_empty() {
            rules::CUSTOM_HANDLER
        } else {
            handler
        };
        body.provider_handler = Some(handler.to_owned());
    }
    body.is_active = input.is_active.unwrap_or(body.is_active);
    body.is_push = input.is_push.unwrap_or(body.is_push);
    if let Some(config) = input.config {
        body.provider_config = config
            .into_iter()
            .map(|entry| config_entry(current, entry))
            .collect();
    }
    send(session, input.provider_id, &body).await
}

/// A key with its value, of the kind of the value that is there already.
fn config_entry(current: Option<&ProviderRow>, entry: ProviderConfigInput) -> (String, Value) {
    let known = current.and_then(|row| row.config_value(&entry.key));
    let value = match known {
        Some(known) if rules::config_text(known) == entry.value => known.clone(),
        _ => rules::config_value(known, entry.value),
    };
    (entry.key, value)
}

async fn copy_provider(session: &Session, provider_id: i32) -> Result<SaveProviderPayload> {
    let Some(provider) = find_fresh(session, provider_id).await? else {
        return Ok(refused(no_such_provider()));
    };
    let row = provider.row();
    let body = ProviderBody {
        provider_name: Some(format!("{} copy", row.provider_name)),
        ..ProviderBody::of(row)
    };
    send(session, None, &body).await
}

async fn send(
    session: &Session,
    provider_id: Option<i32>,
    body: &ProviderBody,
) -> Result<SaveProviderPayload> {
    let written = rest::save_provider(&session.main(), provider_id, body).await;
    Ok(match outcome(written)? {
        Ok(answer) => SaveProviderPayload {
            provider: provider_id
                .or_else(|| saved_key(&answer, "providerId"))
                .into(),
            errors: Vec::new(),
        },
        Err(error) => refused(error),
    })
}

async fn unlock_provider(session: &Session, provider_id: i32) -> Result<UnlockProviderPayload> {
    session.require_lock_maintainer().await?;
    let answer = |errors| UnlockProviderPayload {
        provider: Lookup::by(provider_id),
        errors,
    };
    let Some(provider) = find_fresh(session, provider_id).await? else {
        return Ok(answer(vec![no_such_provider()]));
    };
    let main = session.main();
    let locks = rest::locks(&main).await?;
    let is_locked = locks
        .of(provider.row())
        .is_some_and(|lock| lock.is_locked());
    if let Some(reason) = rules::unlock(is_locked).reason {
        return Ok(answer(vec![UserError::new(
            UserErrorCode::NotLocked,
            reason,
        )]));
    }
    Ok(match outcome(rest::unlock(&main, provider_id).await)? {
        Ok(_) => answer(Vec::new()),
        Err(error) => answer(vec![error]),
    })
}
