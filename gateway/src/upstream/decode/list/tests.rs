use std::cell::Cell;

use gateway_macros::row;
use pretty_assertions::assert_eq;

use super::*;
use crate::upstream::decode::{Read, Text};

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
    let ids = rows.rows.into_iter().map(|row| row.id).collect();
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
            &[7, 8],
        ),
        (
            r#"{"\ud83d":0,"x":1e999,"data":[{"id":1,"\udc00":2}],"y":"\ud83d"}"#,
            &[1],
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
    let cases = r#"|<html>|[1|[1,|[1,]|[,1]|[1 2]|[1]]|[] []|7|"[]"|true|{"data":"text"}|{"data":{"id":1}}|{"data":[1]|{"data":[1],}|{"data" [1]}|{"data":[],"data":[]}|{data:[]}|["\u12"]|[nul]|[{"id":1},{"id":2}"#;
    for body in cases.split('|') {
        for size in [1, 3, 1_000] {
            let read = read(ListReader::plain(), body.as_bytes(), size);
            assert!(read.is_err(), "{body} by {size}: {read:?}");
        }
    }
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
fn bytes_that_are_not_utf_8_cost_their_own_text() {
    let body = b"{\"\xff\":\"\xff\",\"data\":[\"\xff\",{\"id\":1,\"\xff\":\"\xff\",\"name\":\"M\xfcnchen\"},\
        {\"id\":2,\"name\":\"M\xfcn\\u0063hen\"}]}";
    for size in [1, 5, 1_000] {
        let mut reader: ListReader<Row> = ListReader::plain();
        for chunk in body.chunks(size) {
            reader.take(chunk).unwrap();
        }
        let rows = reader.finish().unwrap().0.rows;
        let rows: Vec<_> = rows.into_iter().map(|row| (row.id, row.name)).collect();
        let name = || Some("M\u{fffd}nchen".to_owned());
        assert_eq!(rows, [(1, name()), (2, name())]);
    }
}

#[test]
fn the_lists_in_rows_count_as_memory() {
    #[row]
    struct Item {
        #[expect(dead_code)]
        name: Option<Text>,
    }
    #[row]
    struct Items {
        #[required]
        #[expect(dead_code)]
        id: i32,
        #[expect(dead_code)]
        items: Vec<Item>,
    }
    // Each item of three bytes takes 24. A list that grows takes up to twice as much.
    let body = |count: usize, rows: usize| {
        let row = format!("{{\"id\":1,\"items\":[{}{{}}]}}", "{},".repeat(count - 1));
        format!("[{}{row}]", format!("{row},").repeat(rows - 1))
    };
    let mut reader: ListReader<Items> = ListReader::plain();
    reader.take(body(10_000, 2).as_bytes()).unwrap();
    let items = 20_000 * size_of::<Item>();
    assert!((items..items + 70_000).contains(&reader.bytes()));
    for (count, rows) in [(50_000, 1), (35_000, 1), (5_000, 10)] {
        let mut reader: ListReader<Items> = ListReader::plain();
        reader.most = 1 << 20;
        let taken = reader.take(body(count, rows).as_bytes());
        assert_eq!(taken.unwrap_err().cause, "a list above 1048576 bytes");
    }
}

#[test]
fn a_service_may_state_any_length() {
    for expected in [0, 1, usize::MAX] {
        let mut reader: ListReader<Row> = ListReader::plain();
        reader.begin(expected);
        let body = format!("[{}{{\"id\":1}}]", "{\"id\":1},".repeat(99));
        reader.take(body.as_bytes()).unwrap();
        assert_eq!(reader.finish().unwrap().0.rows.len(), 100);
    }
}

#[test]
fn a_row_in_many_chunks_is_read_few_times() {
    thread_local!(static READS: Cell<usize> = const { Cell::new(0) });
    struct Counted;
    impl FromJson for Counted {
        fn from_json(json: &mut Json<'_>) -> Read<Self> {
            READS.set(READS.get() + 1);
            json.skip().map(|()| Self)
        }
    }
    for (length, size) in [(60_000, 1), (4 << 20, 1 << 10)] {
        READS.set(0);
        let row = format!("\"{}\"", "- ".repeat(length / 2));
        let mut reader: ListReader<Counted> = ListReader::plain();
        for chunk in format!("[{row},{row}]").as_bytes().chunks(size) {
            reader.take(chunk).unwrap();
        }
        assert_eq!(reader.finish().unwrap().0.rows.len(), 2);
        assert!(READS.get() < 40, "{}", READS.get());
    }
}
