//! Operations with files: requests of the GraphQL multipart request specification. The files are streamed to the
//! operation as they arrive.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use async_graphql::{Name, Value};
use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, header};
use bytes::Bytes;
use futures_util::StreamExt;
use multer::{Constraints, Field, Multipart, SizeLimit};
use tokio::time::timeout;

use crate::config::settings::Settings;
use crate::error::{Code, Error, Result, shortened_to};
use crate::graph::upload::{ChunkSender, File, FileSender, Files};
use crate::graphql::request_error::RequestError;
use crate::graphql::transport::request::GraphqlRequest;

/// The maximum number of files in a request.
const MOST_FILES: usize = 100;

/// The maximum length of a file's name, in characters; longer names are cut.
const NAME_LENGTH: usize = 255;

/// The maximum number of bytes in which the parser finds nothing: more than arrive at once, and than a head needs.
const UNPARSED_BYTES: usize = 256 << 10;

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
    let boundary = multer::parse_boundary(content_type.unwrap_or_default());
    let boundary = boundary
        .map_err(|_| RequestError::unsupported_media_type("The content type has no boundary."))?;
    let mut parts = Parts::new(settings, boundary, body);

    let operations = parts.text("operations").await?;
    let mut request = GraphqlRequest::from_body(&operations, &settings.limits)?;
    let map = parts.text("map").await?;
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
    /// Passes the files on until there are no more, or no reader.
    pub async fn run(&mut self) {
        let mut file = None;
        if let Err(error) = self.pass_on(&mut file).await {
            // A resolver that waits for the rest of a file, or for another file, is told why there is none.
            let _is_read = match file {
                Some(file) => file.send(Err(error)).await.is_ok(),
                None => self.sender.send(Err(error)).await.is_ok(),
            };
        }
    }

    /// Passes the files on. A file is marked complete only once the request continues correctly after it.
    async fn pass_on(&mut self, file: &mut Option<ChunkSender>) -> Result<()> {
        loop {
            let part = self.parts.next().await?;
            if let Some(file) = file.take() {
                let _is_read = file.send(Ok(None)).await;
            }
            let Some(mut part) = part else { return Ok(()) };
            let name = part.name().unwrap_or_default().to_owned();
            if self.names.contains(&name) {
                let file_name = shortened_to(part.file_name().unwrap_or_default(), NAME_LENGTH);
                let (chunks, next) = File::channel(name, file_name);
                if self.sender.send(Ok(next)).await.is_err() {
                    return Ok(());
                }
                *file = Some(chunks);
            }
            while let Some(chunk) = self.parts.chunk(&mut part).await? {
                if let Some(reader) = file
                    && reader.send(Ok(Some(chunk))).await.is_err()
                {
                    // This file is no longer being read, but the next one may be wanted.
                    *file = None;
                }
            }
        }
    }
}

/// The parts of a form, as they arrive.
struct Parts {
    form: Multipart<'static>,
    /// The bytes that have arrived since the parser last returned something.
    unparsed: Arc<AtomicUsize>,
    /// For the next part, and for the next chunk.
    time: Duration,
}

impl Parts {
    fn new(settings: &Settings, boundary: String, body: Body) -> Self {
        let (limits, unparsed) = (&settings.limits, Arc::new(AtomicUsize::new(0)));
        // multer searches for the end of a head, and for the first boundary, in all that has arrived, without a limit
        // but that of the whole form.
        let count = Arc::clone(&unparsed);
        let chunks = body.into_data_stream().map(move |chunk| {
            let chunk = chunk.map_err(io::Error::other)?;
            match count.fetch_add(chunk.len(), Ordering::Relaxed) {
                0..UNPARSED_BYTES => Ok(chunk),
                _ => Err(io::Error::from(io::ErrorKind::QuotaExceeded)),
            }
        });
        let sizes = SizeLimit::new()
            .whole_stream(limits.upload_bytes as u64)
            .for_field("operations", limits.body_bytes as u64)
            .for_field("map", limits.body_bytes as u64);
        let constraints = Constraints::new().size_limit(sizes);
        Self {
            form: Multipart::with_constraints(chunks, boundary, constraints),
            unparsed,
            time: settings.timeouts.body,
        }
    }

    /// The next part, after the current one has been read to its end.
    async fn next(&mut self) -> Result<Option<Field<'static>>> {
        let part = timeout(self.time, self.form.next_field()).await;
        self.unparsed.store(0, Ordering::Relaxed);
        part.map_err(|_| incomplete())?.map_err(error_of)
    }

    /// The next chunk of a part; `None` at its end.
    async fn chunk(&self, part: &mut Field<'static>) -> Result<Option<Bytes>> {
        let chunk = timeout(self.time, part.chunk()).await;
        self.unparsed.store(0, Ordering::Relaxed);
        chunk.map_err(|_| incomplete())?.map_err(error_of)
    }

    /// The content of the next part, which must have this name.
    async fn text(&mut self, name: &str) -> Result<Vec<u8>, RequestError> {
        let part = self.next().await.map_err(failed)?;
        let Some(mut part) = part.filter(|part| part.name() == Some(name)) else {
            return Err(refused(
                "The first parts of the body are \"operations\" and \"map\", and then the files.",
            ));
        };
        let mut text = Vec::new();
        while let Some(chunk) = self.chunk(&mut part).await.map_err(failed)? {
            text.extend_from_slice(&chunk);
        }
        Ok(text)
    }
}

fn incomplete() -> Error {
    Error::bad_input("The body is incomplete, or did not arrive in time.")
}

fn error_of(error: multer::Error) -> Error {
    use multer::Error as Form;
    let too_large = |message| Error::new(Code::LimitExceeded, message);
    match error {
        Form::StreamSizeExceeded { limit } | Form::FieldSizeExceeded { limit, .. } => {
            let message = format!("The request or a part of it is larger than {limit} bytes.");
            too_large(message)
        }
        Form::StreamReadFailed(cause)
            if cause.downcast_ref().map(io::Error::kind) == Some(io::ErrorKind::QuotaExceeded) =>
        {
            let message = format!("The head of a part is larger than {UNPARSED_BYTES} bytes.");
            too_large(message)
        }
        Form::StreamReadFailed(_)
        | Form::IncompleteStream
        | Form::IncompleteHeaders
        | Form::IncompleteFieldData { .. } => incomplete(),
        _ => Error::bad_input("The body is not multipart/form-data."),
    }
}

/// Puts the name of a file's part into its position in the variables.
fn put_file(request: &mut GraphqlRequest, name: &str, path: &str) -> Result<(), RequestError> {
    let mut keys = path.split('.');
    let mut place = match (keys.next(), keys.next()) {
        (Some("variables"), Some(variable)) => request.variables.get_mut(&Name::new(variable)),
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
