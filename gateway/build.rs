//! Readies the folder of the client's files, which `server/static_files.rs` embeds.

use std::process::Command;
use std::{env, fs, io};

const CLIENT_FILES: &str = "../client/dist";

/// The commit that is built, if `BUILD_COMMIT` or git knows it.
fn commit() -> Option<String> {
    println!("cargo:rerun-if-env-changed=BUILD_COMMIT");
    let given = env::var("BUILD_COMMIT").ok();
    given.filter(|commit| !commit.is_empty()).or_else(from_git)
}

fn from_git() -> Option<String> {
    let commits = "../.git/logs/HEAD";
    if !fs::exists(commits).is_ok_and(|exists| exists) {
        return None;
    }
    println!("cargo:rerun-if-changed={commits}");
    let git = Command::new("git")
        .args(["rev-parse", "--short=12", "HEAD"])
        .output();
    let commit = String::from_utf8(git.ok()?.stdout).ok()?;
    Some(commit.trim().to_owned()).filter(|commit| !commit.is_empty())
}

fn main() -> io::Result<()> {
    // A debug build reads the files when they are asked for, from a folder that has to exist when it is compiled.
    fs::create_dir_all(CLIENT_FILES)?;
    // A release has the files inside: it is built again when they change.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let watched = if is_release { CLIENT_FILES } else { "build.rs" };
    println!("cargo:rerun-if-changed={watched}");
    // The commit of a release; a debug build would be built again after each commit.
    let commit = is_release.then(commit).flatten();
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let version = commit.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo:rustc-env=MARQUEE_VERSION={version}");
    Ok(())
}
