//! The call of the device search.

use std::sync::Arc;

use bytes::Bytes;
use chrono::{DateTime, Utc};
use gateway_macros::row;
use serde::Deserialize;
use serde::de::SeqAccess;
use serde_json::value::RawValue;

use crate::error::Result;
use crate::upstream::decode::{self, FromJson, Text, Unreadable};
use crate::upstream::{Api, Call, Path, calls};

calls! {
    DEVICE_SEARCH = Call::get("devices.search", "/v3/api/devices/unique-admin")
        .query(&["email", "deviceGroup", "customerId", "mainRange", "campaignIds"])
        .reads(
            "The counts, and the ids of the devices under \"raw\". A status \"error\" in the body is a refusal.",
            |body| decode(body).map(drop),
        )
        .large()
        // The service searches months of sightings.
        .patience(2)
        .reporting_errors_in_body();
}

/// The result of a search.
pub struct Found {
    /// The number of sightings.
    pub total: i32,
    /// The number of distinct devices.
    pub unique: i32,
    /// The device ids.
    pub file: DeviceFile,
}

/// Device ids as a CSV file. A million ids are one buffer, which every reader of the file shares.
#[derive(Debug)]
pub struct DeviceFile {
    /// The header device_id, then one id per line. Lines end in CRLF and are safe for a spreadsheet.
    pub bytes: Bytes,
    /// The number of ids.
    pub device_count: i32,
}

const HEADER: &str = "device_id\r\n";

/// The file for a list of ids, in the same order.
impl FromJson for DeviceFile {
    fn of_list<'de, A: SeqAccess<'de>>(mut list: A) -> Result<Option<Self>, A::Error> {
        let mut text = HEADER.to_owned();
        let mut device_count = 0;
        while let Some(id) = decode::next_item::<_, Text>(&mut list)? {
            if let Some(id) = id {
                text.push_str(&crate::graph::csv::escaped(&id));
                text.push_str("\r\n");
                device_count += 1;
            }
        }
        text.shrink_to_fit();
        Ok(Some(Self {
            bytes: text.into(),
            device_count,
        }))
    }
}

impl DeviceFile {
    /// The number of distinct ids.
    fn distinct(&self) -> i32 {
        let lines = self.bytes[HEADER.len()..].split(|byte| *byte == b'\n');
        // A set would take twice the memory of a list.
        let mut ids = Vec::with_capacity(self.device_count as usize);
        ids.extend(lines.filter(|line| !line.is_empty()));
        ids.sort_unstable();
        ids.dedup();
        ids.len() as i32
    }
}

#[derive(Deserialize)]
struct Wire<'a> {
    #[serde(borrow, default)]
    data: Option<&'a RawValue>,
    #[serde(borrow, default)]
    counts: Option<&'a RawValue>,
    #[serde(borrow, default)]
    raw: Option<&'a RawValue>,
    #[serde(borrow, default)]
    status: Option<&'a RawValue>,
    #[serde(borrow, default)]
    message: Option<&'a RawValue>,
}

#[row]
#[derive(Default)]
struct Counts {
    total: Option<i32>,
    unique: Option<i32>,
}

fn text_of(part: &RawValue) -> Option<String> {
    String::from_json(part.get())
}

impl<'a> Wire<'a> {
    /// An envelope or its contents, unless its `status` is "error".
    fn read(text: &'a str) -> Result<Self, Unreadable> {
        if !text.starts_with('{') {
            return Err("the response is not an object".into());
        }
        let wire: Self = serde_json::from_str(text)
            .map_err(|error| format!("no device search: {}", decode::fault(&error)))?;
        let status = wire.status.and_then(text_of);
        if status.as_deref() == Some("error") {
            let message = wire.message.and_then(text_of);
            let message = message.unwrap_or_else(|| "The device search failed.".to_owned());
            return Err(Unreadable::rejection(message));
        }
        Ok(wire)
    }
}

/// Decodes a response, bare or enveloped. One whose `status` is "error" is a refusal.
fn decode(body: &[u8]) -> Result<Found, Unreadable> {
    let text = std::str::from_utf8(body).map_err(|_| "the response is not UTF-8")?;
    let mut wire = Wire::read(text.trim_start_matches('\u{feff}').trim_start())?;
    if let Some(data) = wire.data {
        wire = Wire::read(data.get())?;
    }
    let counts = wire
        .counts
        .and_then(|counts| Counts::from_json(counts.get()));
    if counts.is_none()
        && wire.raw.is_none()
        && let Some(message) = wire.message.and_then(text_of)
    {
        return Err(Unreadable::with_message(message));
    }
    let file = DeviceFile::from_json(wire.raw.map_or("[]", RawValue::get));
    let file = file.ok_or("no list of devices")?;
    let counts = counts.unwrap_or_default();
    Ok(Found {
        total: counts.total.unwrap_or(file.device_count),
        unique: counts.unique.unwrap_or_else(|| file.distinct()),
        file,
    })
}

/// Searches for the devices that were near a customer's campaigns. A body whose `status` is "error" is a refusal,
/// whatever the HTTP status.
pub async fn search(
    main: &Api<'_>,
    email: &str,
    customer_id: i32,
    range: (DateTime<Utc>, DateTime<Utc>),
    campaign_ids: &[i32],
) -> Result<Arc<Found>> {
    let path = device_search_path(email, customer_id, range, campaign_ids);
    main.read_weighed(path, most_bytes, |body| {
        let found = decode(body)?;
        let bytes = found.file.bytes.len();
        Ok((found, bytes))
    })
    .await
}

/// The most bytes of memory that the file needs, plus the list of its ids while they are counted.
fn most_bytes(body: &[u8]) -> usize {
    let ids = body.iter().filter(|byte| **byte == b',').count();
    body.len() + ids * size_of::<&[u8]>()
}

fn device_search_path(
    email: &str,
    customer_id: i32,
    (from, to): (DateTime<Utc>, DateTime<Utc>),
    campaign_ids: &[i32],
) -> Path {
    let path = Path::new(&DEVICE_SEARCH, &[])
        .query("email", email)
        .query("deviceGroup", "EXPOSED")
        .query("customerId", customer_id)
        .query("mainRange", from.timestamp())
        .query("mainRange", to.timestamp());
    campaign_ids.iter().fold(path, |path, campaign_id| {
        path.query("campaignIds", campaign_id)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_is_bare_or_enveloped_and_missing_counts_are_counted() {
        let counts = |body: &str| match decode(body.as_bytes()) {
            Ok(found) => format!(
                "{} {} {}",
                found.total, found.unique, found.file.device_count
            ),
            Err(why) => why.message.unwrap_or_else(|| "unreadable".to_owned()),
        };
        let cases = r#"
            {"counts":{"total":90,"unique":"41"},"raw":["a","b"]}                => 90 41 2
            {"data":{"counts":{"total":3,"unique":2},"raw":["a"]}}               => 3 2 1
            {"raw":["a","b","a"]}                                                => 3 2 3
            {"counts":{"total":5},"raw":null}                                    => 5 0 0
            {"data":null}                                                        => 0 0 0
            {"status":"success","counts":{"total":1,"unique":1},"raw":["a"]}     => 1 1 1
            {"status":"error","message":"No."}                                   => No.
            {"data":{"status":"error","message":"No."}}                          => No.
            {"status":"error","message":"Outer.","data":{}}                      => Outer.
            {"status":"error","message":"Outer.","data":[]}                      => Outer.
            {"status":"success","data":{"raw":["a"]}}                            => 1 1 1
            {"data":["a"]}                                                       => unreadable
            {"status":"error"}                                                   => The device search failed.
            {"raw":"a"}                                                          => unreadable
            []                                                                   => unreadable
            <html>                                                               => unreadable
        "#;
        for line in cases.trim().lines() {
            let (body, expected) = line.split_once("=>").unwrap();
            assert_eq!(counts(body.trim()), expected.trim(), "{body}");
        }
    }
}
