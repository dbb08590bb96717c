//! `#[object]`: a type of the graph, written as an `impl` block of plain methods; `SimpleObject`, a type whose fields are
//! those of a struct; and `#[row]`, what a service sends.

mod list;
mod object;
mod row;
mod syntax;

use proc_macro::TokenStream;
use syn::punctuated::Punctuated;
use syn::{DeriveInput, ItemImpl, Meta, Token, parse_macro_input};

/// Publishes an `impl` block as an object of the graph. Like async-graphql's `Object`, with these additions:
///
/// - A method that returns `Result<T>` is a field that is null only if it failed: its error nulls the field,
///   never its parent, and the field is marked `@semanticNonNull`. A field that returns `Result<Option<T>>` may
///   also be null without an error.
/// - A parameter `list: ListArgs<Filter, OrderField>` becomes `filter`, `orderBy` and the four paging arguments;
///   `page: Page`, the four alone.
/// - The methods of a type whose name ends with `Mutation` tell the audit how they ended (see `graph::audit`).
/// - A field that is a text, a list or JSON takes its bytes and rows from the budget of the operation (see `graph::metered`).
/// - `#[object(row)]` is for rows of connections, whose lists are written straight to JSON. Every field without
///   arguments that cannot fail is written this way, and must be a scalar, an enum or a list of them. Mark a
///   field `#[per_row]` to leave it to the executor: an object, or a field that waits.
/// - `#[batched]` is for fields of such a row that one read answers for all rows, or that need none: an object of a row type,
///   a number or a text (see `graph::direct_json::batched`).
/// - `#[prefetch(read, …)]` names reads that the field makes, whatever object it is of, as futures of a `context`. They start
///   with a query that selects it (see `graph::prefetch`).
#[proc_macro_attribute]
pub fn object(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let options =
        parse_macro_input!(arguments with Punctuated::<Meta, Token![,]>::parse_terminated);
    let item = parse_macro_input!(item as ItemImpl);
    object::expand(&options, item)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}

/// Publishes a struct as an object of the graph, with a field for each of its fields. Like async-graphql's derive, but
/// texts and lists take their bytes and rows from the budget of the operation, as those of `#[object]` do.
#[proc_macro_derive(SimpleObject, attributes(graphql))]
pub fn simple_object(item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as DeriveInput);
    object::expand_struct(&item)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}

/// Declares what a service sends: a struct whose keys are in camel case, unless `#[row(snake_case)]` or `#[row(upper_case)]`
/// says otherwise, and are read by the rule for the type of their field. What is missing or of another type is `None`, an
/// empty text or an empty list, never an error.
///
/// - `#[key]` marks the key of a row: a number or a text, without which the row is dropped. The row is then `Keyed`.
/// - `#[required]` does the same for a row that has no key of its own, or says itself what it is.
/// - `#[seconds]` marks a time in epoch seconds. Other times may have any of the formats that the services use.
/// - `#[name("…")]` gives a key another name.
/// - `#[rule(…)]` names a function that reads the field from its JSON as sent; `None` if it is something else.
#[proc_macro_attribute]
pub fn row(options: TokenStream, item: TokenStream) -> TokenStream {
    let options = parse_macro_input!(options with Punctuated::<Meta, Token![,]>::parse_terminated);
    let item = parse_macro_input!(item as syn::ItemStruct);
    row::expand(&options, item)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}
