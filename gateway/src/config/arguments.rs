//! Reads the command line and the `MARQUEE_*` variables; nothing else reads the environment. clap stops
//! at the first wrong value; here all of them are named at once.

use std::any::Any;
use std::error::Error;
use std::ffi::OsString;
use std::time::Duration;

use clap::builder::ValueParser;
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::settings::Settings;

/// The arguments of a command.
pub struct Arguments {
    /// The arguments as clap read them.
    pub matches: ArgMatches,
    /// What is wrong with the settings.
    problems: Vec<String>,
}

impl Arguments {
    /// Reads the arguments of a command and the settings, which are added to it.
    ///
    /// # Errors
    /// An unknown argument, or a request for help. Wrong settings are left to [`Arguments::settings`],
    /// because a command may need none.
    pub fn read<I, T>(command: Command, arguments: I) -> Result<Self, clap::Error>
    where
        I: IntoIterator<Item = T>,
        T: Into<OsString>,
    {
        let settings = Settings::augment_args(Command::new("settings"));
        let mut command = command.args(settings.get_arguments().cloned().map(with_variable));
        let arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
        let mut problems = Vec::new();
        let matches = loop {
            let error = match command.clone().try_get_matches_from(&arguments) {
                Ok(matches) => break matches,
                Err(error) => error,
            };
            let Some((arg, expected)) = wrong_value(&command, &error) else {
                return Err(error);
            };
            problems.push(problem(arg, &expected));
            // From now on any value will do, so that clap goes on to the next wrong one.
            let id = arg.get_id().clone();
            command = command.mut_arg(id, |arg| arg.value_parser(ValueParser::os_string()));
        };
        for (id, expected) in contradictions(&matches) {
            let arg = command.get_arguments().find(|arg| arg.get_id() == id);
            problems.extend(arg.map(|arg| problem(arg, expected)));
        }
        Ok(Self { matches, problems })
    }

    /// The settings.
    ///
    /// # Errors
    /// Names every wrong setting, and says what it must be.
    pub fn settings(&self) -> Result<Settings, clap::Error> {
        if self.problems.is_empty() {
            return Settings::from_arg_matches(&self.matches);
        }
        let message = format!("Wrong settings:\n  {}\n", self.problems.join("\n  "));
        Err(clap::Error::raw(ErrorKind::ValueValidation, message))
    }
}

/// Every setting is a variable too, and may follow a subcommand. `--help` shows no variable's value.
fn with_variable(arg: Arg) -> Arg {
    let variable = variable(&arg);
    arg.env(variable).hide_env_values(true).global(true)
}

fn flag(arg: &Arg) -> &str {
    arg.get_long().expect("every setting has a long flag")
}

fn variable(arg: &Arg) -> String {
    format!("MARQUEE_{}", flag(arg).replace('-', "_").to_uppercase())
}

fn problem(arg: &Arg, expected: &str) -> String {
    format!("--{} ({}) must be {expected}.", flag(arg), variable(arg))
}

/// The setting that an error is about, and what its value must be.
fn wrong_value<'a>(command: &'a Command, error: &clap::Error) -> Option<(&'a Arg, String)> {
    let expected = error.source()?.to_string();
    let shown = error.get(ContextKind::InvalidArg)?.to_string();
    let mut settings = command.get_arguments();
    let setting = settings.find(|arg| shown.starts_with(&format!("--{} ", flag(arg))))?;
    Some((setting, expected))
}

/// The settings that do not go with others, and what they must be.
fn contradictions(matches: &ArgMatches) -> impl Iterator<Item = (&'static str, &'static str)> {
    const MISSING: &str =
        "given too, because another service is named; leave out all three to start the sandbox";
    const NO_SANDBOX: &str = "left out when the services are named: no sandbox is started then";
    const OWN_SWITCH: &str =
        "left out when no service is named: the sandbox then has a switch of its own";
    let is_given = |id: &str| matches.contains_id(id);
    let services = ["main_api_url", "pipeline_url", "backfill_url"];
    let is_sandbox = !services.into_iter().any(is_given);
    let missing = services.map(|id| (id, MISSING, !is_sandbox && !is_given(id)));
    let unused = ["sandbox_data", "sandbox_faults_port"]
        .map(|id| (id, NO_SANDBOX, !is_sandbox && is_given(id)));
    let others = [
        (
            "sandbox_faults_url",
            OWN_SWITCH,
            is_sandbox && is_given("sandbox_faults_url"),
        ),
        (
            "large_body_bytes",
            "at least --max-body-bytes",
            is_less::<usize>(matches, "large_body_bytes", "body_bytes"),
        ),
        (
            "drain",
            "at least as long as --stop-notice-ms",
            is_less::<Duration>(matches, "drain", "notice"),
        ),
    ];
    let all = missing.into_iter().chain(unused).chain(others);
    all.filter_map(|(id, expected, is_wrong)| is_wrong.then_some((id, expected)))
}

/// Whether one setting is below another; false if either is wrong by itself.
fn is_less<T>(matches: &ArgMatches, one: &str, other: &str) -> bool
where
    T: Any + Clone + PartialOrd + Send + Sync,
{
    let value = |id| matches.try_get_one::<T>(id).ok().flatten();
    value(one)
        .zip(value(other))
        .is_some_and(|(one, other)| one < other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_lists_every_setting_but_limits_and_timeouts() {
        let command = Settings::augment_args(Command::new("marquee"));
        let mut table = "| Setting | Meaning | Default |\n|---|---|---|\n".to_owned();
        for arg in command.get_arguments() {
            if arg.get_help_heading().is_none() {
                let help = arg.get_help().expect("every setting has a help text");
                let default = match arg.get_default_values() {
                    [value] if !value.is_empty() => format!(" `{}`", value.display()),
                    _ => String::new(),
                };
                table.push_str(&format!("| `--{}` | {help} |{default} |\n", flag(arg)));
            }
        }
        let readme = include_str!("../../../README.md");
        assert!(
            readme.contains(&table),
            "README.md must have this table of the settings:\n\n{table}"
        );
    }
}
