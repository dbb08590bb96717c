//! Reads the command line and the `MARQUEE_*` variables; nothing else reads the environment. clap stops
//! at the first wrong value; here all of them are named at once.

use std::error::Error;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::ValueParser;
use clap::error::{ContextKind, ErrorKind};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::contradictions::contradictions;
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

impl Settings {
    /// Reads flags such as `["--listen", "127.0.0.1:0"]`, the environment and the defaults.
    ///
    /// # Errors
    /// Names every wrong setting.
    pub fn from_flags<I, T>(flags: I) -> Result<Self, clap::Error>
    where
        I: IntoIterator<Item = T>,
        T: Into<OsString>,
    {
        let command = Command::new("marquee").no_binary_name(true);
        Arguments::read(command, flags)?.settings()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_has_a_help_text() {
        let command = Settings::augment_args(Command::new("marquee"));
        for arg in command.get_arguments() {
            assert!(arg.get_help().is_some(), "--{} has none", flag(arg));
        }
    }
}
