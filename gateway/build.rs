//! Builds the gateway again when a release needs the client's new files inside.

use std::env;

fn main() {
    // A debug build reads the files when they are asked for.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let watched = if is_release {
        "../client/dist"
    } else {
        "build.rs"
    };
    println!("cargo:rerun-if-changed={watched}");
}
