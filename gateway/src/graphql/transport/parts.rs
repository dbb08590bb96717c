//! The parts of a multipart/form-data body (RFC 7578), read as they arrive. All bytes outside of the parts' contents
//! share one limit, and no byte is searched twice.

use bytes::{Buf, Bytes, BytesMut};
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use memchr::memmem::{self, Finder};

use crate::error::{Code, Error, Result};

/// The maximum number of bytes outside of the contents: the preamble, heads and boundaries.
pub const OUTSIDE_BYTES: usize = 64 << 10;

/// The maximum length of a boundary (RFC 2046).
const BOUNDARY_BYTES: usize = 70;

/// The end of a part's head.
const HEAD_END: &[u8] = b"\r\n\r\n";

/// The parts of an arriving body.
pub struct Parts {
    chunks: BoxStream<'static, Result<Bytes>>,
    /// Bytes that have arrived but have not been read.
    buffer: BytesMut,
    /// The bytes before each part and before the end.
    delimiter: Vec<u8>,
    finder: Finder<'static>,
    position: Position,
    /// The remaining number of bytes allowed outside of the contents.
    outside_left: usize,
    /// The remaining number of bytes allowed in total.
    left: usize,
    limit: usize,
}

/// The position of the buffer's start.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Position {
    /// Before the first part.
    Preamble,
    /// In the content of a part.
    Content,
    /// After a delimiter.
    Delimiter,
    /// After the last part.
    End,
}

/// The head of a part.
#[derive(Debug, Eq, PartialEq)]
pub struct Head {
    /// The name of the part; empty if it has none.
    pub name: String,
    /// The name of the file, if it is one and has a name.
    pub file_name: Option<String>,
}

impl Parts {
    /// The parts of a body of at most this many bytes.
    pub fn new(chunks: BoxStream<'static, Result<Bytes>>, boundary: &str, limit: usize) -> Self {
        let delimiter = format!("\r\n--{boundary}").into_bytes();
        Self {
            chunks,
            // The first boundary may be at the very start, without a preceding line end.
            buffer: BytesMut::from("\r\n"),
            finder: Finder::new(&delimiter).into_owned(),
            delimiter,
            position: Position::Preamble,
            outside_left: OUTSIDE_BYTES,
            left: limit,
            limit,
        }
    }

    /// The head of the next part; `None` if there is none. Skips the unread rest of the current part.
    ///
    /// # Errors
    /// If the body is incomplete or malformed, or exceeds a limit.
    pub async fn next(&mut self) -> Result<Option<Head>> {
        while let Some(skipped) = self.chunk().await? {
            if self.position == Position::Preamble {
                self.count_outside(skipped.len())?;
            }
        }
        if self.position == Position::End {
            return Ok(None);
        }
        self.count_outside(self.delimiter.len())?;
        while self.buffer.len() < 2 {
            self.fill().await?;
        }
        if self.buffer.starts_with(b"--") {
            self.position = Position::End;
            return Ok(None);
        }
        let head = self.head().await?;
        self.position = Position::Content;
        Head::parse(&head).map(Some).ok_or_else(malformed)
    }

    /// The next chunk of the content; `None` once the boundary after it has arrived.
    ///
    /// # Errors
    /// If the body is incomplete or exceeds a limit.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>> {
        if !matches!(self.position, Position::Preamble | Position::Content) {
            return Ok(None);
        }
        loop {
            match self.finder.find(&self.buffer) {
                Some(0) => {
                    self.buffer.advance(self.delimiter.len());
                    self.position = Position::Delimiter;
                    return Ok(None);
                }
                Some(at) => return Ok(Some(self.buffer.split_to(at).freeze())),
                None => {}
            }
            let content = self.buffer.len() - self.begun_delimiter();
            if content > 0 {
                return Ok(Some(self.buffer.split_to(content).freeze()));
            }
            self.fill().await?;
        }
    }

    /// The whole content of the part.
    ///
    /// # Errors
    /// If it is over `limit` bytes, or a chunk cannot be read.
    pub async fn content(&mut self, limit: usize) -> Result<Vec<u8>> {
        let mut content = Vec::new();
        while let Some(chunk) = self.chunk().await? {
            if content.len() + chunk.len() > limit {
                return Err(too_large(limit));
            }
            content.extend_from_slice(&chunk);
        }
        Ok(content)
    }

    /// The number of bytes at the end of the buffer that may start a delimiter.
    fn begun_delimiter(&self) -> usize {
        let longest = self.buffer.len().min(self.delimiter.len() - 1);
        let is_begun = |length: &usize| self.buffer.ends_with(&self.delimiter[..*length]);
        (1..=longest).rev().find(is_begun).unwrap_or(0)
    }

    /// The bytes after a delimiter, up to the end of the head.
    async fn head(&mut self) -> Result<Bytes> {
        let mut searched = 0;
        loop {
            let found = memmem::find(&self.buffer[searched..], HEAD_END);
            if let Some(at) = found {
                let length = searched + at + HEAD_END.len();
                self.count_outside(length)?;
                return Ok(self.buffer.split_to(length).freeze());
            }
            if self.buffer.len() > self.outside_left {
                return Err(too_much_outside());
            }
            searched = (self.buffer.len() + 1).saturating_sub(HEAD_END.len());
            self.fill().await?;
        }
    }

    fn count_outside(&mut self, bytes: usize) -> Result<()> {
        let left = self.outside_left.checked_sub(bytes);
        self.outside_left = left.ok_or_else(too_much_outside)?;
        Ok(())
    }

    /// Adds the next chunk of the body to the buffer.
    async fn fill(&mut self) -> Result<()> {
        let chunk = self.chunks.next().await.ok_or_else(incomplete)??;
        let left = self.left.checked_sub(chunk.len());
        self.left = left.ok_or_else(|| too_large(self.limit))?;
        self.buffer.extend_from_slice(&chunk);
        Ok(())
    }
}

impl Head {
    /// The head in the lines after a delimiter; `None` if they are not a head.
    fn parse(lines: &[u8]) -> Option<Self> {
        let lines = String::from_utf8_lossy(lines);
        // The line of the delimiter may end in white space.
        let lines = lines.trim_start_matches([' ', '\t']).strip_prefix("\r\n")?;
        let disposition = lines.split("\r\n").find_map(|line| {
            let (name, value) = line.split_once(':')?;
            let is_it = name.trim().eq_ignore_ascii_case("content-disposition");
            is_it.then_some(value)
        });
        let disposition = disposition.unwrap_or_default();
        Some(Self {
            name: parameter(disposition, "name").unwrap_or_default(),
            file_name: parameter(disposition, "filename"),
        })
    }
}

/// The boundary in the content type of a body; `None` if it has no valid one.
pub fn boundary(content_type: &str) -> Option<String> {
    let boundary = parameter(content_type, "boundary")?;
    (1..=BOUNDARY_BYTES)
        .contains(&boundary.len())
        .then_some(boundary)
}

/// A parameter of a header's value. Inside quotes, only a quote is escaped: browsers leave a backslash as is.
fn parameter(value: &str, wanted: &str) -> Option<String> {
    let (_, mut rest) = value.split_once(';')?;
    loop {
        let (name, value) = rest.split_once('=')?;
        let value = value.trim_start();
        let (text, behind) = match value.strip_prefix('"') {
            Some(quoted) => {
                let is_end = |at: &usize| *at == 0 || !quoted[..*at].ends_with('\\');
                let mut quotes = quoted.match_indices('"').map(|(at, _)| at);
                let end = quotes.find(is_end)?;
                (quoted[..end].replace("\\\"", "\""), &quoted[end + 1..])
            }
            None => {
                let end = value.find(';').unwrap_or(value.len());
                (value[..end].trim().to_owned(), &value[end..])
            }
        };
        if name.trim().eq_ignore_ascii_case(wanted) {
            return Some(text);
        }
        rest = behind.trim_start().strip_prefix(';')?;
    }
}

fn incomplete() -> Error {
    Error::bad_input("The body is incomplete, or did not arrive in time.")
}

fn malformed() -> Error {
    Error::bad_input("The body is not multipart/form-data.")
}

fn too_large(limit: usize) -> Error {
    let message = format!("The request or a part of it is larger than {limit} bytes.");
    Error::new(Code::LimitExceeded, message)
}

fn too_much_outside() -> Error {
    let message = format!("The request has more than {OUTSIDE_BYTES} bytes outside of its parts.");
    Error::new(Code::LimitExceeded, message)
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::stream;
    use pretty_assertions::assert_eq;

    use super::*;

    const HEAD: &str = "\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n";

    /// The parts of a body that arrives in chunks of this many bytes.
    fn parts(body: &str, size: usize) -> Parts {
        let chunks: Vec<_> = body
            .as_bytes()
            .chunks(size)
            .map(Bytes::copy_from_slice)
            .collect();
        Parts::new(
            stream::iter(chunks.into_iter().map(Ok)).boxed(),
            "edge",
            1 << 20,
        )
    }

    /// The names and contents of the parts, and the error after them.
    async fn read(body: &str, size: usize) -> (Vec<(String, String)>, Option<String>) {
        let (mut parts, mut found) = (parts(body, size), Vec::new());
        loop {
            match parts.next().await {
                Ok(None) => return (found, None),
                Ok(Some(head)) => match parts.content(1 << 20).await {
                    Ok(content) => found.push((head.name, String::from_utf8(content).unwrap())),
                    Err(error) => return (found, Some(error.message().to_owned())),
                },
                Err(error) => return (found, Some(error.message().to_owned())),
            }
        }
    }

    #[tokio::test]
    async fn parts_are_found_wherever_their_chunks_end() {
        let contents = [
            "",
            "x",
            "\r\n",
            "\r\n--edg",
            "--edge",
            "a\r\n\r\n--\r--edge\r\nb",
            "\r\r\n-",
        ];
        for preamble in ["", "\r\n", "This is a form.\r\n"] {
            let mut body = preamble.to_owned();
            for content in contents {
                body += &format!("--edge{HEAD}{content}\r\n");
            }
            body += "--edge--\r\nbehind";
            let expected = contents.map(|content| ("a".to_owned(), content.to_owned()));
            for size in 1..=body.len() {
                assert_eq!(read(&body, size).await, (expected.to_vec(), None), "{size}");
            }
        }
    }

    #[tokio::test]
    async fn a_body_that_breaks_off_is_an_error_at_each_place() {
        let whole = format!("--edge{HEAD}content\r\n--edge--");
        for length in 0..whole.len() {
            let (_, problem) = read(&whole[..length], 7).await;
            let expected = "The body is incomplete, or did not arrive in time.";
            assert_eq!(problem.as_deref(), Some(expected), "{length}");
        }
        let (_, problem) = read("--edge:\r\n\r\n", 7).await;
        assert_eq!(
            problem.as_deref(),
            Some("The body is not multipart/form-data.")
        );
    }

    #[tokio::test]
    async fn of_an_endless_head_no_more_is_taken_than_may_be() {
        for start in ["", "--edge\r\nX: "] {
            let taken = Arc::new(AtomicUsize::new(0));
            let count = Arc::clone(&taken);
            let chunks = stream::repeat_with(move || {
                count.fetch_add(1_000, Ordering::Relaxed);
                Ok(Bytes::from(vec![b'x'; 1_000]))
            });
            let chunks = stream::once(async move { Ok(Bytes::from(start)) }).chain(chunks);
            let mut parts = Parts::new(chunks.boxed(), "edge", usize::MAX);
            let error = parts.next().await.unwrap_err();
            assert_eq!(error.code(), Code::LimitExceeded);
            assert!(taken.load(Ordering::Relaxed) <= OUTSIDE_BYTES + 1_000);
        }
    }

    #[test]
    fn parameters_are_read_as_browsers_write_them() {
        let cases = [
            ("form-data; name=\"0\"; filename=\"a.csv\"", Some("a.csv")),
            ("form-data; filename=a.csv ; name=\"0\"", Some("a.csv")),
            (
                "form-data; FileName=\"a;name=, É.csv\"",
                Some("a;name=, É.csv"),
            ),
            ("form-data; filename=\"%22a%22\"", Some("%22a%22")),
            ("form-data; filename=\"\\\"a\\\"\"", Some("\"a\"")),
            ("form-data; filename=\"C:\\a.csv\"", Some("C:\\a.csv")),
            ("form-data; filename=\"\"", Some("")),
            ("form-data; name=\"0\"", None),
            ("form-data; filename=\"a", None),
            ("form-data", None),
            ("", None),
        ];
        for (value, expected) in cases {
            let found = parameter(value, "filename");
            assert_eq!(found.as_deref(), expected, "{value}");
        }
        for (length, is_valid) in [(0, false), (1, true), (70, true), (71, false)] {
            let content_type = format!("multipart/form-data; boundary={}", "b".repeat(length));
            assert_eq!(boundary(&content_type).is_some(), is_valid, "{length}");
        }
    }
}
