//! Streams a list as a file: page after page, each executed as an operation of its own.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use async_graphql::parser::types::OperationType;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode, Version, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::{StreamExt, TryStreamExt, stream};
use serde_json::value::RawValue;
use tokio::time::{Instant, timeout_at};

use crate::error::Error;
use crate::graph::connection::PAGE_CAP;
use crate::graphql::execution::catch_panic::catch_panic;
use crate::graphql::execution::executor::Executor;
use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::execution::operation::Operation;
use crate::graphql::formats::Format;
use crate::graphql::formats::errors::FileErrors;
use crate::graphql::formats::list::{List, not_acceptable};
use crate::graphql::formats::page::{ListPage, PageResponse};
use crate::graphql::formats::writer::Writer;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::media_types::MediaType;
use crate::graphql::transport::multipart::is_multipart;
use crate::graphql::transport::read_request::{Admitted, read_request};
use crate::graphql::transport::response::{Failure, GraphqlResponse, chunks};
use crate::memory::bytes_with;
use crate::request::{RequestDetails, RequestId};
use crate::upstream::without_blocking;

/// Number of rows of the list that cannot be read and are missing in the file.
const UNREADABLE_ROWS: HeaderName = HeaderName::from_static("x-marquee-unreadable-rows");

/// The errors of the fields of the first page that failed permanently, as JSON.
const ERRORS: HeaderName = HeaderName::from_static("x-marquee-errors");

/// The memory that a page waits for if there was none.
const PAGE_MEMORY: usize = 2 << 20;

/// The rows of the first page: enough calls are left for a field that costs a call per row.
const FIRST_ROWS: usize = 100;

/// The length of a response that pages aim at.
const PAGE_BYTES: usize = 1 << 20;

/// How many times as many calls as an operation a file may make.
const OPERATIONS: usize = 10;

/// The most calls for the list itself: further ones are those of its rows.
const LIST_CALLS: usize = 5;

/// How long a client may take to read a response, if it is not the same for all.
#[derive(Clone, Copy)]
pub struct SendTime(pub Duration);

/// Why there is no file.
enum Refusal {
    /// The request was refused.
    Request(RequestError),
    /// The errors of a page.
    Errors(StatusCode, Bytes, OperationRecord),
}

impl From<RequestError> for Refusal {
    fn from(error: RequestError) -> Self {
        Self::Request(error)
    }
}

/// Answers a request with a file. The bytes begin when the first page has been read without an error.
pub async fn respond(state: &AppState, request: Request, format: Format) -> Response {
    let request_id = RequestId::of(request.extensions());
    match begin(state, request, format).await {
        Ok(response) => response,
        Err(Refusal::Request(error)) => {
            error.into_graphql_response(&request_id, MediaType::Graphql)
        }
        Err(Refusal::Errors(status, body, record)) => {
            let headers = [
                (header::CONTENT_TYPE, MediaType::Graphql.header()),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
            ];
            let mut response = (status, headers, body).into_response();
            response.extensions_mut().insert(record);
            response
        }
    }
}

/// Reads a request and the first page of its list. What the request holds is given back before the file is sent.
async fn begin(state: &AppState, request: Request, format: Format) -> Result<Response, Refusal> {
    let of_queries = || not_acceptable("Only queries have files: accept application/json.");
    let (parts, body) = request.into_parts();
    let query = parts.uri.query().unwrap_or("");
    let mut query = url::form_urlencoded::parse(query.as_bytes());
    let path = query.find(|(name, _)| name == "path");
    let path = path.map(|(_, path)| path.into_owned());
    if is_multipart(&parts.headers) {
        return Err(of_queries().into());
    }
    if parts.version == Version::HTTP_10 {
        return Err(RequestError::bad_request(
            "Files need HTTP/1.1: in HTTP/1.0, a truncated file cannot be told from a complete one.",
        )
        .into());
    }
    let Admitted {
        request,
        details,
        permits: _permits,
    } = read_request(state, parts, body).await?;
    let operation = Operation::find(&state.executor, request, &details).await?;
    if operation.kind != OperationType::Query {
        return Err(of_queries().into());
    }
    let definition = &operation.merged.node;
    let mut list = List::find(definition, &operation.variables, path.as_deref())?;
    list.check(format)?;
    let key = &list.path[list.path.len() - 1];
    let name = operation.name.as_deref().unwrap_or(key);
    let name: String = name.chars().take(100).collect();
    let mut file = File {
        executor: Arc::clone(&state.executor),
        // A file has no place for its cost.
        details: RequestDetails {
            asks_cost: false,
            ..details
        },
        writer: Writer::new(format, std::mem::take(&mut list.columns)),
        cursor: list.after.clone(),
        is_complete: false,
        page_rows: FIRST_ROWS,
        most_rows: PAGE_CAP,
        refused_rows: 0,
        errors: FileErrors::default(),
        told_errors: None,
        rows_read: 0,
        pages: 0,
        calls: 0,
        operation,
        list,
    };
    let mut head = Vec::new();
    file.writer.begin(&mut head);
    let first = file.next_page(head).await?;
    file.told_errors = Some(file.errors.count());
    // Later pages are those of the list that the first one has read.
    file.details.bypasses_cache = false;

    let disposition = format!("attachment; filename=\"{name}.{}\"", format.extension());
    let headers = [
        (header::CONTENT_TYPE, format.content_type()),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    let errors = file.errors.to_header();
    let mut response = (headers, file.into_body(first.piece)).into_response();
    let headers = response.headers_mut();
    if first.unreadable > 0 {
        headers.insert(UNREADABLE_ROWS, first.unreadable.into());
    }
    if let Some(errors) = errors {
        headers.insert(ERRORS, errors);
    }
    let extensions = response.extensions_mut();
    extensions.insert(first.record);
    extensions.insert(SendTime(state.settings.timeouts.upload));
    Ok(response)
}

/// A file that is being written.
struct File {
    executor: Arc<Executor>,
    operation: Operation,
    list: List,
    details: RequestDetails,
    writer: Writer,
    cursor: Option<String>,
    is_complete: bool,
    /// The number of rows of the next page. More than `most_rows` exceed a limit of an operation.
    page_rows: usize,
    most_rows: usize,
    /// The number of rows of the last page that exceeded a limit.
    refused_rows: usize,
    errors: FileErrors,
    /// The number of errors in the head of the response, once it has been sent.
    told_errors: Option<u64>,
    rows_read: usize,
    pages: usize,
    calls: usize,
}

/// A page that has been written.
struct Written {
    /// The rows as they are in the file. The memory of the response is also theirs.
    piece: Bytes,
    record: OperationRecord,
    unreadable: u64,
}

impl File {
    /// The body of the response, which reads a page when the last one has been passed on.
    fn into_body(self, first: Bytes) -> Body {
        let rest = stream::unfold(Some(self), async |file| {
            let mut file = file?;
            if file.is_complete {
                file.log();
                return None;
            }
            // What is written so far goes out first, even if the next page fails at once.
            tokio::task::yield_now().await;
            let request_id = file.details.request_id.clone();
            let page = catch_panic(&request_id, file.next_page(Vec::new())).await;
            match page.map_err(RequestError::failed).map_err(Refusal::from) {
                Ok(Ok(page)) => Some((Ok(page.piece), Some(file))),
                Ok(Err(refusal)) | Err(refusal) => {
                    let message = match &refusal {
                        Refusal::Request(error) => error.message(),
                        Refusal::Errors(..) => "fields have failed",
                    };
                    tracing::warn!(request_id, message, "a file was cut off");
                    file.log();
                    // The connection ends without the end of the body.
                    Some((Err(io::ErrorKind::UnexpectedEof.into()), None))
                }
            }
        });
        let pieces = stream::once(async { Ok::<_, io::Error>(first) }).chain(rest);
        let chunks = pieces.map_ok(|piece| stream::iter(chunks(piece).map(Ok::<_, io::Error>)));
        // A compressor asks once more after the end.
        Body::from_stream(chunks.try_flatten().fuse())
    }

    /// Reads the next page and writes its rows after those of a piece.
    async fn next_page(&mut self, mut piece: Vec<u8>) -> Result<Written, Refusal> {
        let response = self.read().await?;
        let mut record = self.operation.record();
        response.add_to(&mut record);
        let (unreadable, total) = without_blocking(response.body.len(), || {
            let (page, errors) = rows(&response, &self.list, &record)?;
            // The keys of the list, and that of its rows.
            let depth = self.list.path.len() + 1;
            self.errors.add(&errors, depth, self.rows_read);
            self.rows_read += page.rows.len();
            for row in &page.rows {
                self.writer.row(row, &mut piece);
            }
            self.is_complete = page.next.is_none();
            self.cursor = page.next;
            if self.is_complete {
                let errors = self.errors.to_json();
                self.writer.end(errors.as_deref(), &mut piece);
            }
            Ok::<_, Refusal>((page.unreadable, page.total))
        })?;
        self.pages += 1;
        // Where a cursor is in the list is unknown.
        let rows_left = match (&self.told_errors, &self.list.after) {
            (None, None) => total.saturating_sub(self.rows_read),
            _ => 0,
        };
        self.check_calls(rows_left)?;
        if self
            .told_errors
            .is_some_and(|told| self.errors.count() > told)
            && !self.writer.tells_errors()
        {
            let message = "A CSV file cannot say why its cells are empty.";
            return Err(RequestError::bad_request(message).into());
        }
        let limit = self.executor.services.settings.limits.upstream_calls;
        // It grows while pages are short and cost few calls: a longer page sorts the list less often.
        let by_bytes = self.page_rows * PAGE_BYTES / response.body.len().max(1);
        let by_calls = self.page_rows * limit * 5 / 6 / response.upstream_calls.max(1);
        let grown = by_bytes.min(by_calls).min(self.page_rows * 8);
        self.page_rows = grown.clamp(1, self.most_rows);
        Ok(Written {
            piece: bytes_with(piece.into(), response.body.clone()),
            record,
            unreadable,
        })
    }

    /// Makes a page shorter that exceeds a limit of an operation. Returns false if it cannot be.
    fn shrink(&mut self) -> bool {
        // Each try costs as much as a page.
        let shorter = self.page_rows.div_ceil(8);
        if self.page_rows == 1 {
            return false;
        }
        self.refused_rows = self.page_rows;
        (self.page_rows, self.most_rows) = (shorter, shorter);
        true
    }

    /// Reads a page: again if there is no memory for it at the moment, and with fewer rows if it exceeds a limit.
    async fn read(&mut self) -> Result<Arc<GraphqlResponse>, Refusal> {
        let executor = Arc::clone(&self.executor);
        let ends_at = Instant::now() + executor.services.settings.timeouts.request;
        loop {
            let definition = self.list.page_after(self.cursor.as_deref(), self.page_rows);
            let operation = match self.operation.rewritten(definition, &executor) {
                Err(_) if self.shrink() => continue,
                operation => operation?,
            };
            let reading = operation.execute(&executor, self.details.clone());
            let response = timeout_at(ends_at, reading).await;
            let response = response.map_err(|_| RequestError::too_long())?;
            let response = response.map_err(RequestError::failed)?;
            self.calls += response.upstream_calls;
            match response.failure {
                Some((Failure::NoMemory, _)) => {
                    let memory = executor.answers.reserve(PAGE_MEMORY);
                    if timeout_at(ends_at, memory).await.is_err() {
                        return Ok(response);
                    }
                }
                Some((Failure::TooMuch, _)) if self.shrink() => {}
                _ => return Ok(response),
            }
        }
    }

    /// Checks that the calls suffice if the rows that are left make as many as those that have been read.
    fn check_calls(&self, rows_left: usize) -> Result<(), RequestError> {
        let limit = self.executor.services.settings.limits.upstream_calls * OPERATIONS;
        let of_rows = self.calls.saturating_sub(LIST_CALLS);
        // The pages that were too long have made calls for more rows than those of the page that was read.
        let rows = self.rows_read.max(self.refused_rows).max(1);
        let of_file = self.calls + of_rows.saturating_mul(rows_left) / rows;
        if of_file <= limit {
            return Ok(());
        }
        Err(RequestError::limit(format!(
            "The file would make about {of_file} calls to services, and a file may make {limit}. Select fewer fields that \
             cost a call per row, filter the list, or send the query page by page."
        )))
    }

    fn log(&self) {
        tracing::info!(
            request_id = self.details.request_id,
            format = self.writer.format().extension(),
            rows = self.rows_read,
            pages = self.pages,
            upstream_calls = self.calls,
            is_complete = self.is_complete,
            "file"
        );
    }
}

/// The rows of a response, and the errors of fields that failed permanently.
fn rows<'a>(
    response: &'a GraphqlResponse,
    list: &List,
    record: &OperationRecord,
) -> Result<(ListPage<'a>, Vec<&'a RawValue>), Refusal> {
    let unreadable = || RequestError::failed(Error::internal("a page cannot be read"));
    let answer = PageResponse::read(&response.body).ok_or_else(unreadable)?;
    let page = answer.page(list);
    match (page, response.failure) {
        (Some(page), None | Some((Failure::Lasting, _))) => {
            Ok((page.ok_or_else(unreadable)?, answer.errors))
        }
        (_, Some((_, code))) => {
            let status = RequestError::status_of(code);
            let errors: Vec<_> = answer.errors.iter().map(|error| error.get()).collect();
            let body = format!(r#"{{"errors":[{}]}}"#, errors.join(","));
            Err(Refusal::Errors(status, body.into(), record.clone()))
        }
        (None, None) => Err(RequestError::failed(Error::not_found(format!(
            "There is no list: an object that leads to \"{}\" is null.",
            list.path.join(".")
        )))
        .into()),
    }
}
