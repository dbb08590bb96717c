//! Parses documents: for the validation with apollo-compiler, and for the executor with its own parser.

use std::iter::repeat_n;

use apollo_compiler::ast;
use apollo_compiler::parser::Parser;
use apollo_parser::SyntaxKind;
use apollo_parser::cst::{CstNode, StringValue};
use async_graphql::parser::parse_query;
use async_graphql::parser::types::ExecutableDocument;

use crate::graphql::documents::diagnostics::invalid_document;
use crate::graphql::request_error::RequestError;

/// Parses a document for the validation, within the limits of its tokens and of its nesting.
///
/// # Errors
/// If the document exceeds a limit, or its syntax is invalid.
pub fn parse(text: &str, tokens: usize, depth: usize) -> Result<ast::Document, RequestError> {
    let mut parser = Parser::new().token_limit(tokens).recursion_limit(depth);
    let parsed = parser.parse_ast(text, "document");
    if parser.tokens_reached() > tokens {
        return Err(RequestError::limit(format!(
            "The document has more than {tokens} tokens."
        )));
    }
    if parser.recursion_reached() > depth {
        return Err(RequestError::too_deep(depth));
    }
    parsed.map_err(|invalid| invalid_document(&invalid.errors, 1))
}

/// Parses a document for the executor, once [`parse`] has accepted it.
///
/// # Errors
/// If the document uses syntax that the executor does not read.
pub fn parse_executable(text: &str) -> Result<ExecutableDocument, RequestError> {
    parse_query(in_plain_syntax(text)).map_err(|error| {
        RequestError::bad_document("This syntax is not supported.").at(error.positions().next())
    })
}

/// The same document without what the executor's parser refuses or reads wrongly: escapes of characters beyond U+FFFF, block
/// strings, white space in types, and comments after `on`. Everything else keeps its line and column.
fn in_plain_syntax(text: &str) -> String {
    let tree = apollo_parser::Parser::new(text).parse();
    let mut plain = String::with_capacity(text.len());
    let mut end = 0;
    for element in tree.document().syntax().descendants_with_tokens() {
        let range = element.text_range();
        let start = usize::from(range.start());
        if start < end {
            continue;
        }
        let node = element.as_node();
        let written = match element.kind() {
            SyntaxKind::COMMENT => String::new(),
            SyntaxKind::STRING_VALUE => {
                let value = node.cloned().and_then(StringValue::cast);
                // JSON's strings are GraphQL's.
                serde_json::Value::from(value.map(String::from)).to_string()
            }
            SyntaxKind::LIST_TYPE | SyntaxKind::NON_NULL_TYPE => {
                let tokens = node.iter().flat_map(|node| node.descendants_with_tokens());
                let tokens = tokens.filter_map(|token| token.into_token());
                let tokens = tokens.filter(|token| !is_ignored(token.kind()));
                tokens.map(|token| token.text().to_owned()).collect()
            }
            _ => continue,
        };
        plain.push_str(&text[end..start]);
        plain.push_str(&written);
        end = usize::from(range.end());
        // Fills the place of what was there.
        let replaced = &text[start..end];
        let columns = match replaced.rsplit_once('\n') {
            Some((lines, last)) => {
                plain.extend(repeat_n('\n', lines.matches('\n').count() + 1));
                last.chars().count()
            }
            None => replaced
                .chars()
                .count()
                .saturating_sub(written.chars().count()),
        };
        plain.extend(repeat_n(' ', columns));
    }
    plain.push_str(&text[end..]);
    plain
}

fn is_ignored(kind: SyntaxKind) -> bool {
    matches!(
        kind,
        SyntaxKind::WHITESPACE | SyntaxKind::COMMENT | SyntaxKind::COMMA
    )
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::types::Selection;
    use async_graphql_value::Value;

    use super::*;

    #[test]
    fn whatever_is_valid_is_read_and_keeps_its_place() {
        let document = "query ($ids: [ Int # all\n ! ] !) { a(b: \"\\u{1F600}\\uD83D\\uDE00\\n\\u0007\\\"\", c: \"\"\"\n    x \\\"\"\"\n\n      \"y\\\"\n  \"\"\") { b }\n  ... on # T\n  T { c } }";
        let parsed = parse_executable(document).expect("the document is valid");
        let (_, operation) = parsed.operations.iter().next().expect("there is one");
        let variable = &operation.node.variable_definitions[0].node;
        assert_eq!(variable.var_type.node.to_string(), "[Int!]!");
        let items = &operation.node.selection_set.node.items;
        let Selection::Field(field) = &items[0].node else {
            panic!("a field comes first");
        };
        let arguments = field.node.arguments.iter();
        let arguments: Vec<_> = arguments.map(|(_, value)| &value.node).collect();
        let expected =
            ["😀😀\n\u{7}\"", "x \"\"\"\n\n  \"y\\\""].map(|text| Value::String(text.to_owned()));
        assert_eq!(arguments, expected.iter().collect::<Vec<_>>());
        let below = field.node.selection_set.node.items[0].pos;
        assert_eq!(
            [
                (below.line, below.column),
                (items[1].pos.line, items[1].pos.column)
            ],
            [(6, 10), (7, 3)]
        );
    }
}
