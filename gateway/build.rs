//! Makes the folder of the client's build, so that the gateway compiles before the client does.

fn main() -> std::io::Result<()> {
    println!("cargo:rerun-if-changed=../client/dist");
    std::fs::create_dir_all("../client/dist")
}
