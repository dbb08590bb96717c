//! Reads that start with their operation.
//!
//! A field such as the customer of a study needs the list of customers, whatever the studies are. `#[prefetch(…)]` names that
//! read, so that it starts together with that of the studies instead of after it. The field then finds what was read, or is
//! being read: an operation makes each read once.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

use futures_util::future::BoxFuture;

use crate::caller::Caller;

/// A read that a field needs, whatever object it is of. `#[prefetch(…)]` makes one.
pub struct Prefetch {
    /// The name of the type.
    pub type_name: fn() -> Cow<'static, str>,
    /// The name of the field.
    pub field: &'static str,
    /// Starts the read. The field itself reports a failure.
    pub read: Read,
}

/// Makes a read for a caller, whatever becomes of it.
pub type Read = for<'c> fn(&'c Caller) -> BoxFuture<'c, ()>;

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

/// The reads that a field of a type needs, whatever object it is of.
pub fn reads_of(type_name: &str, field: &str) -> &'static [Read] {
    let of_type = READS.get(type_name);
    of_type
        .and_then(|reads| reads.get(field))
        .map_or(&[], Vec::as_slice)
}
