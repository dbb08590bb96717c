//! Reads that start before what needs them.
//!
//! A field such as the customer of a study needs the list of customers, whatever the studies are. `#[prefetch(…)]` names that
//! read, so that it starts together with that of the studies instead of after it. The field then finds what was read, or is
//! being read: an operation makes each read once.

use std::borrow::Cow;
use std::collections::HashMap;
use std::convert::Infallible;
use std::future::pending;
use std::sync::LazyLock;

use async_graphql::parser::types::{Field, Selection, SelectionSet};
use async_graphql::{InputType, Name, Value, Variables};
use futures_util::future::{BoxFuture, join_all};

use crate::request::RequestContext;

/// A read that a field needs. `#[prefetch(…)]` makes one.
pub struct Prefetch {
    /// The name of the type.
    pub type_name: fn() -> Cow<'static, str>,
    /// The name of the field.
    pub field: &'static str,
    /// Starts the read. The field itself reports a failure.
    pub read: Read,
}

/// Makes a read for a request and a field, whatever becomes of it.
pub type Read = for<'c> fn(&'c RequestContext, &'c Of) -> BoxFuture<'c, ()>;

/// A selected field, as far as its reads can depend on it before its object is known.
#[derive(Default, PartialEq)]
pub struct Of {
    /// The key of its object, if it is the one object that the query names.
    pub key: Option<Value>,
    /// Its arguments.
    pub arguments: Vec<(Name, Value)>,
    /// The fields that are selected of it.
    pub selected: Vec<Name>,
}

impl Of {
    /// The number of the object, if the query names it by its number.
    pub fn number(&self) -> Option<i32> {
        match self.key.as_ref()? {
            Value::Number(number) => number.as_i64()?.try_into().ok(),
            _ => None,
        }
    }

    /// The text that names the object, such as the hash of a market.
    pub fn text(&self) -> Option<&str> {
        match self.key.as_ref()? {
            Value::String(text) if !text.is_empty() => Some(text),
            _ => None,
        }
    }

    /// An argument of the field, if it is given.
    pub fn argument<T: InputType>(&self, name: &str) -> Option<T> {
        let (_, value) = self.arguments.iter().find(|(given, _)| given == name)?;
        T::parse(Some(value.clone())).ok()
    }

    /// Whether a field is selected of it.
    pub fn selects(&self, name: &str) -> bool {
        self.selected.iter().any(|selected| selected == name)
    }
}

/// An argument with its variables replaced; `None` if it is missing or null.
pub fn argument(field: &Field, name: &str, variables: &Variables) -> Option<Value> {
    let written = field.get_argument(name)?.node.clone();
    let variable = |name| Ok::<_, ()>(variables.get(&name).cloned().unwrap_or_default());
    let value = written.into_const_with(variable).ok()?;
    (value != Value::Null).then_some(value)
}

inventory::collect!(Prefetch);

/// The reads of the fields of a type, by field.
type ReadsOfType = HashMap<&'static str, Vec<Read>>;

/// The reads of all fields, by type.
static READS: LazyLock<HashMap<Cow<'static, str>, ReadsOfType>> = LazyLock::new(|| {
    let mut reads: HashMap<_, ReadsOfType> = HashMap::new();
    for prefetch in inventory::iter::<Prefetch> {
        let of_type = reads.entry((prefetch.type_name)()).or_default();
        of_type
            .entry(prefetch.field)
            .or_default()
            .push(prefetch.read);
    }
    reads
});

/// The reads that a field of a type needs.
pub fn reads_of(type_name: &str, field: &str) -> &'static [Read] {
    let of_type = READS.get(type_name);
    of_type
        .and_then(|reads| reads.get(field))
        .map_or(&[], Vec::as_slice)
}

/// The key in a global id as [`Of`] has it, if it is a number. No read goes by another key.
pub fn key_value(key: &str) -> Value {
    key.parse::<i32>().map_or(Value::Null, Value::from)
}

/// Makes the reads that the selected fields of an object need.
pub async fn read_for(
    context: &RequestContext,
    type_name: &str,
    key: String,
    selected: &SelectionSet,
) {
    let of = Of {
        key: Some(key_value(&key)),
        ..Of::default()
    };
    let reads = selected
        .items
        .iter()
        .flat_map(|selection| match &selection.node {
            Selection::Field(field) => reads_of(type_name, &field.node.name.node),
            _ => &[],
        });
    join_all(reads.map(|read| read(context, &of))).await;
}

/// Does work beside reads that it needs later. It finds what they have read, and reports their failures itself, if it comes
/// to them. The reads end with it.
pub async fn beside<T>(work: impl Future<Output = T>, reads: impl Future) -> T {
    let reading = async {
        reads.await;
        pending::<Infallible>().await
    };
    tokio::select! {
        biased;
        done = work => done,
        never = reading => match never {},
    }
}
