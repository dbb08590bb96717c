//! The objects of the graph: their fields, what is null, what is metered, and what is written straight to JSON.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Data, DeriveInput, Expr, FnArg, ImplItem, ImplItemFn, ItemImpl, Meta, ReturnType,
    Token, Type, parse_quote,
};

use crate::list;
use crate::syntax::{camel_case, last_name, take_attribute, type_arguments};

/// A struct as an object whose fields are its own.
pub(crate) fn expand_struct(item: &DeriveInput) -> syn::Result<Tokens> {
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
        meter(&mut method)?;
        methods.push(method);
    }
    let (generics, parameters, clause) = item.generics.split_for_impl();
    let (attributes, own_type) = (published(&item.attrs), &item.ident);
    let payload = is_payload(data).then(|| {
        let objects = data.fields.iter().filter_map(|field| {
            let is_changed_node = last_name(&field.ty).is_some_and(|name| name == "ChangedNode");
            field.ident.as_ref().filter(|_| is_changed_node)
        });
        quote! {
            impl #generics crate::graph::audit::Payload for #own_type #parameters #clause {
                fn error(&self) -> Option<&crate::graph::payload::UserError> {
                    self.errors.first()
                }

                fn objects(&self) -> Vec<String> {
                    let named: Vec<Option<String>> = vec![#(self.#objects.named()),*];
                    named.into_iter().flatten().collect()
                }
            }
        }
    });
    Ok(quote! {
        #payload

        #[async_graphql::Object]
        #(#attributes)*
        impl #generics #own_type #parameters #clause {
            #(#methods)*
        }
    })
}

/// Whether a struct is what a mutation returns: it has a list of `UserError`.
fn is_payload(data: &syn::DataStruct) -> bool {
    data.fields.iter().any(|field| {
        let items = type_arguments(&field.ty);
        let of_errors = items
            .first()
            .and_then(last_name)
            .is_some_and(|name| name == "UserError");
        of_errors && field.ident.as_ref().is_some_and(|name| name == "errors")
    })
}

/// An `impl` block as an object whose fields are its methods.
pub(crate) fn expand(
    options: &Punctuated<Meta, Token![,]>,
    mut item: ItemImpl,
) -> syn::Result<Tokens> {
    let is_row = options.iter().any(|option| option.path().is_ident("row"));
    let passed_on = options
        .iter()
        .filter(|option| !option.path().is_ident("row"));
    let passed_on = quote!(#(#passed_on),*);
    let own = &item.self_ty;
    let (mut writers, mut batched, mut prefetches) = (Vec::new(), Vec::new(), Vec::new());
    for member in &mut item.items {
        let ImplItem::Fn(method) = member else {
            continue;
        };
        let is_per_row = take_attribute(&mut method.attrs, "per_row");
        let is_batched = take_attribute(&mut method.attrs, "batched");
        for read in take_prefetches(&mut method.attrs)? {
            let name = field_name(method)?;
            prefetches.push(quote! {
                ::inventory::submit! {
                    crate::graph::prefetch::Prefetch {
                        type_name: <#own as ::async_graphql::OutputType>::type_name,
                        field: #name,
                        read: |context, of| Box::pin(async move {
                            let _ = (context, of);
                            let _: Option<()> = async { let _ = #read.await; Some(()) }.await;
                        }),
                    }
                }
            });
        }
        list::expand_parameters(method)?;
        if last_name(&item.self_ty).is_some_and(|name| name.to_string().ends_with("Mutation")) {
            audit(method)?;
        }
        let is_fallible = expand_result(method)?;
        meter(method)?;
        if is_batched {
            let (name, resolver) = (field_name(method)?, &method.sig.ident);
            batched.push(quote! {
                #name => crate::graph::direct_json::batched::batched(field, |row, ctx| {
                    Box::pin(Self::#resolver(row, ctx))
                })
            });
        } else if is_row && !is_per_row && !is_fallible && has_no_arguments(method) {
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

                fn batched<'a>(
                    field: &'a async_graphql::Positioned<async_graphql::parser::types::Field>,
                ) -> Option<Box<dyn crate::graph::direct_json::batched::BatchedField<Self> + 'a>> {
                    match field.node.name.node.as_str() {
                        #(#batched,)*
                        _ => None,
                    }
                }
            }

            crate::graph::direct_json::batched::batched_object!(#own_type);
        }
    });
    Ok(quote! {
        #[async_graphql::Object(#passed_on)]
        #item
        #fields
        #(#prefetches)*
    })
}

/// Takes the reads that `#[prefetch(…)]` names.
fn take_prefetches(attributes: &mut Vec<Attribute>) -> syn::Result<Vec<Expr>> {
    let mut reads = Vec::new();
    for attribute in attributes.iter() {
        if attribute.path().is_ident("prefetch") {
            reads.extend(
                attribute.parse_args_with(Punctuated::<Expr, Token![,]>::parse_terminated)?,
            );
        }
    }
    take_attribute(attributes, "prefetch");
    Ok(reads)
}

/// Lets the body of a mutation tell the audit how it ended.
fn audit(method: &mut ImplItemFn) -> syn::Result<()> {
    let context = list::context_of(method).ok_or_else(|| {
        syn::Error::new_spanned(&method.sig, "a mutation takes the context, for its audit")
    })?;
    let body = &method.block;
    method.block = parse_quote!({ crate::graph::audit::audited(#context, async move #body).await });
    Ok(())
}

/// Whether a method takes nothing but `&self` and the context.
fn has_no_arguments(method: &ImplItemFn) -> bool {
    method.sig.inputs.iter().all(|input| match input {
        FnArg::Receiver(_) => true,
        FnArg::Typed(input) => last_name(&input.ty).is_some_and(|name| name == "Context"),
    })
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

/// Lets a field that is a text, a list or JSON take its bytes and rows from the budget of the operation. The tag says so to the
/// test that walks the schema; it is not printed.
fn meter(method: &mut ImplItemFn) -> syn::Result<()> {
    let returned = returned_type(method)?;
    if !is_large(&returned) {
        return Ok(());
    }
    let body = &method.block;
    // `expand_result` has given the body a function of its own already.
    let is_own = matches!(&*returned, Type::Path(path) if path.qself.is_some());
    method.block = match !is_own && leaves_early(body) {
        true => {
            parse_quote!({ crate::graph::metered::metered::<#returned>(async move #body).await })
        }
        false => parse_quote!({ crate::graph::metered::Metered::<#returned>(#body) }),
    };
    method.sig.output = parse_quote!(-> crate::graph::metered::Metered<#returned>);
    add_option(method, &quote!(tag = "metered"))
}

/// Whether a type is a text, a list or JSON, however it is wrapped.
fn is_large(of: &Type) -> bool {
    match of {
        Type::Slice(_) => true,
        Type::Reference(reference) => is_large(&reference.elem),
        Type::Path(path) => match last_name(of).map(ToString::to_string).as_deref() {
            Some("Vec" | "String" | "str" | "Json" | "GeoJson") => true,
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
