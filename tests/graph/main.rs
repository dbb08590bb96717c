//! Whole queries against a real gateway on a real sandbox.

mod shell;
mod support;
