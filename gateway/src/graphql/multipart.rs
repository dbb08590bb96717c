//! Operations with files: requests of the GraphQL multipart request specification. The files are handed to the
//! operation while they arrive.

use std::collections::HashMap;
use std::io;
use std::time::Duration;

use async_graphql::{Name, Value};
use axum::body::{Body, BodyDataStream};
use axum::http::{HeaderMap, StatusCode, header};
use bytes::Bytes;
use futures_util::stream::{BoxStream, StreamExt, unfold};
use multer::{Constraints, SizeLimit};
use tokio::time::timeout;

use crate::config::settings::Settings;
use crate::error::{Code, Error, shortened_to};
use crate::graph::upload::{ChunkSender, FileSender, Files};
use crate::graphql::request::GraphqlRequest;
use crate::graphql::request_error::RequestError;

/// The most files of one request.
const MOST_FILES: usize = 100;

/// The longest name of a file that is kept, in characters.
const NAME_LENGTH: usize = 255;

/// How much of a file is handed over at once, in bytes. Larger pieces would be spread over more memory.
const PIECE: usize = 32 << 10;

/// How long the rest of a request is read when its operation has ended.
const DISCARD_TIMEOUT: Duration = Duration::from_secs(2);

/// Whether a request says that it has files.
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
    parts: multer::Multipart<'static>,
    names: Vec<String>,
    sender: FileSender,
}

/// Reads the operation of a request and leaves its files to a reader, from which they reach [`Files`].
///
/// # Errors
/// If the body is not as the specification says, or beyond a limit.
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
    let boundary = multer::parse_boundary(content_type.unwrap_or_default())
        .map_err(|_| RequestError::unsupported_media_type("The content type has no boundary."))?;
    let limits = &settings.limits;
    let sizes = SizeLimit::new()
        .whole_stream(limits.upload_bytes as u64)
        .for_field("operations", limits.body_bytes as u64)
        .for_field("map", limits.body_bytes as u64);
    let constraints = Constraints::new().size_limit(sizes);
    let chunks = in_time(body.into_data_stream(), settings.timeouts.body);
    let mut parts = multer::Multipart::with_constraints(chunks, boundary, constraints);

    let operations = text_part(&mut parts, "operations").await?;
    let mut request = GraphqlRequest::from_body(&operations, limits)?;
    let map = text_part(&mut parts, "map").await?;
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
    /// Hands the files over until there are no more, or nobody reads them.
    pub async fn run(&mut self) {
        loop {
            let mut part = match self.parts.next_field().await {
                Ok(Some(part)) => part,
                // Whoever waits for another file learns that there is none.
                Ok(None) | Err(_) => return,
            };
            let name = part.name().unwrap_or_default().to_owned();
            if !self.names.contains(&name) {
                continue;
            }
            let file_name = shortened_to(part.file_name().unwrap_or_default(), NAME_LENGTH);
            let Some(sender) = self.sender.send(name, file_name).await else {
                return;
            };
            loop {
                match part.chunk().await {
                    Ok(None) => break,
                    Ok(Some(chunk)) => {
                        if !send_copy(&sender, &chunk).await {
                            // Nobody reads this file on. The next one may be wanted.
                            break;
                        }
                    }
                    Err(error) => {
                        sender.send(Err(broken(&error))).await;
                        return;
                    }
                }
            }
        }
    }

    /// Reads on for a while and keeps nothing: if the connection closed while the client still writes, the client
    /// would not receive the answer.
    pub async fn discard(mut self) {
        let reading = async { while let Ok(Some(_)) = self.parts.next_field().await {} };
        let _in_time = timeout(DISCARD_TIMEOUT, reading).await;
    }
}

/// Hands over a copy of a chunk, so that the parser can use its own buffer again. Returns whether anybody reads on.
async fn send_copy(sender: &ChunkSender, chunk: &[u8]) -> bool {
    for piece in chunk.chunks(PIECE) {
        if !sender.send(Ok(Bytes::copy_from_slice(piece))).await {
            return false;
        }
    }
    true
}

/// The chunks of a body, each of which must come in time.
fn in_time(chunks: BodyDataStream, limit: Duration) -> BoxStream<'static, io::Result<Bytes>> {
    unfold(Some(chunks), move |chunks| async move {
        let mut chunks = chunks?;
        match timeout(limit, chunks.next()).await {
            Ok(None) => None,
            Ok(Some(Ok(chunk))) => Some((Ok(chunk), Some(chunks))),
            Ok(Some(Err(error))) => Some((Err(io::Error::other(error)), None)),
            Err(_) => Some((Err(io::ErrorKind::TimedOut.into()), None)),
        }
    })
    .boxed()
}

/// The next part, which must have this name.
async fn text_part(
    parts: &mut multer::Multipart<'static>,
    name: &str,
) -> Result<Bytes, RequestError> {
    let part = parts.next_field().await.map_err(|error| failed(&error))?;
    match part {
        Some(part) if part.name() == Some(name) => {
            part.bytes().await.map_err(|error| failed(&error))
        }
        _ => Err(refused(
            "The first parts of the body are \"operations\" and \"map\", and then the files.",
        )),
    }
}

/// Puts the name of a file's part in its place among the variables.
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

fn failed(error: &multer::Error) -> RequestError {
    let error = broken(error);
    let status = match error.code() {
        Code::LimitExceeded => StatusCode::PAYLOAD_TOO_LARGE,
        _ => StatusCode::BAD_REQUEST,
    };
    RequestError::new(status, error.code(), error.message()).closing()
}

/// What is wrong with a body that cannot be read on.
fn broken(error: &multer::Error) -> Error {
    match error {
        multer::Error::StreamSizeExceeded { limit }
        | multer::Error::FieldSizeExceeded { limit, .. } => Error::new(
            Code::LimitExceeded,
            format!("The request or a part of it is larger than {limit} bytes."),
        ),
        multer::Error::StreamReadFailed(_) => {
            Error::bad_input("The body is incomplete, or did not arrive in time.")
        }
        _ => Error::bad_input("The body is not multipart/form-data."),
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::Variables;
    use serde_json::json;

    use super::*;
    use crate::graphql::variables::RequestVariables;

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

    #[test]
    fn only_forms_are_multipart() {
        let cases = [
            ("multipart/form-data; boundary=x", true),
            ("Multipart/Form-Data;boundary=x", true),
            ("multipart/mixed; boundary=x", false),
            ("application/json", false),
            ("multipart/form-data-x", false),
        ];
        for (content_type, expected) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, content_type.parse().unwrap());
            assert_eq!(is_multipart(&headers), expected, "{content_type}");
        }
        assert!(!is_multipart(&HeaderMap::new()));
    }
}
