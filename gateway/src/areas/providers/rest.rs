//! Rows and calls for providers.

use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use gateway_macros::row;
use serde::Serialize;
use serde::de::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{FromJson, Keyed, Property, RawObject, Schemas, Table};
use crate::upstream::{Api, Call, Path, WriteOutcome, calls};

/// The keys of the body that creates or changes a provider.
const BODY_KEYS: &[&str] = &[
    "providerName: string",
    "customerId: integer|null",
    "providerHandler: string|null",
    "isActive: boolean",
    "isPush: boolean",
    "providerConfig: any",
];

calls! {
    PROVIDERS = Call::get("providers.all", "/v3/api/providers").list::<ProviderRow>().assumed()
        .large();
    PROVIDERS_OF_CUSTOMER = Call::get("providers.of_customer", "/v3/api/providers/customer/{customerId}")
        .list::<ProviderRow>();
    LATEST_PINGS = Call::get("providers.latest_pings", "/v3/api/providers/latest-pings/{providerName}")
        .list::<PingRow>();
    CREATE_PROVIDER = Call::post("providers.create", "/v3/api/providers").body(BODY_KEYS).assumed();
    SAVE_PROVIDER = Call::put("providers.save", "/v3/api/providers/{providerId}")
        .body(BODY_KEYS)
        .assumed();
}

/// A provider.
pub struct ProviderRow {
    pub provider_id: i32,
    pub provider_name: String,
    pub provider_handler: Option<String>,
    pub customer_id: Option<i32>,
    is_active: Option<bool>,
    is_push: Option<bool>,
    pub last_process_timestamp: Option<DateTime<Utc>>,
    /// The part that is saved, as sent. May contain secrets. Never logged.
    pub stored: ProviderBody,
    /// `None` if it is not an object.
    config: Option<RawObject>,
}

impl FromJson for ProviderRow {
    fn read<'de, D: Deserializer<'de>>(json: D, row: &mut Option<Self>) -> Result<(), D::Error> {
        #[row]
        struct Sent {
            #[required]
            provider_id: i32,
            last_process_timestamp: Option<DateTime<Utc>>,
        }
        let json = <&RawValue>::deserialize(json)?.get();
        let parts = Sent::from_json(json).zip(ProviderBody::from_json(json));
        *row = parts.map(|(sent, stored)| Self {
            provider_id: sent.provider_id,
            provider_name: part(&stored.provider_name).unwrap_or_default(),
            provider_handler: part(&stored.provider_handler),
            customer_id: part(&stored.customer_id),
            is_active: part(&stored.is_active),
            is_push: part(&stored.is_push),
            last_process_timestamp: sent.last_process_timestamp,
            config: match stored.provider_config.as_deref().map(RawValue::get) {
                None | Some("null") => Some(RawObject::default()),
                Some(config) => RawObject::from_json(config),
            },
            stored,
        });
        Ok(())
    }

    fn describe(schemas: &mut Schemas) -> serde_json::Value {
        schemas.row(std::any::type_name::<Self>(), |schemas| {
            vec![
                Property::required::<i32>("providerId", schemas),
                Property::optional::<String>("providerName", schemas),
                Property::optional::<String>("providerHandler", schemas),
                Property::optional::<i32>("customerId", schemas),
                Property::optional::<bool>("isActive", schemas),
                Property::optional::<bool>("isPush", schemas),
                Property::optional::<DateTime<Utc>>("lastProcessTimestamp", schemas),
                Property::optional::<RawObject>("providerConfig", schemas),
            ]
        })
    }
}

fn part<T: FromJson>(part: &Option<Box<RawValue>>) -> Option<T> {
    T::from_json(part.as_ref()?.get())
}

impl Keyed for ProviderRow {
    type Key = i32;
    fn key(&self) -> &i32 {
        &self.provider_id
    }
}

impl ProviderRow {
    /// Whether the feed is in use.
    pub fn is_active(&self) -> bool {
        self.is_active == Some(true)
    }

    /// Whether the provider sends its data.
    pub fn is_push(&self) -> bool {
        self.is_push == Some(true)
    }

    /// The configuration, sorted by key; empty if it cannot be read.
    pub fn config(&self) -> impl Iterator<Item = (&str, &RawValue)> {
        let config = self.config.as_ref().map(RawObject::sorted);
        config.into_iter().flatten()
    }

    /// The configuration as stored; `None` if it cannot be read.
    pub fn stored_config(&self) -> Option<&RawObject> {
        self.config.as_ref()
    }

    /// Whether the handler is a string or unset.
    pub fn is_handler_readable(&self) -> bool {
        let stored = self.stored.provider_handler.as_deref().map(RawValue::get);
        self.provider_handler.is_some() || matches!(stored, None | Some("null"))
    }

    /// The name as stored, empty if unset; `None` if it cannot be read.
    pub fn stored_name(&self) -> Option<String> {
        let name = self.stored.provider_name.as_deref().map(RawValue::get);
        match name.unwrap_or("null") {
            "null" => Some(String::new()),
            text if text.starts_with('"') => serde_json::from_str(text).ok(),
            number if is_number(number) => Some(number.to_owned()),
            _ => None,
        }
    }
}

/// Whether a JSON value is a number.
pub fn is_number(json: &str) -> bool {
    json.starts_with(|first: char| first == '-' || first.is_ascii_digit())
}

/// All providers.
pub async fn providers(main: &Api<'_>) -> Result<Arc<Table<ProviderRow>>> {
    main.table(Path::new(&PROVIDERS, &[]).with_timestamp())
        .await
}

/// The providers of a customer.
pub async fn providers_of_customer(
    main: &Api<'_>,
    customer_id: i32,
) -> Result<Arc<Table<ProviderRow>>> {
    main.table(Path::new(&PROVIDERS_OF_CUSTOMER, &[&customer_id]))
        .await
}

/// Positions received from a provider on a day.
#[row]
pub struct PingRow {
    #[name("PING_DATE")]
    pub date: Option<NaiveDate>,
    #[name("PINGS")]
    pub pings: Option<i32>,
}

/// The numbers of positions a provider sent on its latest days.
pub async fn latest_pings(main: &Api<'_>, provider_name: &str) -> Result<Arc<Vec<PingRow>>> {
    main.list(Path::new(&LATEST_PINGS, &[&provider_name]).with_timestamp())
        .await
}

/// The body that creates or changes a provider. Built from a stored provider, it changes nothing: values stay
/// undecoded, and missing keys are not sent.
#[row]
#[derive(Clone, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProviderBody {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_name: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub customer_id: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_handler: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_active: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_push: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub provider_config: Option<Box<RawValue>>,
}

/// Creates a provider, or changes one that has a number.
pub async fn save_provider(
    main: &Api<'_>,
    provider_id: Option<i32>,
    body: &ProviderBody,
) -> Result<WriteOutcome> {
    let path = match provider_id {
        None => Path::new(&CREATE_PROVIDER, &[]),
        Some(provider_id) => Path::new(&SAVE_PROVIDER, &[&provider_id]),
    };
    main.write(path, body).await
}
