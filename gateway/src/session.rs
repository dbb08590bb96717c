//! One request's session.
