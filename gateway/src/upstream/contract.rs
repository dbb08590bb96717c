//! The contract with the services: each call that the gateway makes, declared beside the function that makes it.

use serde_json::{Value, json};

use super::call::{BODY_LIMIT, LARGE_BODY_LIMIT};
use super::decode::{FromJson, ListShape, Schemas, Unreadable};

/// The setters of flags.
macro_rules! flags {
    ($($(#[$doc:meta])* $setter:ident: $flag:ident;)*) => {
        $(
            $(#[$doc])*
            pub const fn $setter(mut self) -> Self {
                self.$flag = true;
                self
            }
        )*
    };
}

/// A call that the gateway makes.
pub struct Call {
    /// Its name, such as `markets.latest_files`.
    pub name: &'static str,
    /// The service: `main`, `pipeline` or `backfill`.
    pub service: &'static str,
    /// The HTTP method.
    pub method: &'static str,
    /// Its path, with a name in braces for each value.
    pub path: &'static str,
    /// How much is known about it.
    pub mark: Mark,
    /// The query parameters that it has. Reads of whole models also have `t`, which the services ignore.
    pub query: &'static [&'static str],
    /// The query parameters that it has only if the caller asks for them.
    pub optional_query: &'static [&'static str],
    /// Its body.
    pub body: Body,
    /// What the service answers.
    pub answer: Answer,
    /// Whether its response may be a long list.
    pub is_large: bool,
    /// How many times the timeout of its service it may take. A read that may take more than one is cached longer.
    pub patience: u32,
    /// Whether a body whose own status is "error" has a message for the user, whatever the HTTP status.
    pub reports_errors_in_body: bool,
    /// Whether the message of every failed write is for the user, even if the service itself failed.
    pub explains_failures: bool,
    /// Whether the response to a write may be any text, and not only JSON.
    pub answers_text: bool,
    is_changing_get: bool,
    is_acting: bool,
}

/// How much the specification of the services says about a call.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Mark {
    /// It states the call.
    Given,
    /// It hints at it.
    Inferred,
    /// It says nothing: the path or the answer was chosen.
    Assumed,
}

/// The body of a call.
#[derive(Clone, Copy)]
pub enum Body {
    /// None.
    Empty,
    /// An object with some of these keys. Each is a name, or names with dots for one within objects, and the type of its
    /// value, such as `auth.authEmail: string`. A type may be of several, as in `string|null`; `[string]` is a list.
    Keys(&'static [&'static str]),
    /// Anything else, in words.
    Words(&'static str),
}

impl Body {
    /// The JSON schema of an object with these keys.
    pub fn schema(keys: &[&str]) -> Value {
        let mut schema = json!({});
        for key in keys {
            let (names, types) = key.split_once(": ").expect("a key has a type");
            let mut value = &mut schema;
            for name in names.split('.') {
                value["type"] = "object".into();
                value = &mut value["properties"][name];
            }
            *value = match types.strip_prefix('[') {
                Some(item) => {
                    json!({ "type": "array", "items": { "type": item.trim_end_matches(']') } })
                }
                None if types == "any" => json!({}),
                None if types == "date" => json!({ "type": "string", "format": "date" }),
                None => match *types.split('|').collect::<Vec<_>>() {
                    [one] => json!({ "type": one }),
                    ref several => json!({ "type": several }),
                },
            };
        }
        schema
    }
}

/// What a service answers.
#[derive(Clone, Copy)]
pub enum Answer {
    /// An object, with or without an envelope.
    Object(RowType),
    /// A list, with or without an envelope.
    List(RowType, ListShape),
    /// Anything else, in words, with how it is read.
    Words(&'static str, Option<BodyReader>),
}

/// Reads a body, and only tells whether that fails.
type BodyReader = fn(&[u8]) -> Result<(), Unreadable>;

/// A type of rows.
#[derive(Clone, Copy)]
pub struct RowType {
    /// Its JSON schema.
    pub describe: fn(&mut Schemas) -> Value,
    /// Whether a row can be read.
    pub is_readable: fn(&str) -> bool,
}

impl RowType {
    const fn of<T: FromJson>() -> Self {
        Self {
            describe: T::describe,
            is_readable: |json| T::from_json(json).is_some(),
        }
    }
}

impl Call {
    /// A read of the main API, of which the specification states all.
    pub const fn get(name: &'static str, path: &'static str) -> Self {
        Self::of("GET", name, path)
    }

    /// A POST to the main API.
    pub const fn post(name: &'static str, path: &'static str) -> Self {
        Self::of("POST", name, path)
    }

    /// A PUT to the main API.
    pub const fn put(name: &'static str, path: &'static str) -> Self {
        Self::of("PUT", name, path)
    }

    /// A PATCH of the main API.
    pub const fn patch(name: &'static str, path: &'static str) -> Self {
        Self::of("PATCH", name, path)
    }

    const fn of(method: &'static str, name: &'static str, path: &'static str) -> Self {
        Self {
            name,
            service: "main",
            method,
            path,
            mark: Mark::Given,
            query: &[],
            optional_query: &[],
            body: Body::Empty,
            answer: Answer::Words("The record after the change, a message, or nothing.", None),
            is_large: false,
            patience: 1,
            reports_errors_in_body: false,
            explains_failures: false,
            answers_text: false,
            is_changing_get: false,
            is_acting: false,
        }
    }

    /// It is a call to the pipeline service.
    pub const fn pipeline(mut self) -> Self {
        self.service = "pipeline";
        self
    }

    /// It is a call to the backfill service.
    pub const fn backfill(mut self) -> Self {
        self.service = "backfill";
        self
    }

    /// The specification only hints at it.
    pub const fn inferred(mut self) -> Self {
        self.mark = Mark::Inferred;
        self
    }

    /// Its path or its answer was chosen.
    pub const fn assumed(mut self) -> Self {
        self.mark = Mark::Assumed;
        self
    }

    /// The service may take so many times its timeout.
    pub const fn patience(mut self, times: u32) -> Self {
        self.patience = times;
        self
    }

    flags! {
        /// It changes data, although it is a GET.
        changing_data: is_changing_get;
        /// It changes nothing that is stored, but does more than read, such as to send an email.
        acting: is_acting;
        /// Its response may be a long list.
        large: is_large;
        /// A body whose own status is "error" has a message for the user, whatever the HTTP status.
        reporting_errors_in_body: reports_errors_in_body;
        /// The message of every failed write is for the user, even if the service itself failed.
        explaining_failures: explains_failures;
        /// The response to a write may be any text, and not only JSON.
        answering_text: answers_text;
    }

    /// Its query parameters.
    pub const fn query(mut self, names: &'static [&'static str]) -> Self {
        self.query = names;
        self
    }

    /// Its query parameters that may be left out.
    pub const fn optional_query(mut self, names: &'static [&'static str]) -> Self {
        self.optional_query = names;
        self
    }

    /// The keys of its body, with their types.
    pub const fn body(mut self, keys: &'static [&'static str]) -> Self {
        self.body = Body::Keys(keys);
        self
    }

    /// Its body in words.
    pub const fn whole_body(mut self, words: &'static str) -> Self {
        self.body = Body::Words(words);
        self
    }

    /// It answers an object.
    pub const fn object<T: FromJson>(mut self) -> Self {
        self.answer = Answer::Object(RowType::of::<T>());
        self
    }

    /// It answers a list.
    pub const fn list<T: FromJson>(mut self) -> Self {
        let shape = ListShape { may_nest: false };
        self.answer = Answer::List(RowType::of::<T>(), shape);
        self
    }

    /// It answers a list in one or two envelopes.
    pub const fn nested_list<T: FromJson>(mut self) -> Self {
        let shape = ListShape { may_nest: true };
        self.answer = Answer::List(RowType::of::<T>(), shape);
        self
    }

    /// Its answer in words.
    pub const fn answers(mut self, words: &'static str) -> Self {
        self.answer = Answer::Words(words, None);
        self
    }

    /// Its answer in words, and how the gateway reads it.
    pub const fn reads(mut self, words: &'static str, read: BodyReader) -> Self {
        self.answer = Answer::Words(words, Some(read));
        self
    }

    /// Whether it may change data, so that it is sent once and never repeated.
    pub fn changes_data(&self) -> bool {
        self.is_changing_get || self.method != "GET"
    }

    /// Whether it only reads.
    pub fn only_reads(&self) -> bool {
        !self.changes_data() && !self.is_acting
    }

    /// How long its response may be.
    pub fn body_limit(&self) -> usize {
        if self.is_large {
            LARGE_BODY_LIMIT
        } else {
            BODY_LIMIT
        }
    }

    /// Whether it may have a query parameter.
    pub fn takes(&self, name: &str) -> bool {
        self.query.contains(&name) || self.optional_query.contains(&name)
    }

    /// The names of the values in its path.
    pub fn placeholders(&self) -> impl Iterator<Item = &'static str> {
        let parts = self.path.split('{').skip(1);
        parts.filter_map(|part| part.split_once('}').map(|(name, _)| name))
    }

    /// All calls, by name.
    pub fn all() -> Vec<&'static Self> {
        let entries = inventory::iter::<CallEntry>.into_iter();
        let mut calls: Vec<_> = entries.map(|entry| entry.0).collect();
        calls.sort_unstable_by_key(|call| call.name);
        calls
    }
}

/// A call in the list of all.
pub struct CallEntry(pub &'static Call);

inventory::collect!(CallEntry);

/// Declares calls, which then are part of the contract.
macro_rules! calls {
    ($($visibility:vis $name:ident = $call:expr;)*) => {
        $(
            $visibility static $name: Call = $call;
            ::inventory::submit!($crate::upstream::CallEntry(&$name));
        )*
    };
}
pub(crate) use calls;
