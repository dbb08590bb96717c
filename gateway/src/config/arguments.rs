//! Reads the command line and the `MARQUEE_*` variables; nothing else reads the environment.

use std::error::Error;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::settings::Settings;

/// The token of `MARQUEE_TOKEN`, for the commands that are clients. It is no argument: others can see those.
pub fn environment_token() -> Option<String> {
    std::env::var("MARQUEE_TOKEN")
        .ok()
        .filter(|token| !token.is_empty())
}

/// The folder of the user's configuration files.
pub fn config_folder() -> Option<PathBuf> {
    let folder = |name| std::env::var_os(name).map(PathBuf::from);
    folder("XDG_CONFIG_HOME")
        .filter(|path| path.is_absolute())
        .or_else(|| Some(folder("HOME")?.join(".config")))
}

/// Reads the arguments of a command and the settings, which are added to it.
///
/// # Errors
/// An unknown argument, the first wrong setting, or a request for help.
pub fn read<I, T>(command: Command, arguments: I) -> Result<ArgMatches, clap::Error>
where
    I: IntoIterator<Item = T>,
    T: Into<OsString> + Clone,
{
    let settings = Settings::augment_args(Command::new("settings"));
    let mut command = command.args(settings.get_arguments().cloned().map(with_variable));
    let matches = command.try_get_matches_from_mut(arguments);
    matches.map_err(|error| match problem(&command, &error) {
        Some(problem) => wrong(&problem),
        None => error,
    })
}

impl Settings {
    /// Reads flags such as `["--listen", "127.0.0.1:0"]`, the environment and the defaults.
    ///
    /// # Errors
    /// Names the first wrong setting.
    pub fn from_flags<I, T>(flags: I) -> Result<Self, clap::Error>
    where
        I: IntoIterator<Item = T>,
        T: Into<OsString> + Clone,
    {
        let command = Command::new("marquee").no_binary_name(true);
        Self::from_matches(&read(command, flags)?)
    }

    /// The settings among the arguments of a command.
    ///
    /// # Errors
    /// If settings that are valid alone are wrong together.
    pub fn from_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let settings = Self::from_arg_matches(matches)?;
        match settings.contradiction() {
            Some(problem) => Err(wrong(problem)),
            None => Ok(settings),
        }
    }

    fn contradiction(&self) -> Option<&'static str> {
        let services = [&self.main_api_url, &self.pipeline_url, &self.backfill_url];
        let of_sandbox = self.sandbox_data.is_some() || self.sandbox_faults_port.is_some();
        match services.into_iter().flatten().count() {
            0 if self.sandbox_faults_url.is_some() => Some(
                "--sandbox-faults-url is for named services: the sandbox that is started without them has a switch of its own.",
            ),
            1 | 2 => Some(
                "name all three services (--main-api-url, --pipeline-url, --backfill-url), or none to start the sandbox.",
            ),
            3 if of_sandbox => Some(
                "--sandbox-data and --sandbox-faults-port are for the sandbox, which does not start when the services are named.",
            ),
            _ => None,
        }
    }
}

fn wrong(problem: &str) -> clap::Error {
    clap::Error::raw(
        ErrorKind::ValueValidation,
        format!("Wrong settings: {problem}\n"),
    )
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

/// What the value of a setting must be. clap's own message would repeat the value, which may hold a secret.
fn problem(command: &Command, error: &clap::Error) -> Option<String> {
    let expected = error.source()?.to_string();
    let shown = error.get(ContextKind::InvalidArg)?.to_string();
    let mut settings = command.get_arguments();
    let arg = settings.find(|arg| {
        arg.get_long()
            .is_some_and(|flag| shown.starts_with(&format!("--{flag} ")))
    })?;
    Some(format!(
        "--{} ({}) must be {expected}.",
        flag(arg),
        variable(arg)
    ))
}
