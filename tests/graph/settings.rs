//! The command with wrong settings: all of them are named at once, and no value is repeated.

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

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn all_wrong_settings_are_named_at_once() {
    let flags = "--listen nowhere --main-api-url ftp://api.example --documents some --max-response-bytes 0 --stop-timeout-ms 0 \
                 --upstream-timeout-ms soon --developers nobody --contact-url javascript:alert(1) \
                 --map-style-url maps.example/style.json --log-format xml";
    let variables = [
        ("MARQUEE_SANDBOX_FAULTS_PORT", "70000"),
        ("MARQUEE_SANDBOX_FAULTS_URL", "switch"),
        ("MARQUEE_STORAGE_HOSTS", "a/b"),
    ];
    let output = run(&Vec::from_iter(flags.split_whitespace()), &variables);
    assert_eq!(output.status.code(), Some(64));
    assert_eq!(
        stderr(&output),
        "error: Wrong settings:
  --listen (MARQUEE_LISTEN) must be an IP address and a port, such as 127.0.0.1:4000.
  --main-api-url (MARQUEE_MAIN_API_URL) must be an http or https address, such as https://api.example.
  --documents (MARQUEE_DOCUMENTS) must be \"any\" or \"persisted\".
  --max-response-bytes (MARQUEE_MAX_RESPONSE_BYTES) must be a whole number from 1 to 1073741824.
  --stop-timeout-ms (MARQUEE_STOP_TIMEOUT_MS) must be a whole number from 1 to 3600000.
  --upstream-timeout-ms (MARQUEE_UPSTREAM_TIMEOUT_MS) must be a whole number from 1 to 3600000.
  --developers (MARQUEE_DEVELOPERS) must be email addresses separated by commas.
  --contact-url (MARQUEE_CONTACT_URL) must be a mailto: or https: address.
  --map-style-url (MARQUEE_MAP_STYLE_URL) must be an http or https address without a user name or password, such as https://maps.example/style.json.
  --log-format (MARQUEE_LOG_FORMAT) must be \"auto\" or \"json\" or \"text\".
  --storage-hosts (MARQUEE_STORAGE_HOSTS) must be hosts with an optional port, separated by commas, such as storage.example:443.
  --sandbox-faults-port (MARQUEE_SANDBOX_FAULTS_PORT) must be a whole number from 1 to 65535.
  --sandbox-faults-url (MARQUEE_SANDBOX_FAULTS_URL) must be an http or https address, such as https://api.example.
  --pipeline-url (MARQUEE_PIPELINE_URL) must be given too, because another service is named; leave out all three to start the sandbox.
  --backfill-url (MARQUEE_BACKFILL_URL) must be given too, because another service is named; leave out all three to start the sandbox.
  --sandbox-faults-port (MARQUEE_SANDBOX_FAULTS_PORT) must be left out when the services are named: no sandbox is started then.
"
    );
}

#[test]
fn a_fault_switch_needs_named_services() {
    let output = run(&["--sandbox-faults-url", "http://127.0.0.1:4172"], &[]);
    assert_eq!(output.status.code(), Some(64));
    assert_eq!(
        stderr(&output),
        "error: Wrong settings:\n  --sandbox-faults-url (MARQUEE_SANDBOX_FAULTS_URL) must be left out when no service is named: the sandbox then has a switch of its own.\n"
    );
}

#[test]
fn credentials_in_an_address_are_rejected_and_not_repeated() {
    let services = "--pipeline-url https://p.example --backfill-url https://b.example";
    let main_url = ("MARQUEE_MAIN_API_URL", "https://staff:hunter2@api.example");
    let output = run(&Vec::from_iter(services.split(' ')), &[main_url]);
    assert_eq!(output.status.code(), Some(64));
    assert_eq!(
        stderr(&output),
        "error: Wrong settings:\n  --main-api-url (MARQUEE_MAIN_API_URL) must be an address without a user name or password in it.\n"
    );
}

#[test]
fn unknown_flags_and_commands_are_rejected() {
    for arguments in [["--no-such-flag"], ["no-such-command"]] {
        let output = run(&arguments, &[]);
        assert_eq!(output.status.code(), Some(64));
        assert!(
            stderr(&output).contains(arguments[0]),
            "{}",
            stderr(&output)
        );
    }
}

#[test]
fn a_port_in_use_is_named() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let output = run(&["--listen", &address], &[]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        stderr(&output),
        format!(
            "The address {address} is taken: stop what listens there, or choose another with --listen.\n"
        )
    );
}

#[test]
fn the_schema_is_printed_whatever_the_settings_are() {
    let output = run(&["schema"], &[("MARQUEE_MAX_DEPTH", "0")]);
    assert!(output.status.success());
    assert_eq!(
        String::from_utf8(output.stdout).unwrap(),
        gateway::schema::sdl()
    );
}

#[test]
fn the_help_names_a_unit_or_format_for_each_setting_and_shows_no_variable() {
    let output = run(&["--help"], &[("MARQUEE_COMPANY", "secret")]);
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(!help.contains("secret"), "{help}");
    let flags: Vec<(&str, &str)> = help
        .lines()
        .filter_map(|line| line.trim().strip_prefix("--")?.split_once(" <"))
        .collect();
    assert_eq!(flags.len(), 25, "{help}");
    for (flag, value) in flags {
        let repeated = flag.replace('-', "_").to_uppercase();
        assert_ne!(value.trim_end_matches('>'), repeated);
    }
}
