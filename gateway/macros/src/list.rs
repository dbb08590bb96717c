//! The arguments of lists: `list: ListArgs<…>` and `page: Page`.

use quote::quote;
use syn::punctuated::Punctuated;
use syn::{FnArg, Ident, ImplItemFn, Pat, Token, Type, parse_quote};

use crate::syntax::{last_name, type_arguments};

/// Writes them out.
pub(super) fn expand_parameters(method: &mut ImplItemFn) -> syn::Result<()> {
    let mut inputs: Punctuated<FnArg, Token![,]> = Punctuated::new();
    let mut context = context_of(method);
    for input in std::mem::take(&mut method.sig.inputs) {
        let FnArg::Typed(parameter) = &input else {
            inputs.push(input);
            continue;
        };
        let kind = last_name(&parameter.ty).map(ToString::to_string);
        let is_page = kind.as_deref() == Some("Page");
        let is_list = is_page || kind.as_deref() == Some("ListArgs");
        let (Pat::Ident(name), true) = (&*parameter.pat, is_list) else {
            inputs.push(input);
            continue;
        };
        let (name, written) = (&name.ident, &parameter.ty);
        let context = context.get_or_insert_with(|| {
            inputs.insert(1, parse_quote!(ctx: &async_graphql::Context<'_>));
            parse_quote!(ctx)
        });
        let order = match is_page {
            true => quote!(String::new()),
            false => quote!(order.name()),
        };
        let page = quote! {
            crate::graph::connection::Page {
                first, after, last, before, order: #order,
                budget: Some(::std::sync::Arc::clone(crate::graph::budget::budget_of(#context))),
                has_end_cursors_only: crate::graph::connection::has_end_cursors_only(#context),
            }
        };
        let value = if is_page {
            page
        } else {
            let [filter, order] = two_arguments(&parameter.ty)?;
            let arguments: Punctuated<FnArg, Token![,]> = parse_quote! {
                #[graphql(desc = "Keeps the rows that match every field given. Omitted or null fields match everything; an empty list matches nothing. A list may have 1,000 values.")]
                filter: Option<#filter>,
                #[graphql(desc = "The order of the rows.")]
                order_by: Option<crate::graph::order::Order<#order>>
            };
            inputs.extend(arguments);
            quote! {{
                let order = order_by.unwrap_or_default();
                crate::graph::list::ListArgs { filter: filter.unwrap_or_default(), order, page: #page }
            }}
        };
        let arguments: Punctuated<FnArg, Token![,]> = parse_quote! {
            #[graphql(desc = "Number of rows from the start, 0 to 5,000. Defaults to 50.")]
            first: Option<i32>,
            #[graphql(desc = "Returns the rows after this cursor.")]
            after: Option<String>,
            #[graphql(desc = "Number of rows from the end, 0 to 5,000. Not together with first.")]
            last: Option<i32>,
            #[graphql(desc = "Returns the rows before this cursor.")]
            before: Option<String>
        };
        inputs.extend(arguments);
        method
            .block
            .stmts
            .insert(0, parse_quote! { let #name: #written = #value; });
        // async-graphql writes the arguments out as parameters of one function.
        method
            .attrs
            .push(parse_quote!(#[allow(clippy::too_many_arguments)]));
    }
    method.sig.inputs = inputs;
    Ok(())
}

/// The name of a method's context.
pub(super) fn context_of(method: &ImplItemFn) -> Option<Ident> {
    method.sig.inputs.iter().find_map(|input| match input {
        FnArg::Typed(parameter) if last_name(&parameter.ty)? == "Context" => {
            match &*parameter.pat {
                Pat::Ident(name) => Some(name.ident.clone()),
                _ => None,
            }
        }
        _ => None,
    })
}

fn two_arguments(of: &Type) -> syn::Result<[Type; 2]> {
    let arguments = type_arguments(of);
    <[Type; 2]>::try_from(arguments)
        .map_err(|_| syn::Error::new_spanned(of, "expected ListArgs<Filter, OrderField>"))
}
