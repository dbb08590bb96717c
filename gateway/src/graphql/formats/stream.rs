//! Streams a list as a file: page after page, each executed as an operation of its own.

use std::sync::Arc;
use std::time::Duration;

use async_graphql::parser::types::OperationType;
use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Version, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::{StreamExt, stream};
use http_body_util::StreamBody;
use hyper::body::Frame;
use serde_json::value::RawValue;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout, timeout_at};

use crate::error::Error;
use crate::graphql::execution::catch_panic::catch_panic;
use crate::graphql::execution::executor::Executor;
use crate::graphql::execution::metrics::OperationRecord;
use crate::graphql::execution::operation::Operation;
use crate::graphql::formats::Format;
use crate::graphql::formats::calls::FileCalls;
use crate::graphql::formats::errors::FileErrors;
use crate::graphql::formats::list::{List, not_acceptable};
use crate::graphql::formats::page::{ListPage, PageResponse};
use crate::graphql::formats::page_size::PageSize;
use crate::graphql::formats::receiver::{FileBody, Head, Piece, Receiver, Refusal};
use crate::graphql::formats::unnest::{RowBytes, TOO_MUCH, limit};
use crate::graphql::formats::writer::Writer;
use crate::graphql::request_error::RequestError;
use crate::graphql::state::AppState;
use crate::graphql::transport::media_types::MediaType;
use crate::graphql::transport::multipart::is_multipart;
use crate::graphql::transport::read_request::{Admitted, read_request};
use crate::graphql::transport::response::{Failure, GraphqlResponse};
use crate::memory::bytes_with;
use crate::request::{RequestDetails, RequestId};
use crate::upstream::without_blocking;

/// Number of rows of the list that cannot be read and are missing in the file.
const UNREADABLE_ROWS: HeaderName = HeaderName::from_static("x-marquee-unreadable-rows");

/// The errors of the fields that failed permanently, as JSON: of those of the first page in the head, of all in the trailer.
const ERRORS: HeaderName = HeaderName::from_static("x-marquee-errors");

/// The memory that a page waits for if there was none.
const PAGE_MEMORY: usize = 2 << 20;

/// The longest page of a file whose rows repeat what is around their list, in bytes.
const MAX_PAGE: usize = 8 << 20;

/// How long a client may take to read a response, if it is not the same for all.
#[derive(Clone, Copy)]
pub struct SendTime(pub Duration);

/// Answers a request with a file. The bytes begin when the first page has been read without an error.
pub async fn respond(state: &Arc<AppState>, request: Request, format: Format) -> Response {
    let request_id = RequestId::of(request.extensions());
    // hyper sends trailers to no other client.
    let takes_trailers = request.headers().get_all(header::TE).iter().any(|te| {
        let mut codings = te.to_str().unwrap_or_default().split(',');
        codings.any(|coding| coding.trim().eq_ignore_ascii_case("trailers"))
    });
    let tells_errors = takes_trailers || format != Format::Csv;
    let (head, answered) = oneshot::channel();
    let (pieces, received) = mpsc::channel(1);
    let (owned, id) = (Arc::clone(state), request_id.clone());
    // A task of its own, because pages are read while the response is sent.
    state.lifecycle.tasks.spawn(async move {
        let is_abandoned = pieces.clone();
        let writing = catch_panic(
            &id,
            write(&owned, request, format, tells_errors, head, pieces),
        );
        let time = owned.settings.timeouts.upload;
        tokio::select! {
            written = timeout(time, writing) => {
                if written.is_err() {
                    tracing::warn!(request_id = &*id, "a file took too long and was cut off");
                }
            }
            () = is_abandoned.closed() => {}
        }
    });
    match answered.await {
        Ok(Ok(head)) => file(state, head, received, format, takes_trailers),
        Ok(Err(Refusal::Request(error))) => {
            error.into_graphql_response(&request_id, MediaType::Graphql)
        }
        Ok(Err(Refusal::Errors(status, body, record))) => {
            let headers = [
                (header::CONTENT_TYPE, MediaType::Graphql.header()),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
            ];
            let mut response = (status, headers, body).into_response();
            response.extensions_mut().insert(record);
            response
        }
        Err(_) => RequestError::failed(Error::internal("a file ended early"))
            .into_graphql_response(&request_id, MediaType::Graphql),
    }
}

fn file(
    state: &AppState,
    head: Head,
    pieces: mpsc::Receiver<Piece>,
    format: Format,
    takes_trailers: bool,
) -> Response {
    let body = FileBody {
        pieces,
        rest: Bytes::new(),
    };
    let frames = stream::unfold(Some(body), |body| async { body?.next().await });
    let frames = frames.filter(move |frame| {
        let is_trailer = frame.as_ref().is_ok_and(Frame::is_trailers);
        std::future::ready(takes_trailers || !is_trailer)
    });
    // A compressor asks once more after the end.
    let body = Body::new(StreamBody::new(frames.fuse()));
    let disposition = format!(
        "attachment; filename=\"{}.{}\"",
        head.file_name,
        format.extension()
    );
    let headers = [
        (header::CONTENT_TYPE, format.content_type().to_owned()),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    let mut response = (headers, body).into_response();
    let headers = response.headers_mut();
    if head.unreadable > 0 {
        headers.insert(UNREADABLE_ROWS, head.unreadable.into());
    }
    if let Some(errors) = head.errors {
        headers.insert(ERRORS, errors);
    }
    if takes_trailers {
        headers.insert(
            header::TRAILER,
            HeaderValue::from_static("x-marquee-errors"),
        );
    }
    let extensions = response.extensions_mut();
    extensions.insert(head.record);
    extensions.insert(SendTime(state.settings.timeouts.upload));
    response
}

/// Reads a request and writes its file.
async fn write(
    state: &Arc<AppState>,
    request: Request,
    format: Format,
    tells_errors: bool,
    head: oneshot::Sender<Result<Head, Refusal>>,
    pieces: mpsc::Sender<Piece>,
) {
    let (parts, body) = request.into_parts();
    let query = parts.uri.query().unwrap_or("");
    let mut query = url::form_urlencoded::parse(query.as_bytes());
    let path = query.find(|(name, _)| name == "path");
    let path = path.map(|(_, path)| path.into_owned());
    let begun = async {
        if is_multipart(&parts.headers) {
            return Err(of_queries());
        }
        if parts.version == Version::HTTP_10 {
            return Err(RequestError::bad_request(
                "Files need HTTP/1.1: in HTTP/1.0, a truncated file cannot be told from a complete one.",
            ));
        }
        let Admitted {
            request,
            details,
            permits,
        } = read_request(state, parts, body).await?;
        let operation = Operation::find(&state.executor, request, &details).await?;
        if operation.kind != OperationType::Query {
            return Err(of_queries());
        }
        let list = List::find(
            operation.definition(),
            operation.variables(),
            path.as_deref(),
        )?;
        list.check(format)?;
        if !list.unnest.is_empty() && details.authorization.is_none() {
            // What repeats around each row is work without a call, which a session has to answer for.
            return Err(RequestError::failed(Error::unauthenticated()));
        }
        // A file has no place for its cost.
        let details = RequestDetails {
            asks_cost: false,
            ..details
        };
        Ok((operation, list, details, permits))
    };
    let (operation, list, details, permits) = match begun.await {
        Ok(begun) => begun,
        Err(error) => {
            let _gone = head.send(Err(error.into()));
            return;
        }
    };
    let receiver = Receiver {
        head: Some(head),
        pieces,
        tells_errors,
    };
    write_pages(
        &state.executor,
        &operation,
        list,
        details,
        format,
        receiver,
        permits,
    )
    .await;
}

fn of_queries() -> RequestError {
    not_acceptable("Only queries have files: accept application/json.")
}

/// A page that has been written.
struct Written {
    piece: Vec<u8>,
    /// Its response. The memory of the response is also that of the piece.
    response: Bytes,
    /// The bytes that its rows have taken, with what they repeat.
    row_bytes: usize,
    /// The calls made for it.
    upstream_calls: usize,
    unreadable: u64,
    next: Option<String>,
    /// Number of pages that follow, if that is known.
    pages_left: usize,
}

async fn write_pages(
    executor: &Executor,
    operation: &Operation,
    mut list: List,
    mut details: RequestDetails,
    format: Format,
    mut receiver: Receiver,
    permits: impl Sized,
) {
    let request_id = details.request_id.clone();
    let mut writer = Writer::new(format, std::mem::take(&mut list.columns));
    let mut calls = FileCalls::new(executor.settings.limits.upstream_calls);
    let (mut size, mut errors) = (PageSize::first(), FileErrors::default());
    let begins_after = list.pages.as_ref().and_then(|pages| pages.after.clone());
    let (mut cursor, mut permits) = (begins_after, Some(permits));
    let (mut pages, mut held, mut told_errors) = (0_usize, Vec::new(), 0);
    let (path, mut rows_read) = (list.path(), 0);
    writer.begin(&mut held);
    let is_complete = loop {
        let mut record = operation.record();
        let page = PageOf {
            operation,
            list: &list,
            details: &details,
            cursor: cursor.as_deref(),
        };
        let page = page.read(executor, &mut size, &mut calls).await;
        let written = page.and_then(|response| {
            response.add_to(&mut record);
            let piece = std::mem::take(&mut held);
            let work = match list.unnest.is_empty() {
                true => response.body.len(),
                false => usize::MAX,
            };
            without_blocking(work, || {
                let page = rows(&response, &list, &record)?;
                // The keys of the list, and that of its rows.
                let depth = list.pages.as_ref().map_or(0, |pages| pages.path.len() + 1);
                errors.add(&page.1, depth, rows_read);
                rows_read += page.0.rows.len();
                write_page(
                    &response,
                    &list,
                    page.0,
                    rows_read,
                    &mut writer,
                    &errors,
                    piece,
                )
            })
        });
        pages += 1;
        let checked = written.and_then(|written| {
            // The first page reads the list, which later ones share. If its calls would not do, the second one decides.
            match calls.check(written.pages_left) {
                Err(refusal) if receiver.is_waiting() && (pages > 1 || written.next.is_none()) => {
                    Err(refusal.into())
                }
                checked => Ok((written, checked.is_ok())),
            }
        });
        let (written, is_affordable) = match checked {
            Ok(checked) => checked,
            Err(refusal) => {
                if !receiver.is_waiting()
                    && let Refusal::Request(error) = &refusal
                {
                    let message = error.message();
                    tracing::warn!(request_id, message, "a file was cut off");
                }
                receiver.refuse(refusal);
                break false;
            }
        };
        let limit = executor.settings.limits.upstream_calls;
        let bytes = written.response.len().max(written.row_bytes);
        size.fit(bytes, written.upstream_calls, limit);
        if is_affordable {
            let file_name = || operation.name().unwrap_or(&path[path.len() - 1]);
            // Like an answer, a file holds no place while it is sent.
            drop(permits.take());
            if receiver.is_waiting() {
                told_errors = errors.count();
            }
            receiver.begin(|| Head {
                file_name: file_name().chars().take(100).collect(),
                unreadable: written.unreadable,
                errors: errors.to_header(),
                record,
            });
        }
        if receiver.is_waiting() {
            held = written.piece;
        } else if calls.check(0).is_err() {
            tracing::warn!(request_id, "a file made too many calls and was cut off");
            break false;
        } else if !receiver.tells_errors && errors.count() > told_errors {
            tracing::warn!(
                request_id,
                "a file without trailers has empty cells and was cut off"
            );
            break false;
        } else {
            // The rows of inner lists take more memory than the response that they come from, which is given back first: else
            // files could wait for each other.
            let kept = match list.unnest.is_empty() {
                true => (Some(written.response), None),
                false => {
                    drop(written.response);
                    (
                        None,
                        Some(executor.answers.reserve(written.piece.len()).await),
                    )
                }
            };
            if !receiver.send(bytes_with(written.piece.into(), kept)).await {
                break false;
            }
        }
        let Some(next) = written.next else {
            let trailers = errors.to_header();
            let trailers = trailers.map(|errors| HeaderMap::from_iter([(ERRORS, errors)]));
            let _gone = receiver.pieces.send(Piece::End(trailers)).await;
            break true;
        };
        cursor = Some(next);
        // Later pages are those of the list that the first one has read.
        details.bypasses_cache = false;
    };
    tracing::info!(
        request_id,
        format = format.extension(),
        rows = writer.rows(),
        pages,
        upstream_calls = calls.made(),
        is_complete,
        "file"
    );
}

/// Writes the rows of a page after those of a piece.
fn write_page(
    response: &GraphqlResponse,
    list: &List,
    page: ListPage<'_>,
    rows_read: usize,
    writer: &mut Writer,
    errors: &FileErrors,
    mut piece: Vec<u8>,
) -> Result<Written, Refusal> {
    let mut bytes = RowBytes(MAX_PAGE);
    let most = piece.len() + MAX_PAGE;
    for row in &page.rows {
        list.unnest.each(row, &mut bytes, &mut |row| {
            writer.row(row, &mut piece);
            match list.unnest.is_empty() || piece.len() <= most {
                true => Ok(()),
                false => Err(limit(TOO_MUCH)),
            }
        })?;
    }
    if page.next.is_none() {
        writer.end(errors.to_json().as_deref(), &mut piece);
    }
    let begins_after = list.pages.as_ref().and_then(|pages| pages.after.as_ref());
    let rows_left = match (&page.next, begins_after) {
        (None, _) => 0,
        (Some(_), None) => page.total.saturating_sub(rows_read),
        // Where a cursor is in the list is unknown.
        (Some(_), Some(_)) => 1,
    };
    Ok(Written {
        row_bytes: MAX_PAGE - bytes.0,
        upstream_calls: response.upstream_calls,
        piece,
        response: response.body.clone(),
        unreadable: page.unreadable,
        next: page.next,
        pages_left: rows_left.div_ceil(page.rows.len().max(1)),
    })
}

/// A page of a list to read.
struct PageOf<'a> {
    operation: &'a Operation,
    list: &'a List,
    details: &'a RequestDetails,
    cursor: Option<&'a str>,
}

impl PageOf<'_> {
    /// Reads it: again if there is no memory for it at the moment, and with fewer rows if it exceeds a limit.
    async fn read(
        &self,
        executor: &Executor,
        size: &mut PageSize,
        calls: &mut FileCalls,
    ) -> Result<GraphqlResponse, Refusal> {
        let ends_at = Instant::now() + executor.settings.timeouts.request;
        loop {
            let definition = self.list.page_after(self.cursor, size.rows());
            let operation = match self.operation.rewritten(definition, executor) {
                Err(_) if self.list.pages.is_some() && size.shrink() => continue,
                operation => operation?,
            };
            let reading = operation.execute_alone(executor, self.details.clone());
            let response = timeout_at(ends_at, reading).await;
            let response = response.map_err(|_| RequestError::too_long())?;
            let response = response.map_err(RequestError::failed)?;
            calls.add(response.upstream_calls);
            match response.failure {
                Some(Failure::NoMemory) => {
                    let memory = executor.answers.reserve(PAGE_MEMORY);
                    if timeout_at(ends_at, memory).await.is_err() {
                        return Ok(response);
                    }
                }
                Some(Failure::TooMuch) if self.list.pages.is_some() && size.shrink() => {}
                _ => return Ok(response),
            }
        }
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
        (Some(page), None | Some(Failure::Lasting)) => {
            Ok((page.ok_or_else(unreadable)?, answer.errors))
        }
        (_, Some(_)) => {
            let code = answer.code();
            let status = code.map_or(StatusCode::INTERNAL_SERVER_ERROR, RequestError::status_of);
            let errors: Vec<_> = answer.errors.iter().map(|error| error.get()).collect();
            let body = format!(r#"{{"errors":[{}]}}"#, errors.join(","));
            Err(Refusal::Errors(status, body.into(), record.clone()))
        }
        (None, None) => Err(RequestError::failed(Error::not_found(format!(
            "There is no list: an object that leads to \"{}\" is null.",
            list.path().join(".")
        )))
        .into()),
    }
}
