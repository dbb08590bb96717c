use gateway_macros::row;
use pretty_assertions::assert_eq;

use super::*;
use crate::upstream::decode::Read;

#[row]
#[derive(Debug, PartialEq)]
struct Row {
    #[required]
    id: i32,
    name: Option<String>,
}

/// Reads a body in chunks of a size.
fn read(
    mut reader: ListReader<Row>,
    body: &[u8],
    size: usize,
) -> Result<(Vec<i32>, Option<String>), Unreadable> {
    reader.begin(body.len());
    for chunk in body.chunks(size) {
        reader.take(chunk)?;
    }
    let (rows, part) = reader.finish()?;
    let ids = rows.into_iter().map(|row| row.id).collect();
    Ok((ids, part.map(|part| part.get().to_owned())))
}

#[test]
fn a_list_is_the_same_in_chunks_of_every_size() {
    let cases: &[(&str, &[i32])] = &[
        ("[]", &[]),
        (" \n[ ] ", &[]),
        ("null", &[]),
        ("\u{feff}[{\"id\":1}]", &[1]),
        (r#"[{"id":1},{"id":23,"name":"é \" ] } ,"}]"#, &[1, 23]),
        (
            r#"{"data":[{"id":1},{"id":2}],"more":{"data":[3]}}"#,
            &[1, 2],
        ),
        (r#"{"more":[{"id":9}],"data":[{"id":1}]}"#, &[1]),
        (r#"{"data":null}"#, &[]),
        (r#"{"data":null,"message":"None yet."}"#, &[]),
        (r#"{"message":"Here.","data":[{"id":4}]}"#, &[4]),
        ("{}", &[]),
        (r#"{"total":0}"#, &[]),
        (
            r#"[1,"two",null,{"id":"x"},{"id":5},{"name":"n"},[],[9,"n"],{"id":6}]"#,
            &[5, 6],
        ),
        (
            r#"[{"id":1e999},{"id":7},{"id":8,"name":"half \ud83d"}]"#,
            &[7],
        ),
    ];
    for (body, ids) in cases {
        for size in [1, 2, 3, 7, 1_000] {
            let read = read(ListReader::plain(), body.as_bytes(), size);
            let read = read.unwrap_or_else(|error| panic!("{body} by {size}: {error:?}"));
            assert_eq!((&*read.0, read.1), (*ids, None), "{body} by {size}");
        }
    }
}

#[test]
fn what_is_no_list_is_unreadable() {
    let cases = [
        "",
        " ",
        "<html>",
        "[1",
        "[1,",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[1]]",
        "[] []",
        "7",
        "\"[]\"",
        "true",
        r#"{"data":"text"}"#,
        r#"{"data":{"id":1}}"#,
        r#"{"data":[1]"#,
        r#"{"data":[1],}"#,
        r#"{"data" [1]}"#,
        r#"{"data":[],"data":[]}"#,
        r#"{data:[]}"#,
        r#"["\u12"]"#,
        "[nul]",
        "[{\"id\":1},{\"id\":2}",
    ];
    for body in cases {
        for size in [1, 3, 1_000] {
            let read = read(ListReader::plain(), body.as_bytes(), size);
            assert!(read.is_err(), "{body} by {size}: {read:?}");
        }
    }
    assert!(read(ListReader::plain(), b"[\"\xff\"]", 9).is_err());
}

#[test]
fn a_message_in_place_of_the_list_is_the_reason() {
    let cases = [
        (
            r#"{"message":"The database is down."}"#,
            Some("The database is down."),
        ),
        (r#"{"status":500,"message":" Later. "}"#, Some("Later.")),
        (r#"{"message":""}"#, None),
        (r#"{"message":{"text":"no"}}"#, None),
    ];
    for (body, message) in cases {
        let read = read(ListReader::plain(), body.as_bytes(), 5);
        let reason = read.err().and_then(|error| error.message);
        assert_eq!(reason.as_deref(), message, "{body}");
    }
}

#[test]
fn a_part_beside_the_list_is_kept() {
    let cases = [
        (
            r#"{"data":{"data":[{"id":1}],"panel":{"n":2}}}"#,
            vec![1],
            Some(r#"{"n":2}"#),
        ),
        (
            r#"{"panel":{"n":2},"data":[{"id":1}]}"#,
            vec![1],
            Some(r#"{"n":2}"#),
        ),
        (r#"{"data":{"panel":null}}"#, vec![], Some("null")),
        (r#"{"data":{}}"#, vec![], None),
        (r#"[{"id":3}]"#, vec![3], None),
    ];
    for (body, ids, part) in cases {
        for size in [1, 4, 1_000] {
            let read = read(ListReader::with_part("panel"), body.as_bytes(), size).unwrap();
            assert_eq!((read.0, read.1.as_deref()), (ids.clone(), part), "{body}");
        }
    }
    let twice = br#"{"data":{"data":{"data":[]}}}"#;
    assert!(read(ListReader::with_part("panel"), twice, 9).is_err());
}

#[test]
fn rows_of_more_memory_than_allowed_are_refused() {
    /// A row of 4 KiB, from one byte.
    struct Large(#[expect(dead_code)] [u8; 4 << 10]);
    impl FromJson for Large {
        fn from_json(json: &mut Json<'_>) -> Read<Self> {
            json.skip()?;
            Ok(Self([0; 4 << 10]))
        }
    }
    for (count, is_read) in [(32_752, true), (32_753, false)] {
        let body = format!("[{}0]", "0,".repeat(count - 1));
        let mut reader: ListReader<Large> = ListReader::plain();
        let taken = reader.take(body.as_bytes());
        assert_eq!(taken.is_ok(), is_read, "{count}");
    }
}

#[test]
fn a_long_row_is_not_read_again_with_every_chunk() {
    let mut reader: ListReader<Row> = ListReader::plain();
    reader.take(b"[{\"id\":1,\"name\":\"").unwrap();
    let mut reads = 0;
    for _ in 0..4_096 {
        let before = reader.readable_from;
        reader.take(&[b'x'; 1_024]).unwrap();
        reads += usize::from(reader.readable_from != before);
    }
    assert!(reads < 10, "{reads}");
    reader.take(b"\"}]").unwrap();
    assert_eq!(reader.finish().unwrap().0.len(), 1);
}
