//! The command with wrong settings: everything wrong is named at once, and nothing secret is repeated.

use std::net::TcpListener;
use std::process::{Command, Output};

use pretty_assertions::assert_eq;

use crate::command::binary;

fn run(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    Command::new(binary())
        .args(arguments)
        .envs(variables.iter().copied())
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn all_wrong_settings_are_named_at_once_with_what_would_be_right() {
    let output = run(
        &[
            "--listen",
            "nowhere",
            "--main-api-url",
            "ftp://api.example",
            "--documents",
            "some",
            "--max-depth",
            "0",
            "--max-large-body-bytes",
            "1000",
            "--upstream-timeout-ms",
            "soon",
            "--developers",
            "nobody",
            "--contact-url",
            "javascript:alert(1)",
            "--log-format",
            "xml",
        ],
        &[
            ("MARQUEE_MAX_TOKENS", "-1"),
            ("MARQUEE_SANDBOX_FAULTS_PORT", "70000"),
            ("MARQUEE_SANDBOX_FAULTS_URL", "switch"),
            ("MARQUEE_STORAGE_HOSTS", "a/b"),
        ],
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        said(&output),
        "Wrong settings:
  --max-tokens (MARQUEE_MAX_TOKENS) must be a whole number from 1 to 1073741824.
  --max-depth (MARQUEE_MAX_DEPTH) must be a whole number from 1 to 200.
  --max-large-body-bytes (MARQUEE_MAX_LARGE_BODY_BYTES) must be at least --max-body-bytes.
  --listen (MARQUEE_LISTEN) must be an IP address and a port, such as 127.0.0.1:4000.
  --main-api-url (MARQUEE_MAIN_API_URL) must be an http or https address, such as https://api.example.
  --pipeline-url (MARQUEE_PIPELINE_URL) must be given too, because another service is (leave all three out to start the sandbox).
  --backfill-url (MARQUEE_BACKFILL_URL) must be given too, because another service is (leave all three out to start the sandbox).
  --storage-hosts (MARQUEE_STORAGE_HOSTS) must be hosts with an optional port, separated by commas, such as storage.example:443.
  --developers (MARQUEE_DEVELOPERS) must be email addresses separated by commas.
  --contact-url (MARQUEE_CONTACT_URL) must be a mailto: or https: address.
  --upstream-timeout-ms (MARQUEE_UPSTREAM_TIMEOUT_MS) must be a whole number from 1 to 3600000.
  --documents (MARQUEE_DOCUMENTS) must be \"any\" or \"persisted\".
  --log-format (MARQUEE_LOG_FORMAT) must be \"auto\" or \"json\" or \"text\".
  --sandbox-faults-port (MARQUEE_SANDBOX_FAULTS_PORT) must be a whole number from 1 to 65535.
  --sandbox-faults-url (MARQUEE_SANDBOX_FAULTS_URL) must be an http or https address, such as https://api.example.
  --sandbox-data, --sandbox-faults-port (MARQUEE_SANDBOX_DATA, MARQUEE_SANDBOX_FAULTS_PORT) must be left out when the services are named, because no sandbox is started then.
"
    );
}

#[test]
fn a_fault_switch_is_named_only_beside_the_services_of_its_sandbox() {
    let output = run(&["--sandbox-faults-url", "http://127.0.0.1:4172"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        said(&output),
        "Wrong settings:\n  --sandbox-faults-url (MARQUEE_SANDBOX_FAULTS_URL) must be left out when no service is named, because the sandbox that is started then has its own.\n"
    );
}

#[test]
fn credentials_in_an_address_are_refused_and_not_repeated() {
    let services = [
        "--pipeline-url",
        "https://p.example",
        "--backfill-url",
        "https://b.example",
    ];
    let output = run(
        &services,
        &[("MARQUEE_MAIN_API_URL", "https://staff:hunter2@api.example")],
    );
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        said(&output),
        "Wrong settings:\n  --main-api-url (MARQUEE_MAIN_API_URL) must be an address without a user name or password in it.\n"
    );
}

#[test]
fn unknown_flags_and_commands_are_wrong_settings() {
    for arguments in [["--no-such-flag"], ["no-such-command"]] {
        let output = run(&arguments, &[]);
        assert_eq!(output.status.code(), Some(2));
        assert!(said(&output).contains(arguments[0]), "{}", said(&output));
    }
}

#[test]
fn a_taken_port_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = run(&["--listen", &address], &[]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        said(&output),
        format!(
            "The address {address} is taken: stop what listens there, or choose another with --listen.\n"
        )
    );
}

#[test]
fn the_schema_is_printed_without_any_service() {
    let output = run(&["schema"], &[]);
    assert!(output.status.success());
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        gateway::schema::sdl()
    );
}

#[test]
fn the_help_says_what_every_value_is() {
    let help = String::from_utf8(run(&["--help"], &[]).stdout).unwrap();
    let flags: Vec<(&str, &str)> = help
        .lines()
        .filter_map(|line| line.trim().strip_prefix("--")?.split_once(" <"))
        .collect();
    assert!(flags.len() > 40, "{help}");
    for (flag, value) in flags {
        let repeated = flag.replace('-', "_").to_uppercase();
        assert_ne!(value.trim_end_matches('>'), repeated);
    }
}
