//! `#[row]`: what a service sends, read by the rules that the types of its fields say.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{
    Attribute, Field, GenericArgument, Ident, ItemStruct, Meta, PathArguments, Type, parse_quote,
};

use super::take_attribute;

pub(super) fn expand(mut item: ItemStruct) -> syn::Result<Tokens> {
    let mut key = None;
    for field in &mut item.fields {
        let is_key = take_attribute(&mut field.attrs, "key");
        let is_required = take_attribute(&mut field.attrs, "required") || is_key;
        let is_in_seconds = take_attribute(&mut field.attrs, "seconds");
        if is_key {
            key = Some((field.ident.clone(), field.ty.clone()));
        }
        if has_own_rule(field) {
            continue;
        }
        let rule = format!(
            "crate::upstream::decode::{}",
            rule(&field.ty, is_required, is_in_seconds)?
        );
        field.attrs.push(if is_required {
            parse_quote!(#[serde(deserialize_with = #rule)])
        } else {
            parse_quote!(#[serde(default, deserialize_with = #rule)])
        });
    }
    let own_type = &item.ident;
    let keyed = key.map(|(name, of)| {
        quote! {
            impl crate::upstream::decode::Keyed for #own_type {
                type Key = #of;

                fn key(&self) -> #of {
                    self.#name.clone()
                }
            }
        }
    });
    let has_own_case = item.attrs.iter().any(|attribute| {
        matches!(&attribute.meta, Meta::List(list) if list.path.is_ident("serde")
            && list.tokens.to_string().contains("rename_all"))
    });
    let case = (!has_own_case).then(|| quote!(#[serde(rename_all = "camelCase")]));
    Ok(quote! {
        #[derive(::serde::Deserialize)]
        #case
        #item
        #keyed
    })
}

/// Whether the field says itself how it is read, or that it is not.
fn has_own_rule(field: &Field) -> bool {
    let says_so = |attribute: &Attribute| {
        let mut found = false;
        // What else the attribute says is for serde to check.
        let _ = attribute.parse_nested_meta(|meta| {
            found |= ["default", "deserialize_with", "skip"]
                .iter()
                .any(|name| meta.path.is_ident(name));
            if let Ok(value) = meta.value() {
                value.parse::<syn::Expr>()?;
            }
            Ok(())
        });
        found
    };
    field
        .attrs
        .iter()
        .filter(|attribute| attribute.path().is_ident("serde"))
        .any(says_so)
}

/// The name of the function that reads a field of this type.
fn rule(of: &Type, is_required: bool, is_in_seconds: bool) -> syn::Result<&'static str> {
    let unknown = || {
        let message = "no rule reads this type: name one with #[serde(deserialize_with = …)]";
        syn::Error::new_spanned(of, message)
    };
    let (outer, inner) = generic(of).ok_or_else(unknown)?;
    let inner = inner.and_then(generic);
    let innermost = inner.and_then(|(_, of)| generic(of?));
    let name = |part: Option<(&Ident, Option<&Type>)>| part.map(|(name, _)| name.to_string());
    Ok(match (&*outer.to_string(), name(inner).as_deref()) {
        ("i32", None) if is_required => "key",
        ("String" | "Text", None) if is_required => "text_key",
        _ if is_required => return Err(unknown()),
        ("String" | "Text", None) => "required_text",
        ("Option", Some("i32")) => "int32",
        ("Option", Some("i64")) => "int",
        ("Option", Some("f64")) => "num",
        ("Option", Some("bool")) => "flag",
        ("Option", Some("String" | "Text")) => "text",
        ("Option", Some("NaiveDate")) => "day",
        ("Option", Some("DateTime")) if is_in_seconds => "seconds",
        ("Option", Some("DateTime")) => "instant",
        ("Option", Some("Box")) if name(innermost).as_deref() == Some("RawValue") => "as_sent",
        ("Option", Some("Vec")) => return Err(unknown()),
        ("Option", Some(_)) => "object",
        ("Vec", Some("i32")) => "ints",
        ("Vec", Some(_)) => "rows",
        _ => return Err(unknown()),
    })
}

/// The name of a type without its path, and the first of its type arguments.
fn generic(of: &Type) -> Option<(&Ident, Option<&Type>)> {
    let Type::Path(path) = of else {
        return None;
    };
    let last = path.path.segments.last()?;
    let argument = match &last.arguments {
        PathArguments::AngleBracketed(arguments) => {
            arguments.args.iter().find_map(|argument| match argument {
                GenericArgument::Type(of) => Some(of),
                _ => None,
            })
        }
        _ => None,
    };
    Some((&last.ident, argument))
}
