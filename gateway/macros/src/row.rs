//! `#[row]`: what a service sends, read by the rules that the types of its fields say.

use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::punctuated::Punctuated;
use syn::{
    Attribute, Field, GenericArgument, Ident, ItemStruct, LitByteStr, LitStr, Meta, Path,
    PathArguments, Token, Type,
};

use crate::syntax::{camel_case, take_attribute};

pub(super) fn expand(
    options: &Punctuated<Meta, Token![,]>,
    mut item: ItemStruct,
) -> syn::Result<Tokens> {
    let case = options.iter().find_map(|option| match option {
        Meta::Path(case) => case.get_ident().map(ToString::to_string),
        _ => None,
    });
    let finish = options.iter().find_map(|option| match option {
        Meta::NameValue(option) if option.path.is_ident("finish") => Some(&option.value),
        _ => None,
    });
    let mut keyed = None;
    let (mut slots, mut arms, mut values) = (Vec::new(), Vec::new(), Vec::new());
    for field in &mut item.fields {
        let Some(name) = field.ident.clone() else {
            return Err(syn::Error::new_spanned(field, "a field has a name"));
        };
        if take_attribute(&mut field.attrs, "skip") {
            values.push(quote!(#name: ::core::default::Default::default()));
            continue;
        }
        let is_key = take_attribute(&mut field.attrs, "key");
        let is_required = take_attribute(&mut field.attrs, "required") || is_key;
        let own_type = field.ty.clone();
        if is_key {
            keyed = Some(quote! {
                type Key = #own_type;

                fn key(&self) -> #own_type {
                    self.#name.clone()
                }
            });
        }
        let json_key = json_key(field, &name, case.as_deref())?;
        let rule = rule(field, is_required)?;
        let slot = format_ident!("field_{name}");
        slots.push(quote!(let mut #slot: ::core::option::Option<#own_type> = None;));
        let rule = match is_required {
            true => rule,
            false => quote!(|json| crate::upstream::decode::or_default(json, #rule)),
        };
        arms.push(quote!(#json_key => once(&mut #slot, json, #rule)));
        values.push(match is_required {
            true => quote!(#name: #slot.ok_or(Fault::Value)?),
            false => quote!(#name: #slot.unwrap_or_default()),
        });
    }
    let own_type = &item.ident;
    let keyed = keyed.map(|key| quote!(impl crate::upstream::decode::Keyed for #own_type { #key }));
    let read = quote! {
        #(#slots)*
        json.members(|json, key| match key {
            #(#arms,)*
            _ => json.skip(),
        })?;
        let row = Self { #(#values,)* };
    };
    let read = match finish {
        None => quote!(#read Ok(row)),
        Some(finish) => quote! {
            let text = json.ahead();
            #read
            #finish(row, &text[..text.len() - json.ahead().len()])
        },
    };
    Ok(quote! {
        #item
        #keyed

        impl crate::upstream::decode::FromJson for #own_type {
            fn from_json(
                json: &mut crate::upstream::decode::Json<'_>,
            ) -> crate::upstream::decode::Read<Self> {
                use crate::upstream::decode::{Fault, once, rules};
                #read
            }
        }

        impl<'de> ::serde::Deserialize<'de> for #own_type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                crate::upstream::decode::row_by_serde(deserializer)
            }
        }
    })
}

/// The key of a field in the JSON of the service.
fn json_key(field: &mut Field, name: &Ident, case: Option<&str>) -> syn::Result<LitByteStr> {
    let text = match argument::<LitStr>(&mut field.attrs, "name")? {
        Some(name) => name.value(),
        None => {
            let name = name.to_string();
            match case {
                None => camel_case(&name),
                Some("snake_case") => name,
                Some("upper_case") => name.to_uppercase(),
                Some(_) => {
                    let message = "a case is snake_case or upper_case";
                    return Err(syn::Error::new_spanned(field, message));
                }
            }
        }
    };
    Ok(LitByteStr::new(text.as_bytes(), name.span()))
}

/// Takes an attribute with an argument, such as `#[name("type")]`.
fn argument<T: syn::parse::Parse>(
    attributes: &mut Vec<Attribute>,
    name: &str,
) -> syn::Result<Option<T>> {
    let Some(at) = attributes
        .iter()
        .position(|attribute| attribute.path().is_ident(name))
    else {
        return Ok(None);
    };
    attributes.remove(at).parse_args().map(Some)
}

/// What reads a field.
fn rule(field: &mut Field, is_required: bool) -> syn::Result<Tokens> {
    let is_in_seconds = take_attribute(&mut field.attrs, "seconds");
    if take_attribute(&mut field.attrs, "by_serde") {
        return Ok(quote!(crate::upstream::decode::by_serde));
    }
    if let Some(own) = argument::<Path>(&mut field.attrs, "rule")? {
        return Ok(quote!(|json| crate::upstream::decode::by_rule(json, |json| #own(json))));
    }
    let name = rule_of(&field.ty, is_required, is_in_seconds)?;
    let name = Ident::new(name, proc_macro2::Span::call_site());
    Ok(quote!(rules::#name))
}

/// The name of the rule for a type.
fn rule_of(of: &Type, is_required: bool, is_in_seconds: bool) -> syn::Result<&'static str> {
    let unknown =
        || syn::Error::new_spanned(of, "no rule reads this type: name one with #[rule(…)]");
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
