//! Signing in.

use std::io::{BufRead, IsTerminal, Write};
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};
use url::{Host, Url};

use crate::command::credentials::Credentials;
use crate::command::failure::{Failure, tell};
use crate::command::gateway::{Gateway, base_url, is_token, seconds};

/// What to sign in to.
#[derive(Args, Clone, Debug)]
pub struct LoginArgs {
    /// Address of the gateway, such as https://marquee.example.
    #[arg(value_parser = base_url)]
    url: Url,
    /// Email to sign in with; asked for on a terminal. The password is asked for too, or read from stdin.
    #[arg(long)]
    email: Option<String>,
    /// How long the answer may take. Defaults to 150 seconds.
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
}

/// The console's document, which a gateway with `--documents persisted` accepts, too.
const SIGN_IN: &str = "mutation useSignInMutation(
  $input: SignInInput!
) {
  signIn(input: $input) {
    token
    errors {
      message
    }
  }
}
";

/// Signs in and keeps the token.
pub(super) async fn run(args: LoginArgs) -> Result<(), Failure> {
    warn_of_http(&args.url);
    // Before the sign-in, so that no token is lost.
    let path = Credentials::path()?;
    let credentials = Credentials::read_from(&path)?;
    let email = match args.email {
        Some(email) => email,
        None => ask_email()?,
    };
    let password = read_password()?;
    let mut gateway = Gateway::new(args.url, None, None)?;
    gateway.timeout = args.timeout;
    let input = json!({ "email": email, "password": password });
    let body = json!({ "query": SIGN_IN, "variables": { "input": input } });
    let answer = gateway.answer(gateway.post().json(&body)).await?;
    let problems = answer.problems();
    if !problems.is_empty() {
        return Err(Failure::Answer(problems));
    }
    let data = answer
        .data
        .as_ref()
        .map(|data| data.get())
        .unwrap_or_default();
    let data: Value = serde_json::from_str(data).unwrap_or_default();
    let token = data["signIn"]["token"].as_str();
    let token = token.filter(|token| is_token(token)).ok_or_else(|| {
        Failure::Answer(vec![
            "The gateway answered without a token, or with one that cannot be sent.".to_owned(),
        ])
    })?;
    credentials.keep(&gateway.url, token.to_owned(), &path)?;
    tell(&format!("Signed in. The token is in {}.", path.display()));
    Ok(())
}

/// Warns before a password is sent to another machine without encryption.
pub(super) fn warn_of_http(url: &Url) {
    if url.scheme() == "http" && !is_this_machine(url) {
        tell(
            "warning: the password is sent without encryption, because the address begins with http.",
        );
    }
}

fn is_this_machine(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

fn ask_email() -> Result<String, Failure> {
    if !std::io::stdin().is_terminal() {
        return Err(Failure::usage("Name the email with --email."));
    }
    eprint!("Email: ");
    let _shown = std::io::stderr().flush();
    read_line()
}

/// The password: asked for without echo on a terminal, or else the first line of stdin.
pub(super) fn read_password() -> Result<String, Failure> {
    if std::io::stdin().is_terminal() {
        rpassword::prompt_password("Password: ")
            .map_err(|error| Failure::local(format!("The password cannot be read: {error}.")))
    } else {
        read_line()
    }
}

fn read_line() -> Result<String, Failure> {
    let mut line = String::new();
    std::io::stdin()
        .lock()
        .read_line(&mut line)
        .map_err(|error| Failure::local(format!("stdin cannot be read: {error}.")))?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
