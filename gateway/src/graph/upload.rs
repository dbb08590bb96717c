//! Files that come with an operation, as parts of its request. They are read as they arrive, and never held whole
//! unless a resolver asks for that.

use async_graphql::{Context, InputValueError, InputValueResult, Scalar, ScalarType, Value};
use bytes::Bytes;
use tokio::sync::{Mutex, mpsc};

use crate::error::{Code, Error, Result};

/// The chunks of a file that wait to be read.
const WAITING_CHUNKS: usize = 2;

/// A file of the request, by the name of its part.
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
pub struct Files(Mutex<mpsc::Receiver<File>>);

/// Hands the files of a request to the operation that reads them.
pub struct FileSender(mpsc::Sender<File>);

/// A file that is arriving.
pub struct File {
    part: String,
    /// The name that the caller's computer has for it; empty if it has none.
    pub name: String,
    chunks: mpsc::Receiver<Result<Bytes>>,
}

/// Hands the chunks of a file to whoever reads it.
pub struct ChunkSender(mpsc::Sender<Result<Bytes>>);

impl Files {
    /// The files of a request, and what hands them over.
    pub fn channel() -> (FileSender, Self) {
        let (sender, receiver) = mpsc::channel(1);
        (FileSender(sender), Self(Mutex::new(receiver)))
    }
}

impl FileSender {
    /// Hands over the next file; `None` if nobody reads files any more.
    pub async fn send(&self, part: String, name: String) -> Option<ChunkSender> {
        let (sender, chunks) = mpsc::channel(WAITING_CHUNKS);
        let file = File { part, name, chunks };
        self.0.send(file).await.ok()?;
        Some(ChunkSender(sender))
    }
}

impl ChunkSender {
    /// Hands over the next chunk, or why there is none. Returns whether anybody reads on.
    pub async fn send(&self, chunk: Result<Bytes>) -> bool {
        self.0.send(chunk).await.is_ok()
    }
}

impl Upload {
    /// The file. Files are read in the order of the input.
    ///
    /// # Errors
    /// BAD_USER_INPUT if the request has no such file, or another one comes first.
    pub async fn open(&self, ctx: &Context<'_>) -> Result<File> {
        let Some(files) = ctx.data_opt::<Files>() else {
            return Err(Error::bad_input(
                "A file is sent as a part of a multipart/form-data request, not as a text.",
            ));
        };
        let file = files.0.lock().await.recv().await;
        file.filter(|file| file.part == self.0).ok_or_else(|| {
            Error::bad_input(
                "The request lacks a file, or its files are not in the order of the input.",
            )
        })
    }
}

impl File {
    /// The next chunk; `None` at the end.
    ///
    /// # Errors
    /// If the request ends within the file.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>> {
        self.chunks.recv().await.transpose()
    }

    /// The whole file.
    ///
    /// # Errors
    /// LIMIT_EXCEEDED if it is longer than so many bytes, and if the request ends within it.
    pub async fn read(mut self, limit: usize) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        while let Some(chunk) = self.chunk().await? {
            if bytes.len() + chunk.len() > limit {
                return Err(Error::new(
                    Code::LimitExceeded,
                    format!("The file is larger than {} MB.", limit >> 20),
                ));
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }
}
