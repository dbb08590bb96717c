//! `#[row]`: what a service sends, read as the types of its fields say.

use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::punctuated::Punctuated;
use syn::{Attribute, Field, Ident, ItemStruct, LitStr, Meta, Path, Token};

use crate::syntax::{camel_case, last_name, take_attribute, type_arguments};

pub(super) fn expand(
    options: &Punctuated<Meta, Token![,]>,
    mut item: ItemStruct,
) -> syn::Result<Tokens> {
    let case = options.iter().find_map(|option| option.path().get_ident());
    let case = case.map(ToString::to_string);
    let mut keyed = None;
    let (mut slots, mut keys, mut arms) = (vec![], vec![], vec![]);
    let (mut values, mut properties) = (vec![], vec![]);
    for (index, field) in item.fields.iter_mut().enumerate() {
        let Some(name) = field.ident.clone() else {
            return Err(syn::Error::new_spanned(field, "a field has a name"));
        };
        let is_key = take_attribute(&mut field.attrs, "key");
        let is_required = take_attribute(&mut field.attrs, "required") || is_key;
        let is_in_seconds = take_attribute(&mut field.attrs, "seconds");
        let rule = argument::<Path>(&mut field.attrs, "rule")?;
        let known = argument::<Path>(&mut field.attrs, "known")?;
        let json_key = json_key(field, &name, case.as_deref())?;
        let own_type = &field.ty;
        let inner = last_name(own_type).filter(|name| *name == "Option");
        let inner = inner.and_then(|_| type_arguments(own_type).pop());
        if is_key {
            let is_text =
                last_name(own_type).is_some_and(|name| name == "String" || name == "Text");
            let key_type = match is_text {
                true => quote!(str),
                false => quote!(#own_type),
            };
            keyed = Some(quote! {
                type Key = #key_type;

                fn key(&self) -> &#key_type {
                    &self.#name
                }
            });
        }
        let slot = format_ident!("field_{name}");
        let slot_type = match &inner {
            _ if is_in_seconds => quote!(Seconds),
            Some(inner) => quote!(#inner),
            None => quote!(#own_type),
        };
        slots.push(quote!(let mut #slot: ::core::option::Option<#slot_type> = None;));
        keys.push(quote!(#json_key => #index));
        let property = match &rule {
            Some(_) => quote!(Property::anything(#json_key)),
            None if is_required => quote!(Property::required::<#slot_type>(#json_key, schemas)),
            None => quote!(Property::optional::<#slot_type>(#json_key, schemas)),
        };
        properties.push(match known {
            Some(known) => quote!(#property.knowing(#known())),
            None => property,
        });
        arms.push(match rule {
            Some(rule) => quote!(#index => #slot = #rule(object.next_value()?)),
            None => quote!(#index => next_value(&mut object, &mut #slot)?),
        });
        let value = match &inner {
            _ if is_in_seconds => quote!(#slot.map(|seconds| seconds.0)),
            _ if is_required => quote!(#slot.filter(FromJson::is_key)?),
            Some(_) => quote!(#slot),
            None => quote!(#slot.unwrap_or_default()),
        };
        values.push(quote!(#name: #value));
    }
    let own_type = &item.ident;
    let keyed = keyed.map(|key| quote!(impl crate::upstream::decode::Keyed for #own_type { #key }));
    Ok(quote! {
        #item
        #keyed

        impl crate::upstream::decode::FromJson for #own_type {
            fn of_object<'de, A: ::serde::de::MapAccess<'de>>(
                mut object: A,
                row: &mut ::core::option::Option<Self>,
            ) -> ::core::result::Result<(), A::Error> {
                use crate::upstream::decode::{FromJson, Seconds, next_key, next_value};
                #(#slots)*
                while let Some(index) = next_key(&mut object, |key| match key {
                    #(#keys,)*
                    _ => usize::MAX,
                })? {
                    match index {
                        #(#arms,)*
                        _ => drop(object.next_value::<::serde::de::IgnoredAny>()?),
                    }
                }
                *row = (|| Some(Self { #(#values,)* }))();
                Ok(())
            }

            fn describe(schemas: &mut crate::upstream::decode::Schemas) -> ::serde_json::Value {
                use crate::upstream::decode::{Property, Seconds};
                let path = ::core::any::type_name::<Self>();
                schemas.row(path, |schemas| ::std::vec![#(#properties),*])
            }
        }
    })
}

/// The key of a field in the JSON of the service.
fn json_key(field: &mut Field, name: &Ident, case: Option<&str>) -> syn::Result<LitStr> {
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
    Ok(LitStr::new(&text, name.span()))
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
