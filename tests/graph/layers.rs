//! The layers of the gateway: every folder uses only those below it.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers from top to bottom, as `gateway/src/lib.rs` names them.
const LAYERS: [&str; 16] = [
    "command",
    "server",
    "contract",
    "graphql",
    "schema",
    "search",
    "attention",
    "nodes",
    "areas",
    "graph",
    "request",
    "upstream",
    "memory",
    "traces",
    "config",
    "error",
];

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The first segment of every path that starts with `crate::`, with its line number.
fn used_modules(text: &str) -> Vec<(usize, String)> {
    let mut used = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for part in line.split("crate::").skip(1) {
            let name: String = part
                .chars()
                .take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
                .collect();
            used.push((number + 1, name));
        }
    }
    used
}

fn height(layer: &str) -> Option<usize> {
    LAYERS.iter().position(|name| *name == layer)
}

#[test]
fn imports_go_down_only() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gateway/src");
    let mut files = Vec::new();
    rust_files(&root, &mut files);
    let mut upward = Vec::new();
    for path in files {
        let place = path.strip_prefix(&root).expect("the file is in the folder");
        let layer = place
            .iter()
            .next()
            .and_then(|name| name.to_str())
            .unwrap_or_default()
            .trim_end_matches(".rs");
        // main.rs and lib.rs stand above all layers.
        let Some(own) = height(layer) else { continue };
        let text = fs::read_to_string(&path).expect("the file is text");
        for (line, used) in used_modules(&text) {
            if height(&used).is_some_and(|used| used < own) {
                upward.push(format!("{}:{line} uses {used}", place.display()));
            }
        }
    }
    assert!(upward.is_empty(), "upward imports:\n{}", upward.join("\n"));
}

#[test]
fn only_the_drawn_files_lie_beside_the_folders() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gateway/src");
    let mut names: Vec<String> = fs::read_dir(root)
        .expect("the folder can be read")
        .map(|entry| entry.expect("the entry can be read"))
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort_unstable();
    let expected = [
        "areas",
        "attention",
        "command",
        "config",
        "contract",
        "error.rs",
        "graph",
        "graphql",
        "lib.rs",
        "main.rs",
        "memory.rs",
        "nodes.rs",
        "request",
        "schema.rs",
        "search",
        "server",
        "traces",
        "upstream",
    ];
    assert_eq!(names, expected);
}
