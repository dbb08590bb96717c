//! Properties of forms, wherever their chunks end.

use futures_util::{FutureExt, stream};
use proptest::collection::vec;
use proptest::prelude::*;

use super::*;

/// The result of reading a body: the names and contents of its parts, and the error after them.
type Found = (Vec<(Head, Vec<u8>)>, Option<String>);

/// Bytes with parts of delimiters, but no whole delimiter.
fn content() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        Just(b"\r\n--edg".to_vec()),
        Just(b"\r\n--".to_vec()),
        Just(b"\r\n".to_vec()),
        Just(b"--edge".to_vec()),
        vec(any::<u8>(), 0..20),
    ];
    vec(piece, 0..6)
        .prop_map(|pieces| pieces.concat())
        .prop_filter("a delimiter ends the content", |content| {
            !content.windows(8).any(|bytes| bytes == b"\r\n--edge")
        })
}

/// Reads a body that arrives in chunks of these sizes, repeated until its end.
fn read(body: &[u8], sizes: &[usize]) -> Found {
    let (mut chunks, mut rest) = (Vec::new(), body);
    for size in sizes.iter().cycle() {
        if rest.is_empty() {
            break;
        }
        let (chunk, after) = rest.split_at((*size).min(rest.len()));
        chunks.push(Ok(Bytes::copy_from_slice(chunk)));
        rest = after;
    }
    let mut parts = Parts::new(stream::iter(chunks).boxed(), "edge", 1 << 20);
    let reading = async {
        let mut found = Vec::new();
        loop {
            match parts.next().await {
                Ok(None) => return (found, None),
                Ok(Some(head)) => match parts.content(1 << 20).await {
                    Ok(content) => found.push((head, content)),
                    Err(error) => return (found, Some(error.message().to_owned())),
                },
                Err(error) => return (found, Some(error.message().to_owned())),
            }
        }
    };
    reading.now_or_never().expect("all chunks have arrived")
}

proptest! {
    #[test]
    fn the_parts_of_a_form_are_read_as_they_were_sent(
        contents in vec(content(), 0..5),
        sizes in vec(1_usize..60, 1..8),
    ) {
        let mut body = Vec::new();
        for (place, content) in contents.iter().enumerate() {
            body.extend(format!("--edge\r\nContent-Disposition: form-data; name=\"{place}\"\r\n\r\n").bytes());
            body.extend(content);
            body.extend(b"\r\n");
        }
        body.extend(b"--edge--\r\n");
        let (found, problem) = read(&body, &sizes);
        prop_assert_eq!(problem, None);
        let found: Vec<(String, Vec<u8>)> = found.into_iter().map(|(head, content)| (head.name, content)).collect();
        let sent: Vec<(String, Vec<u8>)> = contents.into_iter().enumerate().map(|(place, content)| (place.to_string(), content)).collect();
        prop_assert_eq!(found, sent);
    }

    #[test]
    fn any_bytes_end_in_parts_or_an_error_whatever_their_chunks(
        pieces in vec(prop_oneof![
            Just(b"--edge".to_vec()),
            Just(b"\r\n".to_vec()),
            Just(b"--".to_vec()),
            Just(b"Content-Disposition: form-data; name=\"a\"; filename=\"b".to_vec()),
            Just(b"\"".to_vec()),
            vec(any::<u8>(), 0..12),
        ], 0..20),
        sizes in vec(1_usize..60, 1..8),
    ) {
        let body = pieces.concat();
        prop_assert_eq!(read(&body, &sizes), read(&body, &[1 << 20]));
    }

    #[test]
    fn a_boundary_can_be_used(content_type in "multipart/form-data; ?boundary=\\PC{0,90}|\\PC{0,60}") {
        if let Some(boundary) = boundary(&content_type) {
            prop_assert!((1..=BOUNDARY_BYTES).contains(&boundary.len()));
        }
    }
}
