//! The rows and calls of customers.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use async_graphql::MaybeUndefined;
use gateway_macros::row;
use serde::Serialize;

use crate::areas::customers::customer_channel::CustomerChannel;
use crate::areas::customers::rules;
use crate::areas::customers::subscription_type::SubscriptionType;
use crate::error::Result;
use crate::graph::upstream_enum::known_texts;
use crate::upstream::decode::{self, ListRows, Table};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

/// The keys of the body that creates or changes a customer.
const BODY_KEYS: &[&str] = &[
    "customerId: integer",
    "customerName: string",
    "customerChannel: string|null",
    "subscriptionType: string|null",
    "markets: [integer]",
];

calls! {
    CUSTOMERS = Call::get("customers.all", "/v3/api/customers").list::<CustomerRow>()
        .large();
    CREATE_CUSTOMER = Call::post("customers.create", "/v3/api/customers").body(BODY_KEYS).assumed();
    SAVE_CUSTOMER = Call::put("customers.save", "/v3/api/customers/{customerId}")
        .body(BODY_KEYS)
        .assumed();
}

/// A customer, as the main API sends it.
#[row]
pub struct CustomerRow {
    #[key]
    pub customer_id: i32,
    pub customer_name: decode::Text,
    #[known(known_texts::<CustomerChannel>)]
    pub customer_channel: Option<decode::Text>,
    #[known(known_texts::<SubscriptionType>)]
    pub subscription_type: Option<decode::Text>,
    pub markets: Vec<i32>,
}

/// All customers with their slugs, which depend on the whole list.
pub struct CustomerBook {
    pub table: Arc<Table<CustomerRow>>,
    slugs: OnceLock<Vec<decode::Text>>,
    by_slug: OnceLock<HashMap<decode::Text, u32>>,
}

impl CustomerBook {
    fn new(rows: ListRows<CustomerRow>) -> Self {
        Self {
            table: Arc::new(Table::new(rows)),
            slugs: OnceLock::new(),
            by_slug: OnceLock::new(),
        }
    }

    /// The slug of each customer. They are computed on first use: most reads of customers need none.
    pub fn slugs(&self) -> &[decode::Text] {
        self.slugs.get_or_init(|| {
            let rows = self.table.rows().iter();
            rules::slugs(rows.map(|row| (row.customer_id, row.customer_name.as_str())))
        })
    }

    /// The position of the customer with this slug.
    pub fn position_of_slug(&self, slug: &str) -> Option<u32> {
        let by_slug = self
            .by_slug
            .get_or_init(|| self.slugs().iter().cloned().zip(0..).collect());
        by_slug.get(slug).copied()
    }
}

/// All customers.
pub async fn customers(main: &Api<'_>) -> Result<Arc<CustomerBook>> {
    let path = Path::new(&CUSTOMERS, &[]).with_timestamp();
    main.list_as(path, CustomerBook::new).await
}

/// The body of a save.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CustomerBody<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_name: Option<&'a str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub customer_channel: MaybeUndefined<&'static str>,
    #[serde(skip_serializing_if = "MaybeUndefined::is_undefined")]
    pub subscription_type: MaybeUndefined<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub markets: Option<&'a [i32]>,
}

/// Creates a customer, or updates the one with the number in the body.
pub async fn save_customer(main: &Api<'_>, body: &CustomerBody<'_>) -> Result<WriteOutcome> {
    let path = match body.customer_id {
        None => Path::new(&CREATE_CUSTOMER, &[]),
        Some(customer_id) => Path::new(&SAVE_CUSTOMER, &[&customer_id]).with_timestamp(),
    };
    main.write(path, body).await
}
