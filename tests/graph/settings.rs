//! The command with wrong settings: the first is named, and no value is repeated.

use std::net::TcpListener;
use std::process::{Command, Output};

use pretty_assertions::assert_eq;

use crate::command::binary;
use crate::support::table;

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

/// A setting, a wrong value, and what it must be.
const WRONG: &str = r#"
    listen | nowhere | an IP address and a port, such as 127.0.0.1:4000
    main-api-url | ftp://api.example | an http or https address, such as https://api.example
    stop-timeout-ms | 0 | a whole number from 1 to 3600000
    developers | nobody | email addresses separated by commas
    contact-url | javascript:alert(1) | a mailto: or https: address
    storage-hosts | a/b | hosts with an optional port, separated by commas, such as storage.example:443
    sandbox-faults-port | 70000 | a whole number from 1 to 65535
"#;

#[test]
fn a_wrong_setting_is_named_whether_it_is_a_flag_or_a_variable() {
    for [setting, value, expected] in table(WRONG) {
        let variable = format!("MARQUEE_{}", setting.replace('-', "_").to_uppercase());
        for output in [
            run(&[&format!("--{setting}"), value], &[]),
            run(&[], &[(&variable, value)]),
        ] {
            assert_eq!(output.status.code(), Some(64));
            let message =
                format!("error: Wrong settings: --{setting} ({variable}) must be {expected}.\n");
            assert_eq!(stderr(&output), message);
        }
    }
}

#[test]
fn settings_that_are_wrong_together_are_refused() {
    let services = "--main-api-url http://a.example --pipeline-url http://b.example --backfill-url http://c.example";
    for (flags, expected) in [
        (
            services.split_once(" --backfill").unwrap().0,
            "all three services",
        ),
        (
            &format!("{services} --sandbox-faults-port 4172"),
            "--sandbox-faults-port",
        ),
        (
            "--sandbox-faults-url http://127.0.0.1:4172",
            "--sandbox-faults-url",
        ),
    ] {
        let output = run(&Vec::from_iter(flags.split(' ')), &[]);
        assert_eq!(output.status.code(), Some(64));
        assert!(stderr(&output).contains(expected), "{output:?}");
    }
}

#[test]
fn credentials_in_an_address_are_rejected_and_not_repeated() {
    let services = "--pipeline-url https://p.example --backfill-url https://b.example";
    let main_url = ("MARQUEE_MAIN_API_URL", "https://staff:hunter2@api.example");
    let output = run(&Vec::from_iter(services.split(' ')), &[main_url]);
    assert_eq!(output.status.code(), Some(64));
    assert_eq!(
        stderr(&output),
        "error: Wrong settings: --main-api-url (MARQUEE_MAIN_API_URL) must be an address without a user name or password in it.\n"
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
    assert_eq!(flags.len(), 24, "{help}");
    for (flag, value) in flags {
        let repeated = flag.replace('-', "_").to_uppercase();
        assert_ne!(value.trim_end_matches('>'), repeated);
    }
}
