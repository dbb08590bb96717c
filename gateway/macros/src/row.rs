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
    let mut keys = Vec::new();
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
            let key_type = match generic(&own_type) {
                Some((name, None)) if name == "String" || name == "Text" => quote!(str),
                _ => quote!(#own_type),
            };
            keyed = Some(quote! {
                type Key = #key_type;

                fn key(&self) -> &#key_type {
                    &self.#name
                }
            });
        }
        let json_key = json_key(field, &name, case.as_deref())?;
        let rule = rule(field, is_required)?;
        let slot = format_ident!("field_{name}");
        let index = keys.len();
        keys.push(json_key);
        let (empty, read, value) = match is_required {
            true => (
                quote!(::core::option::Option::None::<#own_type>),
                quote!(require(json, &mut #slot, #rule)),
                quote!(#slot.ok_or(Fault::Value)?),
            ),
            false => (
                quote!(<#own_type as ::core::default::Default>::default()),
                quote!(fill(json, &mut #slot, #rule)),
                quote!(#slot),
            ),
        };
        slots.push(quote!(let mut #slot = #empty;));
        arms.push(quote!(#index => #read));
        values.push(quote!(#name: #value));
    }
    let own_type = &item.ident;
    let keyed = keyed.map(|key| quote!(impl crate::upstream::decode::Keyed for #own_type { #key }));
    let read = quote! {
        static KEYS: Keys = Keys::new(&[#(#keys),*]);
        #(#slots)*
        json.fields(&KEYS, |json, index| match index {
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
                use crate::upstream::decode::{Fault, Keys, fill, require, rules};
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

/// The key of a field in the JSON of the service, with quotes and a colon.
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
    let key = format!("\"{text}\":");
    Ok(LitByteStr::new(key.as_bytes(), name.span()))
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
    if let Some(own) = argument::<Path>(&mut field.attrs, "rule")? {
        return Ok(quote!(#own));
    }
    let own_type = &field.ty;
    Ok(match rule_of(own_type, is_required, is_in_seconds) {
        Some(name) => {
            let name = Ident::new(name, proc_macro2::Span::call_site());
            quote!(rules::#name)
        }
        None => quote!(<#own_type as crate::upstream::decode::FromJson>::from_json),
    })
}

/// The name of the rule for a type. Other types say themselves how they are read.
fn rule_of(of: &Type, is_required: bool, is_in_seconds: bool) -> Option<&'static str> {
    let (outer, inner) = generic(of)?;
    let inner = inner.and_then(generic);
    let innermost = inner.and_then(|(_, of)| generic(of?));
    let name = |part: Option<(&Ident, Option<&Type>)>| part.map(|(name, _)| name.to_string());
    Some(match (&*outer.to_string(), name(inner).as_deref()) {
        ("i32", None) if is_required => "key",
        ("String" | "Text", None) if is_required => "text_key",
        _ if is_required => return None,
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
        ("Option", Some("Vec")) => return None,
        ("Option", Some(_)) => "object",
        ("Vec", Some("i32")) => "ints",
        ("Vec", Some(_)) => "rows",
        _ => return None,
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
