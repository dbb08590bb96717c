//! Readies the folder of the client's files, which `server/static_files.rs` embeds.

use std::{env, fs, io};

const CLIENT_FILES: &str = "../client/dist";

fn main() -> io::Result<()> {
    // A debug build reads the files when they are asked for, from a folder that has to exist when it is compiled.
    fs::create_dir_all(CLIENT_FILES)?;
    // A release has the files inside: it is built again when they change.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let watched = if is_release { CLIENT_FILES } else { "build.rs" };
    println!("cargo:rerun-if-changed={watched}");
    Ok(())
}
