//! The sandbox that a gateway runs on, and the faults that are on in it.

use async_graphql::{Context, Enum, Object, SimpleObject};

use super::http_method::HttpMethod;
use super::rest::{self, FaultRow};
use crate::error::{Field, Result, field};
use crate::schema::semantic_non_null;
use crate::session::{Session, session};
use crate::upstream::fault_switch::FaultSwitch;

/// A service that the sandbox stands in for.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum SandboxServiceName {
    /// The main API.
    Main,
    /// The pipeline service.
    Pipeline,
    /// The backfill service.
    Backfill,
    /// The storage behind signed links.
    Storage,
    /// Any other; only in answers.
    Unrecognized,
}

/// A service of the sandbox, to choose from.
#[derive(SimpleObject)]
pub struct SandboxService {
    /// Its name.
    name: SandboxServiceName,
    /// Its name in words.
    label: &'static str,
    /// The beginnings of the paths that this gateway has called since it was started, in order: what a
    /// fault may be set on. Empty for the storage, whose paths are of its own making.
    called_paths: Vec<&'static str>,
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, Enum, Eq, PartialEq)]
pub enum FaultKind {
    /// Answers a status other than success, with a message.
    Status,
    /// Answers an HTML page, as a proxy would.
    Html,
    /// Points to another address.
    Redirect,
    /// Never answers.
    Hang,
    /// Breaks the connection off without an answer.
    Reset,
    /// Answers late, and rightly.
    Latency,
    /// Announces more than it sends, then closes.
    Cut,
    /// Answers without a body.
    Empty,
    /// Answers a body that is no JSON.
    NotJson,
    /// Spoils two rows of a list.
    MalformedRow,
    /// Answers null in place of the list.
    NullList,
    /// Answers the numbers of rows as texts.
    TextForNumbers,
    /// Answers words that nobody knows.
    UnknownEnum,
    /// Answers JSON of another shape.
    WrongShape,
    /// Answers more than 80 MB.
    Huge,
    /// Any other; only in answers.
    Unrecognized,
}

/// A kind of fault, to choose from.
#[derive(Clone, Copy, SimpleObject)]
pub struct FaultKindDetails {
    /// The kind.
    pub kind: FaultKind,
    /// The kind in a few words.
    pub label: &'static str,
    /// What happens to a call.
    pub effect: &'static str,
    /// Whether the call is made all the same, so that a write takes place.
    pub makes_call: bool,
    /// Whether it takes a status.
    pub takes_status: bool,
    /// Whether a status must be given.
    pub needs_status: bool,
    /// Whether a latency must be given; every kind takes one.
    pub needs_latency: bool,
    /// Whether it takes a message.
    pub takes_message: bool,
}

/// All services, each with its name in words and the fault switch's word for it.
const SERVICES: [(SandboxServiceName, &str, &str); 4] = [
    (SandboxServiceName::Main, "Main API", "main"),
    (SandboxServiceName::Pipeline, "Pipeline", "pipeline"),
    (SandboxServiceName::Backfill, "Backfill", "backfill"),
    (SandboxServiceName::Storage, "Storage", "storage"),
];

/// All kinds, each with the fault switch's word for it: those that people meet most come first.
const KINDS: [(FaultKindDetails, &str); 15] = [
    (
        FaultKindDetails {
            takes_status: true,
            needs_status: true,
            takes_message: true,
            ..instead(
                FaultKind::Status,
                "Status",
                "The service answers the status, with the message.",
            )
        },
        "status",
    ),
    (
        FaultKindDetails {
            needs_latency: true,
            ..bent(
                FaultKind::Latency,
                "Latency",
                "The service answers rightly, but late.",
            )
        },
        "latency",
    ),
    (
        bent(
            FaultKind::Cut,
            "Cut body",
            "The body ends in its middle, and the connection with it.",
        ),
        "cut",
    ),
    (
        bent(
            FaultKind::MalformedRow,
            "Malformed row",
            "The first row of a list is text, and the second has lost its id.",
        ),
        "malformed-row",
    ),
    (
        FaultKindDetails {
            takes_status: true,
            ..instead(
                FaultKind::Html,
                "HTML page",
                "An HTML page comes in place of the answer, as of a proxy whose service is gone.",
            )
        },
        "html",
    ),
    (
        instead(
            FaultKind::Hang,
            "No answer",
            "The service takes the call and never answers.",
        ),
        "hang",
    ),
    (
        instead(
            FaultKind::Reset,
            "Connection broken off",
            "The connection ends without an answer.",
        ),
        "reset",
    ),
    (
        instead(
            FaultKind::Redirect,
            "Redirect",
            "The service points to another address.",
        ),
        "redirect",
    ),
    (
        bent(
            FaultKind::Empty,
            "Empty body",
            "The service answers without a body.",
        ),
        "empty",
    ),
    (
        bent(FaultKind::NotJson, "No JSON", "The body is no JSON."),
        "not-json",
    ),
    (
        bent(
            FaultKind::NullList,
            "Null in place of a list",
            "The body is {\"data\": null}.",
        ),
        "null-list",
    ),
    (
        bent(
            FaultKind::WrongShape,
            "Other JSON",
            "The body is JSON of another shape.",
        ),
        "wrong-shape",
    ),
    (
        bent(
            FaultKind::TextForNumbers,
            "Numbers as texts",
            "The numbers of rows come as texts.",
        ),
        "text-for-numbers",
    ),
    (
        bent(
            FaultKind::UnknownEnum,
            "Unknown words",
            "Words such as a status come as one that nobody knows.",
        ),
        "unknown-enum",
    ),
    (
        bent(
            FaultKind::Huge,
            "Huge body",
            "The body has more than 80 MB.",
        ),
        "huge",
    ),
];

/// A kind that stands in place of the call.
const fn instead(kind: FaultKind, label: &'static str, effect: &'static str) -> FaultKindDetails {
    FaultKindDetails {
        kind,
        label,
        effect,
        makes_call: false,
        takes_status: false,
        needs_status: false,
        needs_latency: false,
        takes_message: false,
    }
}

/// A kind that bends the call's true answer.
const fn bent(kind: FaultKind, label: &'static str, effect: &'static str) -> FaultKindDetails {
    FaultKindDetails {
        makes_call: true,
        ..instead(kind, label, effect)
    }
}

impl SandboxServiceName {
    /// The fault switch's word; none for UNRECOGNIZED.
    pub(super) fn word(self) -> Option<&'static str> {
        SERVICES
            .into_iter()
            .find_map(|(name, _, word)| (name == self).then_some(word))
    }
}

impl FaultKind {
    /// What there is to know of it, and the fault switch's word; none for UNRECOGNIZED.
    pub(super) fn details(self) -> Option<(FaultKindDetails, &'static str)> {
        KINDS.into_iter().find(|(details, _)| details.kind == self)
    }
}

/// A fault that is on.
pub struct Fault(pub(super) FaultRow);

/// A fault that is on.
#[Object]
impl Fault {
    /// The number to clear it by.
    async fn fault_id(&self) -> i32 {
        self.0.id
    }

    /// The service whose calls it strikes.
    async fn service(&self) -> SandboxServiceName {
        SERVICES
            .into_iter()
            .find(|(_, _, word)| *word == self.0.service)
            .map_or(SandboxServiceName::Unrecognized, |(name, _, _)| name)
    }

    /// The service in words.
    async fn service_label(&self) -> &str {
        SERVICES
            .into_iter()
            .find(|(_, _, word)| *word == self.0.service)
            .map_or(self.0.service.as_str(), |(_, label, _)| label)
    }

    /// The beginning of the paths it strikes; empty when it strikes all.
    async fn path(&self) -> &str {
        &self.0.path
    }

    /// The method it strikes; null when it strikes every method.
    async fn method(&self) -> Option<HttpMethod> {
        self.0.method.as_deref().map(HttpMethod::of_word)
    }

    /// What goes wrong.
    async fn kind(&self) -> FaultKind {
        KINDS
            .into_iter()
            .find(|(_, word)| *word == self.0.kind)
            .map_or(FaultKind::Unrecognized, |(details, _)| details.kind)
    }

    /// What goes wrong, in a few words.
    async fn kind_label(&self) -> &str {
        KINDS
            .into_iter()
            .find(|(_, word)| *word == self.0.kind)
            .map_or(self.0.kind.as_str(), |(details, _)| details.label)
    }

    /// The HTTP status that is answered; null when it is the kind's own.
    async fn status(&self) -> Option<i32> {
        self.0.status
    }

    /// What is answered in place of the kind's own words; null when it is those.
    async fn message(&self) -> Option<&str> {
        self.0.body.as_deref()
    }

    /// How late the answer comes, in milliseconds; null when it comes at once.
    async fn latency_ms(&self) -> Option<i32> {
        self.0.latency_ms.map(bounded)
    }

    /// How many calls it still strikes; null when it strikes until it is cleared.
    async fn times_left(&self) -> Option<i32> {
        self.0.count.map(bounded)
    }
}

/// A number of the switch, which takes larger ones than the graph has.
fn bounded(number: u64) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// The stand-in for the services that this gateway runs on.
pub struct Sandbox;

/// The stand-in for the services that this gateway runs on.
#[Object]
impl Sandbox {
    /// The faults that are on. Of two that fit a call the one set first strikes, so they are in the order
    /// in which they were set. Asked of the sandbox's fault switch, which is no service.
    #[graphql(directive = semantic_non_null::apply(None))]
    async fn faults(&self, ctx: &Context<'_>) -> Field<Vec<Fault>> {
        field(faults(session(ctx))).await
    }

    /// The kinds of faults to choose from. No call.
    async fn fault_kinds(&self) -> Vec<FaultKindDetails> {
        KINDS.into_iter().map(|(details, _)| details).collect()
    }

    /// The services to choose from. No call.
    async fn services(&self, ctx: &Context<'_>) -> Vec<SandboxService> {
        let kernel = session(ctx).kernel();
        let service = |(name, label, _)| SandboxService {
            name,
            label,
            called_paths: match name {
                SandboxServiceName::Main => kernel.main.called_paths(),
                SandboxServiceName::Pipeline => kernel.pipeline.called_paths(),
                SandboxServiceName::Backfill => kernel.backfill.called_paths(),
                SandboxServiceName::Storage | SandboxServiceName::Unrecognized => Vec::new(),
            },
        };
        SERVICES.into_iter().map(service).collect()
    }
}

impl Sandbox {
    /// The sandbox of this gateway, for whoever came with a token; none when it runs on the services.
    pub(super) fn find(session: &Session) -> Result<Option<Self>> {
        session.token()?;
        Ok(session.kernel().fault_switch.as_ref().map(|_| Self))
    }
}

async fn faults(session: &Session) -> Result<Vec<Fault>> {
    match &session.kernel().fault_switch {
        Some(switch) => Fault::all(switch).await,
        None => Ok(Vec::new()),
    }
}

impl Fault {
    /// The faults that are on, in the order in which they were set.
    pub(super) async fn all(switch: &FaultSwitch) -> Result<Vec<Self>> {
        let rows = rest::faults(switch).await?;
        Ok(rows.into_iter().map(Self).collect())
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::resolver_utils::EnumType;

    use super::*;

    #[test]
    fn every_kind_and_service_but_the_unknown_can_be_chosen() {
        for item in FaultKind::items() {
            let is_known = item.value != FaultKind::Unrecognized;
            assert_eq!(item.value.details().is_some(), is_known, "{}", item.name);
        }
        for item in SandboxServiceName::items() {
            let is_known = item.value != SandboxServiceName::Unrecognized;
            assert_eq!(item.value.word().is_some(), is_known, "{}", item.name);
        }
        for item in HttpMethod::items() {
            let is_known = item.value != HttpMethod::Unrecognized;
            assert_eq!(item.value.method().is_some(), is_known, "{}", item.name);
        }
    }
}
