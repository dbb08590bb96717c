//! What is asked: of a GraphQL gateway, and of the straight proxy for the bytes that a gateway must read to answer it.

use bytes::Bytes;
use http_body_util::Full;
use hyper::http::request::Builder;
use hyper::{Request, header};

use crate::{Result, data};

const CUSTOMERS: &str = "query CustomerList { customers(first: 200) { edges { node { \
    id customerId customerName: name slug channel subscriptionType } } } }";
const STUDIES: &str = "query StudyList { studies(first: 500) { edges { node { \
    id studyId name status customer { name } } } } }";
const IDS: &str = "query Ids { customers(first: 200) { edges { node { id } } } \
    users(first: 300) { edges { node { id } } } markets(first: 50) { edges { node { id } } } \
    campaigns(first: 2000) { edges { node { id } } } }";
const JOBS: &str = "query JobList { pipelineJobs(first: 5000) { edges { node { pipelineJobId marketHash date type \
    matchGroup statusText totalFrames totalAssets totalPins uniquePins startedAt runBy } } } }";

/// Which server answers, and how much work for one request may serve another.
#[derive(Clone, Copy, PartialEq)]
pub enum Side {
    /// The straight proxy.
    Proxy,
    /// A plain gateway on async-graphql-axum.
    Peer,
    /// The gateway without its cache; every client has its own token.
    NothingShared,
    /// The gateway with its cache; all clients have one token.
    OneSession,
}

impl Side {
    /// All sides, in the order of a round.
    pub const ALL: [Self; 4] = [
        Self::Proxy,
        Self::Peer,
        Self::NothingShared,
        Self::OneSession,
    ];

    /// The side's name in the tables.
    pub fn name(self) -> &'static str {
        match self {
            Self::Proxy => "straight proxy",
            Self::Peer => "async-graphql-axum",
            Self::NothingShared => "Marquee, nothing shared",
            Self::OneSession => "Marquee, one session",
        }
    }
}

/// A request, and the bytes of its only right answer.
#[derive(Clone)]
pub struct Question {
    /// The request.
    pub request: Request<Full<Bytes>>,
    /// The right answer.
    pub answer: Bytes,
}

impl Question {
    /// Reads a path of the upstream, or of the proxy in front of it.
    pub fn read(path: &str, answer: Bytes) -> Result<Self> {
        Self::new(Request::get(path), "client", "", answer)
    }

    fn new(request: Builder, token: &str, body: &str, answer: Bytes) -> Result<Self> {
        let request = request
            .header(header::HOST, "localhost")
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .body(Full::from(body.to_owned()))?;
        Ok(Self { request, answer })
    }
}

/// A question to the gateways, and what it is compared with.
pub struct Workload {
    /// Its name in the tables.
    pub name: &'static str,
    /// What is asked.
    pub meaning: &'static str,
    /// The slowest of the upstream calls it takes; none where it takes none.
    pub slowest_call: Option<Question>,
    document: &'static str,
    answer: Bytes,
    proxied: Question,
}

impl Workload {
    /// All workloads.
    pub fn all() -> Result<Vec<Self>> {
        let answers = data::upstream_answers(data::JOBS);
        let read = |path| Question::read(path, answers.get(path).cloned().unwrap_or_default());
        Ok(vec![
            Self {
                name: "Q1",
                meaning: "200 customers, 6 fields each",
                slowest_call: Some(read(data::CUSTOMERS_PATH)?),
                document: CUSTOMERS,
                answer: data::customers_answer().into(),
                proxied: read(data::CUSTOMERS_PATH)?,
            },
            Self {
                name: "Q2",
                meaning: "500 studies, 4 fields each and the name of the customer",
                slowest_call: Some(read(data::STUDIES_PATH)?),
                document: STUDIES,
                answer: data::studies_answer().into(),
                proxied: read(data::JOIN_PATH)?,
            },
            Self {
                name: "Q3",
                meaning: "the ids of four lists, 2,000 campaigns among them",
                slowest_call: Some(read(data::CAMPAIGNS_PATH)?),
                document: IDS,
                answer: data::ids_answer().into(),
                proxied: read(data::DASHBOARD_PATH)?,
            },
            Self {
                name: "Q4",
                meaning: "5,000 pipeline jobs, 12 fields each",
                slowest_call: Some(read(data::JOBS_PATH)?),
                document: JOBS,
                answer: data::jobs_answer().into(),
                proxied: read(data::JOBS_PATH)?,
            },
            Self {
                name: "Q5",
                meaning: "{ __typename }; the proxy reads one user",
                slowest_call: None,
                document: "query Nothing { __typename }",
                answer: Bytes::from_static(br#"{"data":{"__typename":"Query"}}"#),
                proxied: read(data::ME_PATH)?,
            },
        ])
    }

    /// One client's question to a side.
    pub fn question(&self, side: Side, client: usize) -> Result<Question> {
        if side == Side::Proxy {
            return Ok(self.proxied.clone());
        }
        let request = Request::post("/graphql").header(header::CONTENT_TYPE, "application/json");
        let token = match side {
            Side::OneSession => "all".to_owned(),
            _ => format!("client-{client}"),
        };
        let body = format!(r#"{{"query":"{}"}}"#, self.document);
        Question::new(request, &token, &body, self.answer.clone())
    }
}
