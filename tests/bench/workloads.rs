//! What is asked: of the gateway in GraphQL, and of the straight proxy for the bytes that the gateway
//! must read to answer it.

use bytes::Bytes;
use http_body_util::Full;
use hyper::http::request::Builder;
use hyper::{Request, header};

use crate::{Result, data};

const CUSTOMERS: &str = "query CustomerList { customers(first: 200) { edges { node { \
    id customerId customerName slug channel subscriptionType } } } }";
const COUNTS: &str = "query Counts { customers { totalCount } users { totalCount } \
    markets { totalCount } campaigns { totalCount } }";
const CAMPAIGNS: &str = "query CampaignPage { campaigns(first: 100) { edges { node { \
    id campaignId campaignRef customerId customerName activeFrom activeTo \
    adGroupsActiveFrom adGroupsActiveTo status statusLabel isStationary } } } }";

/// Who answers, and how much work for one request may serve another.
#[derive(Clone, Copy, PartialEq)]
pub enum Side {
    /// The straight proxy.
    Proxy,
    /// The gateway; every client has its own token and takes nothing that was kept.
    NothingShared,
    /// A gateway that keeps no lists; all clients have one token.
    WorkShared,
    /// The gateway; every client has its own token, and lists are kept for it.
    ListsKept,
}

impl Side {
    /// All sides, in the order of a round.
    pub const ALL: [Self; 4] = [
        Self::Proxy,
        Self::NothingShared,
        Self::WorkShared,
        Self::ListsKept,
    ];

    /// The side's name in the tables.
    pub fn name(self) -> &'static str {
        match self {
            Self::Proxy => "straight proxy",
            Self::NothingShared => "nothing shared",
            Self::WorkShared => "work shared",
            Self::ListsKept => "lists kept",
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

/// A question to the gateway, and what it is compared with.
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
        let answers = data::upstream_answers();
        let read = |path| Question::read(path, answers.get(path).cloned().unwrap_or_default());
        Ok(vec![
            Self {
                name: "Q1",
                meaning: "the list of 200 customers, 6 fields each",
                slowest_call: Some(read(data::CUSTOMERS_PATH)?),
                document: CUSTOMERS,
                answer: data::customers_answer().into(),
                proxied: read(data::CUSTOMERS_PATH)?,
            },
            Self {
                name: "Q3",
                meaning: "the counts of four lists, 2,000 campaigns among them",
                slowest_call: Some(read(data::CAMPAIGNS_PATH)?),
                document: COUNTS,
                answer: data::counts_answer().into(),
                proxied: read(data::DASHBOARD_PATH)?,
            },
            Self {
                name: "page",
                meaning: "100 of 2,000 campaigns, 12 fields each",
                slowest_call: Some(read(data::CAMPAIGNS_PATH)?),
                document: CAMPAIGNS,
                answer: data::campaign_page_answer(100).into(),
                proxied: read(data::CAMPAIGNS_PATH)?,
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
        let mut request =
            Request::post("/graphql").header(header::CONTENT_TYPE, "application/json");
        if side == Side::NothingShared {
            request = request.header(header::CACHE_CONTROL, "no-cache");
        }
        let token = match side {
            Side::WorkShared => "all".to_owned(),
            _ => format!("client-{client}"),
        };
        let body = format!(r#"{{"query":"{}"}}"#, self.document);
        Question::new(request, &token, &body, self.answer.clone())
    }
}
