//! One page of a list, read from the bytes of a response.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::graphql::formats::list::List;
use crate::graphql::formats::page_selection::{PAGE_KEY, TOTAL_KEY, UNREADABLE_KEY};

/// An object of a response: names of GraphQL need no escapes.
pub type Object<'a> = BTreeMap<&'a str, &'a RawValue>;

/// A response.
#[derive(Deserialize)]
pub struct PageResponse<'a> {
    /// The data; `None` if nothing was executed.
    #[serde(borrow)]
    pub data: Option<&'a RawValue>,
    /// The errors, in full.
    #[serde(borrow, default)]
    pub errors: Vec<&'a RawValue>,
}

/// A page of a list.
#[derive(Debug)]
pub struct ListPage<'a> {
    /// The rows.
    pub rows: Vec<&'a RawValue>,
    /// The cursor after which the next page begins; `None` for the last one.
    pub next: Option<String>,
    /// Number of rows of the list that cannot be read.
    pub unreadable: u64,
    /// Number of rows of the list.
    pub total: usize,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PageInfo {
    has_next_page: bool,
    end_cursor: Option<String>,
}

impl<'a> PageResponse<'a> {
    /// Reads the bytes of a response; `None` if they are not one.
    pub fn read(body: &'a [u8]) -> Option<Self> {
        serde_json::from_slice(body).ok()
    }

    /// The object at a path of response keys; `None` if one of them leads to null.
    pub fn object(&self, path: &[String]) -> Option<Object<'a>> {
        let mut object: Object<'a> = serde_json::from_str(self.data?.get()).ok()?;
        for key in path {
            object = serde_json::from_str(object.get(key.as_str())?.get()).ok()?;
        }
        Some(object)
    }

    /// The page of a list; `None` if there is no list, such as that of a customer who does not exist. The page is `None` if
    /// it cannot be read.
    pub fn page(&self, list: &List) -> Option<Option<ListPage<'a>>> {
        let connection = self.object(&list.path)?;
        Some(ListPage::read(&connection, &list.rows))
    }
}

impl<'a> ListPage<'a> {
    fn read(connection: &Object<'a>, rows_key: &str) -> Option<Self> {
        let page: PageInfo = serde_json::from_str(connection.get(PAGE_KEY)?.get()).ok()?;
        if page.has_next_page && page.end_cursor.is_none() {
            return None;
        }
        Some(Self {
            rows: serde_json::from_str(connection.get(rows_key)?.get()).ok()?,
            next: page.end_cursor.filter(|_| page.has_next_page),
            unreadable: connection.get(UNREADABLE_KEY)?.get().parse().ok()?,
            total: connection.get(TOTAL_KEY)?.get().parse().ok()?,
        })
    }
}
