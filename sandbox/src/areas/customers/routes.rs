//! Customers and users, billing rows, and the small lookups.

use axum::{
    Router,
    extract::{Path, State},
    routing::get,
};
use rusqlite::Transaction;
use serde_json::Value;

use crate::{
    db::records::{self, By, Columns, Record, int, record_of, text},
    http::{
        error::{HttpError, HttpResult},
        response::bare,
    },
    services::{
        accounts,
        app::App,
        resource::{BROKEN_REPORTS, Operation, Resource, Saving},
    },
};

const ALL_OPERATIONS: &[Operation] = &[
    Operation::List,
    Operation::Read,
    Operation::Update,
    Operation::Create,
    Operation::Delete,
];

static CUSTOMERS: Resource = Resource {
    path: "customers",
    title: "Customer",
    kind: "customer",
    id_key: "customerId",
    operations: ALL_OPERATIONS,
    columns: |customer| Columns::named(text(customer, "customerName")),
    prepare: prepare_customer,
    save_error: "Customer name is locked by finance.",
};

static USERS: Resource = Resource {
    path: "users",
    title: "User",
    kind: "user",
    id_key: "userId",
    operations: ALL_OPERATIONS,
    columns: |user| Columns {
        customer_id: user.get("customerId").and_then(int).or_else(|| {
            user.get("customer")
                .and_then(|customer| customer.get("customerId"))
                .and_then(int)
        }),
        name: text(user, "displayName").map(str::to_owned),
        ..Columns::default()
    },
    prepare: prepare_user,
    save_error: "This user is managed by the directory and cannot be changed here.",
};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .merge(CUSTOMERS.routes())
        .merge(USERS.routes())
        .route("/v3/api/accounts/invoice-metrics/{id}", get(billing))
        .route(
            "/v3/api/media/owners",
            get(async |State(app)| all(app, "media-owner").await),
        )
        .route("/v3/api/media/classifications", get(classifications))
        .route(
            "/v3/api/saved_reports/index",
            get(async |State(app)| all(app, "saved-report").await),
        )
}

async fn all(app: App, kind: &'static str) -> HttpResult {
    app.read(move |connection| Ok(records::list(connection, kind, By::All)?))
        .await
}

/// An old call, without an envelope.
async fn classifications(State(app): State<App>) -> HttpResult {
    let list = app
        .db
        .call(|connection| Ok(records::list(connection, "classification", By::All)?))
        .await?;
    Ok(bare(list))
}

async fn billing(State(app): State<App>, Path(id): Path<String>) -> HttpResult {
    app.read(move |connection| {
        let (id, customer) = record_of(connection, "customer", "Customer", &id)?;
        if text(&customer, "customerName") == Some(BROKEN_REPORTS) {
            return Err(HttpError::server_error());
        }
        Ok(records::list(connection, "billing", By::Customer(id))?)
    })
    .await
}

fn prepare_customer(
    transaction: &Transaction<'_>,
    saving: &mut Saving<'_>,
) -> Result<(), HttpError> {
    let name = text(saving.record, "customerName").unwrap_or("");
    if name.trim().is_empty() {
        return Err(HttpError::bad_request("Customer name is required."));
    }
    if saving.is_new && records::named(transaction, "customer", name)?.is_some() {
        return Err(HttpError::conflict(format!(
            "A customer named \"{name}\" already exists."
        )));
    }
    if saving.is_new {
        saving
            .record
            .entry("markets")
            .or_insert_with(|| Value::Array(Vec::new()));
    }
    Ok(())
}

/// Moves the password from the user to its account.
fn prepare_user(transaction: &Transaction<'_>, saving: &mut Saving<'_>) -> Result<(), HttpError> {
    let user = &mut *saving.record;
    let password = user
        .get_mut("auth")
        .and_then(Value::as_object_mut)
        .and_then(|auth| auth.remove("authPassword"))
        .and_then(|password| password.as_str().map(str::to_owned))
        .filter(|password| !password.is_empty());
    let email = sign_in_email(user).map(str::to_owned);
    if let Some(email) = &email {
        if !email.contains('@') {
            return Err(HttpError::bad_request("The email address is not valid."));
        }
        let owner = email_owner(transaction, email, saving.id)?;
        if owner.is_some() {
            return Err(HttpError::conflict(format!(
                "A user with the email {email} already exists."
            )));
        }
        if user.contains_key("email") || saving.is_new {
            user.insert("email".to_owned(), email.clone().into());
        }
    } else if saving.is_new {
        return Err(HttpError::bad_request("An email address is required."));
    }
    // Some users have their customer in two places.
    if let Some(customer_id) = user.get("customerId").cloned()
        && user.contains_key("customer")
    {
        let customer = match customer_id {
            Value::Null => Value::Null,
            id => serde_json::json!({ "customerId": id }),
        };
        user.insert("customer".to_owned(), customer);
    }
    if saving.is_new && !user.contains_key("company") {
        let customer = user.get("customerId").and_then(int);
        let company = match customer {
            Some(id) => records::one(transaction, "customer", id)?,
            None => None,
        };
        if let Some(company) = company {
            let company: Record = serde_json::from_str(&company)?;
            user.insert(
                "company".to_owned(),
                company.get("customerName").cloned().unwrap_or(Value::Null),
            );
        }
    }
    match (email, password) {
        (Some(email), Some(password)) => {
            accounts::set_account(transaction, saving.id, &email, &password)?
        }
        (Some(email), None) => {
            transaction
                .prepare_cached("UPDATE accounts SET email = ? WHERE user_id = ?")?
                .execute(rusqlite::params![email.to_lowercase(), saving.id])?;
        }
        (None, _) => {}
    }
    Ok(())
}

fn sign_in_email(user: &Record) -> Option<&str> {
    user.get("auth")
        .and_then(|auth| auth.get("authEmail"))
        .and_then(Value::as_str)
        .or_else(|| text(user, "email"))
}

/// Another user with the same email address.
fn email_owner(
    transaction: &Transaction<'_>,
    email: &str,
    user_id: i64,
) -> Result<Option<i64>, HttpError> {
    let mut statement = transaction
        .prepare_cached("SELECT id, body FROM records WHERE kind = 'user' AND id <> ?")?;
    let mut rows = statement.query([user_id])?;
    while let Some(row) = rows.next()? {
        let user: Record =
            serde_json::from_str(row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?)?;
        if sign_in_email(&user).is_some_and(|taken| taken.eq_ignore_ascii_case(email)) {
            return Ok(Some(row.get(0)?));
        }
    }
    Ok(None)
}
