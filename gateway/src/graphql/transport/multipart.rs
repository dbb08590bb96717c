//! Operations with files: requests of the GraphQL multipart request specification. The files are streamed to the
//! operation as they arrive.

use std::collections::HashMap;
use std::time::Duration;

use async_graphql::{Name, Value};
use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderMap, StatusCode, header};
use bytes::Bytes;
use futures_util::stream::{BoxStream, StreamExt, unfold};
use tokio::time::{Instant, timeout};

use crate::config::settings::Settings;
use crate::error::{Code, Error, Result, shortened_to};
use crate::graph::upload::{ChunkSender, FileSender, Files};
use crate::graphql::request_error::RequestError;
use crate::graphql::transport::parts::{self, Parts};
use crate::graphql::transport::request::GraphqlRequest;

/// The maximum number of files in a request.
const MOST_FILES: usize = 100;

/// The maximum length of a file's name, in characters; longer names are cut.
const NAME_LENGTH: usize = 255;

/// The maximum number of bytes passed on at once. Larger pieces would be spread over more memory.
const PIECE: usize = 32 << 10;

/// How long to keep reading a request whose operation has ended.
const DISCARD_TIMEOUT: Duration = Duration::from_secs(2);

/// Whether a request declares that it has files.
pub fn is_multipart(headers: &HeaderMap) -> bool {
    let content_type = headers.get(header::CONTENT_TYPE);
    let content_type = content_type.and_then(|value| value.to_str().ok());
    content_type.is_some_and(|text| {
        let essence = text.split(';').next().unwrap_or_default();
        essence.trim().eq_ignore_ascii_case("multipart/form-data")
    })
}

/// The files of a request that have not been read yet.
pub struct FileReader {
    parts: Parts,
    names: Vec<String>,
    sender: FileSender,
}

/// Reads the operation of a request, and leaves its files to a reader that passes them to [`Files`].
///
/// # Errors
/// If the body does not follow the specification, or exceeds a limit.
pub async fn read(
    settings: &Settings,
    headers: &HeaderMap,
    body: Body,
) -> Result<(GraphqlRequest, FileReader, Files), RequestError> {
    if headers.contains_key(header::CONTENT_ENCODING) {
        let message = "Send the request without Content-Encoding.";
        return Err(RequestError::unsupported_media_type(message));
    }
    let content_type = headers.get(header::CONTENT_TYPE);
    let content_type = content_type.and_then(|value| value.to_str().ok());
    let boundary = parts::boundary(content_type.unwrap_or_default())
        .ok_or_else(|| RequestError::unsupported_media_type("The content type has no boundary."))?;
    let limits = &settings.limits;
    let pace = Pace::new(settings);
    let chunks = in_time(body.into_data_stream(), pace);
    let mut parts = Parts::new(chunks, &boundary, limits.upload_bytes);

    let operations = text_part(&mut parts, "operations", limits.body_bytes).await?;
    let mut request = GraphqlRequest::from_body(&operations, limits)?;
    let map = text_part(&mut parts, "map", limits.body_bytes).await?;
    let map: HashMap<String, Vec<String>> = serde_json::from_slice(&map).map_err(|_| {
        refused("The part \"map\" must be an object of lists of paths, such as {\"0\": [\"variables.input.file\"]}.")
    })?;
    if map.len() > MOST_FILES {
        let message = format!(
            "A request has at most {MOST_FILES} files, not {}.",
            map.len()
        );
        return Err(RequestError::limit(message).closing());
    }
    for (name, paths) in &map {
        let [path] = &paths[..] else {
            return Err(refused("Each file of the part \"map\" has one path."));
        };
        put_file(&mut request, name, path)?;
    }
    let (sender, files) = Files::channel();
    let names = map.into_keys().collect();
    let reader = FileReader {
        parts,
        names,
        sender,
    };
    Ok((request, reader, files))
}

impl FileReader {
    /// Passes the files on until there are no more, or no reader. A file is marked complete only once the request
    /// continues correctly after it.
    pub async fn run(&mut self) {
        let mut read: Option<ChunkSender> = None;
        loop {
            let part = match self.parts.next().await {
                Ok(part) => {
                    if let Some(read) = read.take() {
                        read.end().await;
                    }
                    part
                }
                Err(error) => {
                    // A resolver that waits for the rest of a file, or for another file, is told why there is none.
                    match read {
                        Some(read) => read.fail(error).await,
                        None => self.sender.fail(error).await,
                    }
                    return;
                }
            };
            let Some(part) = part else { return };
            if !self.names.contains(&part.name) {
                continue;
            }
            let file_name = part.file_name.unwrap_or_default();
            let file_name = shortened_to(&file_name, NAME_LENGTH);
            let Some(sender) = self.sender.send(part.name, file_name).await else {
                return;
            };
            loop {
                match self.parts.chunk().await {
                    Ok(None) => {
                        read = Some(sender);
                        break;
                    }
                    Ok(Some(chunk)) => {
                        if !send_copy(&sender, &chunk).await {
                            // This file is no longer being read, but the next one may be wanted.
                            break;
                        }
                    }
                    Err(error) => {
                        sender.fail(error).await;
                        return;
                    }
                }
            }
        }
    }

    /// Reads and discards for a while: if the connection closed while the client is still writing, the client would not
    /// receive the answer.
    pub async fn discard(mut self, settings: &Settings) {
        let reading = async { while let Ok(Some(_)) = self.parts.next().await {} };
        let limit = DISCARD_TIMEOUT.min(settings.timeouts.upload / 40);
        let _in_time = timeout(limit, reading).await;
    }
}

/// Passes on a copy of a chunk, which lets the parser reuse its own buffer. Returns whether the file is still being
/// read.
async fn send_copy(sender: &ChunkSender, chunk: &[u8]) -> bool {
    for piece in chunk.chunks(PIECE) {
        if !sender.send(Bytes::copy_from_slice(piece)).await {
            return false;
        }
    }
    true
}

/// The required speed of a body. Only the time spent waiting for it counts.
#[derive(Clone, Copy)]
struct Pace {
    /// The timeout for each chunk.
    timeout: Duration,
    /// In bytes per second; applies once the total wait exceeds the timeout.
    rate: usize,
    waited: Duration,
    received: usize,
}

impl Pace {
    fn new(settings: &Settings) -> Self {
        Self {
            timeout: settings.timeouts.body,
            rate: settings.limits.upload_rate,
            waited: Duration::ZERO,
            received: 0,
        }
    }

    /// Counts a chunk. Returns whether the body is fast enough.
    fn count(&mut self, waited: Duration, bytes: usize) -> bool {
        self.waited += waited;
        self.received += bytes;
        let late = self.waited.saturating_sub(self.timeout);
        self.received as f64 >= self.rate as f64 * late.as_secs_f64()
    }
}

/// The chunks of a body, which must arrive in time.
fn in_time(chunks: BodyDataStream, pace: Pace) -> BoxStream<'static, Result<Bytes>> {
    unfold(Some((chunks, pace)), async |reading| {
        let (mut chunks, mut pace) = reading?;
        let started = Instant::now();
        let error = match timeout(pace.timeout, chunks.next()).await {
            Ok(None) => return None,
            Ok(Some(Ok(chunk))) if pace.count(started.elapsed(), chunk.len()) => {
                return Some((Ok(chunk), Some((chunks, pace))));
            }
            Ok(Some(Ok(_))) => Error::bad_input("The body arrives too slowly."),
            Ok(Some(Err(_))) | Err(_) => {
                Error::bad_input("The body is incomplete, or did not arrive in time.")
            }
        };
        Some((Err(error), None))
    })
    .boxed()
}

/// The content of the next part, which must have this name.
async fn text_part(parts: &mut Parts, name: &str, limit: usize) -> Result<Vec<u8>, RequestError> {
    match parts.next().await.map_err(failed)? {
        Some(part) if part.name == name => parts.content(limit).await.map_err(failed),
        _ => Err(refused(
            "The first parts of the body are \"operations\" and \"map\", and then the files.",
        )),
    }
}

/// Puts the name of a file's part into its position in the variables.
fn put_file(request: &mut GraphqlRequest, name: &str, path: &str) -> Result<(), RequestError> {
    let mut keys = path.split('.');
    let mut place = match (keys.next(), keys.next()) {
        (Some("variables"), Some(variable)) => {
            request.variables.values()?.get_mut(&Name::new(variable))
        }
        _ => None,
    };
    for key in keys {
        place = match place {
            Some(Value::Object(fields)) => fields.get_mut(key),
            Some(Value::List(items)) => key.parse().ok().and_then(|at: usize| items.get_mut(at)),
            _ => None,
        };
    }
    match place {
        Some(place @ Value::Null) => {
            *place = Value::String(name.to_owned());
            Ok(())
        }
        _ => Err(refused(
            "A path of the part \"map\" must lead to a null among the variables.",
        )),
    }
}

fn refused(message: &str) -> RequestError {
    RequestError::bad_request(message).closing()
}

fn failed(error: Error) -> RequestError {
    let status = match error.code() {
        Code::LimitExceeded => StatusCode::PAYLOAD_TOO_LARGE,
        _ => StatusCode::BAD_REQUEST,
    };
    RequestError::new(status, error.code(), error.message()).closing()
}

#[cfg(test)]
mod tests {
    use async_graphql::Variables;
    use serde_json::json;

    use super::*;
    use crate::graphql::execution::variables::RequestVariables;

    #[test]
    fn a_file_is_put_where_its_path_leads_to_null() {
        let put = |path: &str| {
            let variables =
                json!({ "file": null, "input": { "files": [null, null], "text": "t" } });
            let mut request = GraphqlRequest {
                variables: RequestVariables::Values(Variables::from_json(variables)),
                ..GraphqlRequest::default()
            };
            put_file(&mut request, "0", path).ok()?;
            serde_json::to_value(request.variables.values().ok()?).ok()
        };
        let cases = [
            (
                "variables.file",
                Some(json!({ "file": "0", "input": { "files": [null, null], "text": "t" } })),
            ),
            (
                "variables.input.files.1",
                Some(json!({ "file": null, "input": { "files": [null, "0"], "text": "t" } })),
            ),
            ("variables.input.files.2", None),
            ("variables.input.files.x", None),
            ("variables.input.files", None),
            ("variables.input.text", None),
            ("variables.input.text.a", None),
            ("variables.none", None),
            ("variables", None),
            ("query", None),
            ("", None),
        ];
        for (path, variables) in cases {
            assert_eq!(put(path), variables, "{path}");
        }
    }
}
