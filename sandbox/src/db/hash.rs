//! Hashes and random texts.

use rand::RngCore;
use sha2::{Digest, Sha256};

/// The SHA-256 of a text, in hexadecimal digits.
pub(crate) fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text))
}

/// A text that cannot be guessed.
pub(crate) fn secret() -> String {
    let mut bytes = [0; 32];
    rand::rng().fill_bytes(&mut bytes);
    hex(&bytes)
}

/// Bytes as lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
