//! A form with files, read as a stream: only a description of each file is kept.

use axum::extract::{
    Multipart,
    multipart::{Field, MultipartError},
};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::{db::hash::hex, http::error::HttpError};

/// The maximum number of bytes kept of a first line.
const LONGEST_HEADER: usize = 4_096;

/// The parts of an upload.
#[derive(Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Form {
    pub(super) customer: Option<String>,
    pub(super) market_name: Option<String>,
    pub(super) job_type: Option<String>,
    pub(super) provider: Option<String>,
    pub(super) run_by: Option<String>,
    pub(super) files: Vec<ReceivedFile>,
}

/// A received file.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReceivedFile {
    pub(super) name: String,
    pub(super) content_type: Option<String>,
    /// Size in bytes.
    pub(super) size: u64,
    /// The first line, without a byte order mark and the line end.
    pub(super) header: String,
    /// The hash of the content, in hexadecimal digits.
    pub(super) sha256: String,
}

impl Form {
    pub(super) async fn read(mut parts: Multipart) -> Result<Self, HttpError> {
        let mut form = Self::default();
        while let Some(part) = parts.next_field().await.map_err(incomplete)? {
            let name = part.name().unwrap_or_default().to_owned();
            if name == "files" {
                form.files.push(ReceivedFile::read(part).await?);
                continue;
            }
            let field = match name.as_str() {
                "customer" => &mut form.customer,
                "marketName" => &mut form.market_name,
                "jobType" => &mut form.job_type,
                "provider" => &mut form.provider,
                "runBy" => &mut form.run_by,
                _ => {
                    let message = format!("The field \"{name}\" is not known.");
                    return Err(HttpError::bad_request(message));
                }
            };
            let text = part.text().await.map_err(incomplete)?;
            if field.replace(text).is_some() {
                let message = format!("The field \"{name}\" was sent twice.");
                return Err(HttpError::bad_request(message));
            }
        }
        Ok(form)
    }
}

impl ReceivedFile {
    async fn read(mut part: Field<'_>) -> Result<Self, HttpError> {
        let name = part
            .file_name()
            .ok_or_else(|| HttpError::bad_request("A file has no name."))?
            .to_owned();
        let content_type = part.content_type().map(str::to_owned);
        let (mut size, mut hash, mut header) = (0, Sha256::new(), Vec::new());
        let mut in_header = true;
        while let Some(chunk) = part.chunk().await.map_err(incomplete)? {
            size += chunk.len() as u64;
            hash.update(&chunk);
            if in_header {
                let end = chunk.iter().position(|byte| *byte == b'\n');
                header.extend_from_slice(&chunk[..end.unwrap_or(chunk.len())]);
                in_header = end.is_none() && header.len() < LONGEST_HEADER;
            }
        }
        header.truncate(LONGEST_HEADER);
        let header = String::from_utf8_lossy(&header);
        Ok(Self {
            name,
            content_type,
            size,
            header: header.trim_start_matches('\u{feff}').trim_end().to_owned(),
            sha256: hex(&hash.finalize()),
        })
    }
}

/// A form that ends too early, is too large, or is not a form.
fn incomplete(error: MultipartError) -> HttpError {
    HttpError::Status(error.status(), error.body_text())
}
