//! Graph tests.
