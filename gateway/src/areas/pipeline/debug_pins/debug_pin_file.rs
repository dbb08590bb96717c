//! A file of device sightings.

use std::cmp::Reverse;
use std::sync::Arc;

use async_graphql::Context;
use gateway_macros::object;

use super::debug_pin::DebugPin;
use super::rest;
use super::rules::{self, Pin};
use crate::error::{Code, Error, Result};
use crate::graph::connection::{Connection, Page, Place};
use crate::graph::decision::Decision;
use crate::graph::file_link;
use crate::graph::order::OrderDirection;
use crate::graph::scalars::{Date, parse_day};
use crate::request::{RequestContext, request_context};
use crate::upstream::file_listing::FileRow;
use crate::upstream::storage::FileProblem;

/// The name of the sample among the dates.
const SAMPLE: &str = "Sample";

pub struct DebugPinFile {
    /// `None` for the sample.
    listed: Option<Listed>,
}

/// A file in storage.
struct Listed {
    key: String,
    date: String,
    link: Option<String>,
}

/// A file of device sightings in a market, written by a run of the pipeline; or the sample, which is part of the
/// gateway.
#[object]
impl DebugPinFile {
    /// The file's key in storage, or "Sample".
    async fn key(&self) -> &str {
        self.name()
    }

    /// The date as written in the key, or "Sample".
    async fn label(&self) -> &str {
        self.text_of_date()
    }

    /// The date; null for the sample.
    async fn date(&self) -> Option<Date> {
        parse_day(self.text_of_date()).map(Date)
    }

    /// Whether the sightings can be read: the file must have a link, to an allowed host.
    async fn read(&self, ctx: &Context<'_>) -> Decision {
        match &self.listed {
            Some(file) => file_link::open(
                &request_context(ctx).services().storage,
                file.link.as_deref(),
            ),
            None => Decision::allow(),
        }
    }

    /// The sightings, in file order; lines without coordinates are skipped. BAD_USER_INPUT if the file cannot be read;
    /// check `read` first. Costs one call per file, shared with the counts. Source: the signed link of the file, in
    /// storage.
    async fn pins(&self, ctx: &Context<'_>, page: Page) -> Result<Connection<DebugPin>> {
        let pins = self.read_pins(request_context(ctx)).await?;
        let positions: Vec<u32> = (0..pins.len() as u32).collect();
        let place = |at: u32| Place::of([Some(at.into())]);
        Connection::new(&page, &positions, OrderDirection::Asc, place, |at| {
            DebugPin::new(&pins, at)
        })
    }

    /// Number of sightings: a device seen twice counts twice. Shares the call of `pins`.
    async fn total_devices(&self, ctx: &Context<'_>) -> Result<usize> {
        Ok(self.read_pins(request_context(ctx)).await?.len())
    }

    /// Number of distinct devices. Shares the call of `pins`.
    async fn unique_devices(&self, ctx: &Context<'_>) -> Result<usize> {
        Ok(rules::unique_devices(
            &self.read_pins(request_context(ctx)).await?,
        ))
    }
}

impl DebugPinFile {
    /// The files of a market, latest first, then the sample; only the sample if the market has no hash. Keys that do
    /// not begin with a date and the market's hash belong to other files.
    pub async fn of_market(context: &RequestContext, market_hash: &str) -> Result<Vec<Self>> {
        let mut files = Vec::new();
        if !market_hash.is_empty() {
            let rows = rest::debug_pin_files(&context.main(), market_hash).await?;
            files.extend(
                rows.iter()
                    .filter_map(|row| Listed::of_market(row, market_hash)),
            );
        }
        files.sort_by(|a, b| (Reverse(&a.date), &a.key).cmp(&(Reverse(&b.date), &b.key)));
        let listed = files.into_iter().map(Some);
        Ok(listed.chain([None]).map(|listed| Self { listed }).collect())
    }

    /// The file of a market with this key, if there is one. The sample is found even if the listing cannot be read.
    pub async fn find(
        context: &RequestContext,
        market_hash: &str,
        key: &str,
    ) -> Result<Option<Self>> {
        if key == SAMPLE {
            return Ok(Some(Self { listed: None }));
        }
        let files = Self::of_market(context, market_hash).await?;
        Ok(files.into_iter().find(|file| file.name() == key))
    }

    /// The key, or the name of the sample.
    fn name(&self) -> &str {
        self.listed.as_ref().map_or(SAMPLE, |file| &file.key)
    }

    fn text_of_date(&self) -> &str {
        self.listed.as_ref().map_or(SAMPLE, |file| &file.date)
    }

    async fn read_pins(&self, context: &RequestContext) -> Result<Arc<Vec<Pin>>> {
        let Some(file) = &self.listed else {
            return Ok(rest::sample());
        };
        let link = file.link.as_deref();
        let link = link.ok_or_else(|| Error::bad_input("There is no link to this file."))?;
        rest::pins(context, link).await?.map_err(of_problem)
    }
}

impl Listed {
    /// A listed file; `None` if it does not belong to this market.
    fn of_market(row: &FileRow, market_hash: &str) -> Option<Self> {
        let (date, hash) = rules::parts_of_key(&row.key)?;
        (hash == market_hash).then(|| Self {
            key: row.key.clone(),
            date: date.to_owned(),
            link: row.url.clone(),
        })
    }
}

/// Why a file has no sightings.
fn of_problem(problem: FileProblem) -> Error {
    match problem {
        FileProblem::InvalidLink => Error::bad_input("The link to this file is invalid."),
        FileProblem::HostNotAllowed => {
            Error::bad_input("This file is on a host that is not allowed.")
        }
        FileProblem::Expired => {
            Error::bad_input("The link to this file has expired. Refresh the list.")
        }
        FileProblem::NotFound => Error::not_found("This file no longer exists."),
        FileProblem::TooLarge => Error::bad_input("This file is too large."),
        FileProblem::Unreadable => {
            Error::new(Code::UpstreamInvalidResponse, "This file cannot be read.")
        }
    }
}
