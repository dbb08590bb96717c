//! `#[object]`: a type of the graph, written as an `impl` block of plain methods; `SimpleObject`, a type whose fields are
//! those of a struct; and `#[row]`, what a service sends.

mod list;
mod row;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DeriveInput, Expr, FnArg, GenericArgument, Ident, ImplItem, ImplItemFn,
    ItemImpl, Meta, PathArguments, ReturnType, Token, Type, parse_macro_input, parse_quote,
};

/// Publishes an `impl` block as an object of the graph. Like async-graphql's `Object`, with these additions:
///
/// - A method that returns `Result<T>` is a field that is null only if it failed: its error nulls the field,
///   never its parent, and the field is marked `@semanticNonNull`. A field that returns `Result<Option<T>>` may
///   also be null without an error.
/// - A parameter `list: ListArgs<Filter, OrderField>` becomes `filter`, `orderBy` and the four paging arguments;
///   `page: Page`, the four alone.
/// - A field that is a text or a list takes its bytes and rows from the budget of the operation (see `graph::charged`).
/// - `#[object(row)]` is for rows of connections, whose lists are written straight to JSON. Every field without
///   arguments that cannot fail is written this way, and must be a scalar, an enum or a list of them. Mark a
///   field `#[executed]` to leave it to the executor: an object, or a field that waits.
/// - `#[joined]` is for fields of such a row that one read answers for all rows, or that need none: objects of a row type,
///   scalars, and lists of them (see `graph::direct_json::joined`).
#[proc_macro_attribute]
pub fn object(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let options =
        parse_macro_input!(arguments with Punctuated::<Meta, Token![,]>::parse_terminated);
    let item = parse_macro_input!(item as ItemImpl);
    expand(&options, item)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}

/// Publishes a struct as an object of the graph, with a field for each of its fields. Like async-graphql's derive, but
/// texts and lists take their bytes and rows from the budget of the operation, as those of `#[object]` do.
#[proc_macro_derive(SimpleObject, attributes(graphql))]
pub fn simple_object(item: TokenStream) -> TokenStream {
    let item = parse_macro_input!(item as DeriveInput);
    expand_struct(&item)
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
/// - `#[rule(…)]` names a function that reads the field from a deserializer, `#[by_serde]` leaves it to its type, and
///   `#[skip]` leaves it empty.
/// - `#[row(finish = …)]` names a function that gets the row and its JSON, and returns the row as it shall be.
#[proc_macro_attribute]
pub fn row(options: TokenStream, item: TokenStream) -> TokenStream {
    let options = parse_macro_input!(options with Punctuated::<Meta, Token![,]>::parse_terminated);
    let item = parse_macro_input!(item as syn::ItemStruct);
    row::expand(&options, item)
        .unwrap_or_else(|error| error.to_compile_error())
        .into()
}

fn expand_struct(item: &DeriveInput) -> syn::Result<Tokens> {
    let Data::Struct(data) = &item.data else {
        return Err(syn::Error::new_spanned(item, "expected a struct"));
    };
    let published = |attributes: &[Attribute]| -> Vec<Attribute> {
        let is_published = |attribute: &&Attribute| {
            ["doc", "graphql"]
                .iter()
                .any(|name| attribute.path().is_ident(name))
        };
        attributes.iter().filter(is_published).cloned().collect()
    };
    let mut methods = Vec::new();
    for field in &data.fields {
        let Some(name) = &field.ident else {
            return Err(syn::Error::new_spanned(field, "a field has a name"));
        };
        let (attributes, of) = (published(&field.attrs), &field.ty);
        let mut method: ImplItemFn = parse_quote! {
            #(#attributes)*
            async fn #name(&self) -> &#of { &self.#name }
        };
        charge(&mut method)?;
        methods.push(method);
    }
    let (generics, parameters, clause) = item.generics.split_for_impl();
    let (attributes, own_type) = (published(&item.attrs), &item.ident);
    Ok(quote! {
        #[async_graphql::Object]
        #(#attributes)*
        impl #generics #own_type #parameters #clause {
            #(#methods)*
        }
    })
}

fn expand(options: &Punctuated<Meta, Token![,]>, mut item: ItemImpl) -> syn::Result<Tokens> {
    let is_row = options.iter().any(|option| option.path().is_ident("row"));
    let passed_on = options
        .iter()
        .filter(|option| !option.path().is_ident("row"));
    let passed_on = quote!(#(#passed_on),*);
    let (mut writers, mut joined) = (Vec::new(), Vec::new());
    for member in &mut item.items {
        let ImplItem::Fn(method) = member else {
            continue;
        };
        let is_executed = take_attribute(&mut method.attrs, "executed");
        let is_joined = take_attribute(&mut method.attrs, "joined");
        list::expand_parameters(method)?;
        let is_fallible = expand_result(method)?;
        charge(method)?;
        if is_joined {
            let (name, resolver) = (field_name(method)?, &method.sig.ident);
            joined.push(quote! {
                #name => crate::graph::direct_json::joined::joined(field, |row, ctx| {
                    Box::pin(Self::#resolver(row, ctx))
                })
            });
        } else if is_row && !is_executed && !is_fallible && has_no_arguments(method) {
            let (name, resolver) = (field_name(method)?, &method.sig.ident);
            writers.push(quote! {
                #name => Some(|row, ctx, out| {
                    crate::graph::direct_json::fields::write_now(row.#resolver(ctx), out)
                })
            });
        }
    }
    let (generics, own_type) = (&item.generics, &item.self_ty);
    let fields = is_row.then(|| {
        quote! {
            impl #generics crate::graph::direct_json::fields::PlainFields for #own_type {
                fn writer(field: &str) -> Option<crate::graph::direct_json::fields::FieldWriter<Self>> {
                    match field {
                        #(#writers,)*
                        _ => None,
                    }
                }

                fn joined<'a>(
                    field: &'a async_graphql::Positioned<async_graphql::parser::types::Field>,
                ) -> Option<Box<dyn crate::graph::direct_json::joined::JoinedField<Self> + 'a>> {
                    match field.node.name.node.as_str() {
                        #(#joined,)*
                        _ => None,
                    }
                }
            }

            crate::graph::direct_json::joined::joined_object!(#own_type);
        }
    });
    Ok(quote! {
        #[async_graphql::Object(#passed_on)]
        #item
        #fields
    })
}

fn take_attribute(attributes: &mut Vec<Attribute>, name: &str) -> bool {
    let count = attributes.len();
    attributes.retain(|attribute| !attribute.path().is_ident(name));
    attributes.len() < count
}

/// Whether a method takes nothing but `&self` and the context.
fn has_no_arguments(method: &ImplItemFn) -> bool {
    method.sig.inputs.iter().all(|input| match input {
        FnArg::Receiver(_) => true,
        FnArg::Typed(input) => last_name(&input.ty).is_some_and(|name| name == "Context"),
    })
}

/// The last name of a type's path, references aside.
fn last_name(of: &Type) -> Option<&Ident> {
    match of {
        Type::Path(path) => path.path.segments.last().map(|segment| &segment.ident),
        Type::Reference(reference) => last_name(&reference.elem),
        _ => None,
    }
}

fn type_arguments(of: &Type) -> Vec<Type> {
    let Type::Path(path) = of else {
        return Vec::new();
    };
    let Some(PathArguments::AngleBracketed(arguments)) =
        path.path.segments.last().map(|segment| &segment.arguments)
    else {
        return Vec::new();
    };
    arguments
        .args
        .iter()
        .filter_map(|argument| match argument {
            GenericArgument::Type(argument) => Some(argument.clone()),
            _ => None,
        })
        .collect()
}

/// Turns a method that returns `Result` into a field of its own kind of null. Returns whether it did, or the
/// method returns a `Field` already.
fn expand_result(method: &mut ImplItemFn) -> syn::Result<bool> {
    let returned = returned_type(method)?;
    let name = last_name(&returned).map(ToString::to_string);
    if name.as_deref() != Some("Result") {
        return Ok(name.as_deref() == Some("Field"));
    }
    let [value] = <[Type; 1]>::try_from(type_arguments(&returned))
        .map_err(|_| syn::Error::new_spanned(&returned, "expected Result<T>"))?;
    let is_optional = last_name(&value).is_some_and(|name| name == "Option")
        && !matches!(value, Type::Reference(_));
    // The type that was written stays in the signature, so that its import is used.
    let (kind, make) = if is_optional {
        let inner = type_arguments(&value).remove(0);
        (quote!(Optional), quote!(nullable_field::<#inner>))
    } else {
        add_semantic_non_null(method)?;
        (quote!(Required), quote!(field::<#value>))
    };
    let body = &method.block;
    method.block = parse_quote!({ crate::error::#make(async move #body).await });
    method.sig.output = parse_quote!(-> <#returned as crate::error::#kind>::Field);
    Ok(true)
}

fn returned_type(method: &ImplItemFn) -> syn::Result<Box<Type>> {
    match &method.sig.output {
        ReturnType::Type(_, returned) => Ok(returned.clone()),
        ReturnType::Default => Err(syn::Error::new_spanned(&method.sig, "a field has a type")),
    }
}

/// Lets a field that is a text or a list take its bytes and rows from the budget of the operation. The tag says so to the
/// test that walks the schema; it is not printed.
fn charge(method: &mut ImplItemFn) -> syn::Result<()> {
    let returned = returned_type(method)?;
    if !is_large(&returned) {
        return Ok(());
    }
    let body = &method.block;
    // `expand_result` has given the body a function of its own already.
    let is_own = matches!(&*returned, Type::Path(path) if path.qself.is_some());
    method.block = match !is_own && leaves_early(body) {
        true => {
            parse_quote!({ crate::graph::charged::charged::<#returned>(async move #body).await })
        }
        false => parse_quote!({ crate::graph::charged::Charged::<#returned>(#body) }),
    };
    method.sig.output = parse_quote!(-> crate::graph::charged::Charged<#returned>);
    add_option(method, &quote!(tag = "charged"))
}

/// Whether a type is a text or a list, however it is wrapped.
fn is_large(of: &Type) -> bool {
    match of {
        Type::Slice(_) => true,
        Type::Reference(reference) => is_large(&reference.elem),
        Type::Path(path) => match last_name(of).map(ToString::to_string).as_deref() {
            Some("Vec" | "String" | "str") => true,
            Some("Option" | "Cow" | "Box" | "Arc" | "Result" | "Field") => {
                let outer = path.qself.as_ref().map(|outer| &*outer.ty);
                type_arguments(of).iter().chain(outer).any(is_large)
            }
            _ => false,
        },
        _ => false,
    }
}

/// Whether a body has `?` or `return`, so that it needs a function of its own.
fn leaves_early(body: &syn::Block) -> bool {
    fn any(tokens: Tokens) -> bool {
        tokens.into_iter().any(|token| match token {
            proc_macro2::TokenTree::Group(group) => any(group.stream()),
            proc_macro2::TokenTree::Punct(mark) => mark.as_char() == '?',
            proc_macro2::TokenTree::Ident(word) => word == "return",
            proc_macro2::TokenTree::Literal(_) => false,
        })
    }
    any(quote!(#body))
}

fn add_semantic_non_null(method: &mut ImplItemFn) -> syn::Result<()> {
    let directive = quote!(directive = crate::graph::directives::semantic_non_null::apply(None));
    add_option(method, &directive)
}

/// Adds an option to the method's `#[graphql(…)]`, of which async-graphql reads one only.
fn add_option(method: &mut ImplItemFn, option: &Tokens) -> syn::Result<()> {
    for attribute in &mut method.attrs {
        if attribute.path().is_ident("graphql") {
            let present = attribute.meta.require_list()?.tokens.clone();
            *attribute = parse_quote!(#[graphql(#present, #option)]);
            return Ok(());
        }
    }
    method.attrs.push(parse_quote!(#[graphql(#option)]));
    Ok(())
}

/// The name of a method's field: as `#[graphql(name = "…")]` has it, else in camel case.
fn field_name(method: &ImplItemFn) -> syn::Result<String> {
    let mut given = None;
    for attribute in &method.attrs {
        if attribute.path().is_ident("graphql") {
            let options =
                attribute.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated)?;
            for option in options {
                if let Meta::NameValue(option) = option
                    && option.path.is_ident("name")
                    && let Expr::Lit(name) = &option.value
                    && let syn::Lit::Str(name) = &name.lit
                {
                    given = Some(name.value());
                }
            }
        }
    }
    Ok(given.unwrap_or_else(|| camel_case(&method.sig.ident.to_string())))
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(letters.as_str());
    }
    camel
}

#[cfg(test)]
mod tests {
    use super::camel_case;

    #[test]
    fn a_field_is_named_in_camel_case() {
        let cases = [
            ("id", "id"),
            ("customer_id", "customerId"),
            ("ad_groups_active_from", "adGroupsActiveFrom"),
        ];
        for (method, field) in cases {
            assert_eq!(camel_case(method), field);
        }
    }
}
