//! Files that arrive with an operation, as parts of its request. They are streamed, and never held whole unless a
//! resolver asks for it.

use std::sync::Arc;

use async_graphql::{Context, InputValueError, InputValueResult, Scalar, ScalarType, Value};
use bytes::Bytes;
use tokio::sync::{Mutex, mpsc};

use crate::error::{Code, Error, Result};

/// The number of chunks of a file that may wait to be read.
const WAITING_CHUNKS: usize = 2;

/// A file of the request, identified by the name of its part.
#[derive(Clone, Debug)]
pub struct Upload(String);

/// A file. Send the operation as the GraphQL multipart request specification says: parts `operations`, `map`, and then
/// the files in the order of the input.
#[Scalar(
    name = "Upload",
    specified_by_url = "https://github.com/jaydenseric/graphql-multipart-request-spec"
)]
impl ScalarType for Upload {
    fn parse(value: Value) -> InputValueResult<Self> {
        match value {
            Value::String(part) => Ok(Self(part)),
            value => Err(InputValueError::expected_type(value)),
        }
    }

    fn to_value(&self) -> Value {
        Value::String(self.0.clone())
    }
}

/// The files of a request, in the order in which they arrive.
#[derive(Clone)]
pub struct Files(Arc<Mutex<mpsc::Receiver<Result<File>>>>);

/// Passes the files of a request to the operation that reads them, or why there is no next one.
pub type FileSender = mpsc::Sender<Result<File>>;

/// A file that is arriving.
pub struct File {
    part: String,
    /// The file's name on the caller's computer; empty if it has none.
    pub name: String,
    chunks: mpsc::Receiver<Result<Option<Bytes>>>,
}

/// Passes the chunks of a file to its reader, or why it is incomplete. `None` is the end, which is explicit: a request may
/// break off anywhere, which drops the sender.
pub type ChunkSender = mpsc::Sender<Result<Option<Bytes>>>;

impl Files {
    /// The files of a request, and their sender.
    pub fn channel() -> (FileSender, Self) {
        let (sender, receiver) = mpsc::channel(1);
        (sender, Self(Arc::new(Mutex::new(receiver))))
    }
}

impl Upload {
    /// The file. Files are read in the order of the input.
    ///
    /// # Errors
    /// BAD_USER_INPUT if the request does not have the file, breaks off before it, or has another file first.
    pub async fn open(&self, ctx: &Context<'_>) -> Result<File> {
        let Some(files) = ctx.data_opt::<Files>() else {
            return Err(Error::bad_input(
                "A file is sent as a part of a multipart/form-data request, not as a text.",
            ));
        };
        let file = files.0.lock().await.recv().await.transpose()?;
        file.filter(|file| file.part == self.0).ok_or_else(|| {
            Error::bad_input(
                "The request lacks a file, or its files are not in the order of the input.",
            )
        })
    }
}

impl File {
    /// A file, and the sender of its chunks.
    pub fn channel(part: String, name: String) -> (ChunkSender, Self) {
        let (sender, chunks) = mpsc::channel(WAITING_CHUNKS);
        (sender, Self { part, name, chunks })
    }

    /// The next chunk; `None` at the end, after which there is nothing to ask for.
    ///
    /// # Errors
    /// If the request breaks off in the middle of the file.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>> {
        let chunk = self.chunks.recv().await.transpose()?;
        chunk.ok_or_else(|| Error::bad_input("The file did not arrive as a whole."))
    }

    /// Appends the next chunk. Returns false at the end.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED beyond `limit` bytes; also fails if the request is cut off.
    pub async fn append_to(&mut self, bytes: &mut Vec<u8>, limit: usize) -> Result<bool> {
        let Some(chunk) = self.chunk().await? else {
            return Ok(false);
        };
        if bytes.len() + chunk.len() > limit {
            return Err(Error::new(
                Code::LimitExceeded,
                format!("The file is larger than {} MB.", limit >> 20),
            ));
        }
        bytes.extend_from_slice(&chunk);
        Ok(true)
    }
}
