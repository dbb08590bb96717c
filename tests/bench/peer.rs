//! A plain gateway on async-graphql-axum, to compare with: typed rows, one loader, mimalloc, and nothing else.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::{
    ComplexObject, Context, EmptyMutation, EmptySubscription, Object, Result, Schema, SimpleObject,
};
use async_graphql_axum::{GraphQLRequest, GraphQLResponse};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use dataloader::BatchFn;
use dataloader::non_cached::Loader;
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The service as one request may call it.
#[derive(Clone)]
struct Upstream {
    client: reqwest::Client,
    base: Arc<str>,
    token: String,
}

#[derive(Deserialize)]
struct Envelope<T> {
    data: Vec<T>,
}

impl Upstream {
    async fn list<T: DeserializeOwned>(&self, path: &str) -> Result<Vec<T>> {
        let call = self.client.get(format!("{}{path}", self.base));
        let response = call.header(header::AUTHORIZATION, &self.token).send();
        let body = response.await?.bytes().await?;
        Ok(serde_json::from_slice::<Envelope<T>>(&body)?.data)
    }
}

#[derive(Clone, Deserialize, SimpleObject)]
#[graphql(complex)]
#[serde(rename_all = "camelCase")]
struct Customer {
    customer_id: i32,
    #[serde(rename = "customerName")]
    name: String,
    #[serde(rename = "customerChannel")]
    channel: Option<String>,
    subscription_type: Option<String>,
}

#[ComplexObject]
impl Customer {
    async fn id(&self) -> String {
        id("Customer", self.customer_id)
    }

    async fn slug(&self) -> String {
        self.name.to_lowercase().replace(' ', "-")
    }
}

#[derive(Deserialize, SimpleObject)]
#[graphql(complex)]
#[serde(rename_all = "camelCase")]
struct Study {
    #[graphql(name = "studyId")]
    attribution_id: i32,
    #[serde(rename = "studyName")]
    name: String,
    status: String,
    #[graphql(skip)]
    customer_id: Option<i32>,
}

#[ComplexObject]
impl Study {
    async fn id(&self) -> String {
        id("Study", self.attribution_id)
    }

    async fn customer(&self, ctx: &Context<'_>) -> Result<Option<Customer>> {
        let Some(customer_id) = self.customer_id else {
            return Ok(None);
        };
        let loader = ctx.data_unchecked::<CustomerLoader>();
        loader.try_load(customer_id).await?
    }
}

struct Customers(Upstream);

type CustomerLoader = Loader<i32, Result<Option<Customer>>, Customers>;

impl BatchFn<i32, Result<Option<Customer>>> for Customers {
    async fn load(&mut self, keys: &[i32]) -> HashMap<i32, Result<Option<Customer>>> {
        let customers: Vec<Customer> = match self.0.list("/v3/api/customers").await {
            Ok(customers) => customers,
            Err(error) => return keys.iter().map(|key| (*key, Err(error.clone()))).collect(),
        };
        let mut by_id: HashMap<i32, Customer> = customers
            .into_iter()
            .map(|customer| (customer.customer_id, customer))
            .collect();
        let found = keys.iter().map(|key| (*key, Ok(by_id.remove(key))));
        found.collect()
    }
}

/// A row of which only the id is asked for, and its name, by which it is sorted.
macro_rules! named {
    ($type:ident, $id:literal, $name:literal) => {
        #[derive(Deserialize)]
        struct $type {
            #[serde(rename = $id)]
            number: i32,
            #[serde(rename = $name)]
            name: String,
        }

        #[Object]
        impl $type {
            async fn id(&self) -> String {
                id(stringify!($type), self.number)
            }
        }
    };
}
named!(User, "userId", "displayName");
named!(Market, "marketId", "marketName");
named!(Campaign, "campaignId", "campaignRef");

#[derive(Deserialize, SimpleObject)]
#[serde(rename_all = "camelCase")]
struct PipelineJob {
    #[graphql(name = "pipelineJobId")]
    job_id: String,
    market_hash: String,
    date: Option<String>,
    #[serde(rename = "jobType")]
    #[graphql(name = "type")]
    kind: String,
    match_group: Option<String>,
    #[graphql(name = "statusText")]
    status: String,
    total_frames: Option<i32>,
    total_assets: Option<i32>,
    total_pins: Option<f64>,
    unique_pins: Option<f64>,
    #[serde(rename = "processingStartTime")]
    started_at: Option<String>,
    run_by: Option<String>,
}

/// The connection of a type and its edge.
macro_rules! connection {
    ($node:ident, $edge:ident, $connection:ident) => {
        #[derive(SimpleObject)]
        struct $edge {
            node: $node,
        }

        #[derive(SimpleObject)]
        struct $connection {
            edges: Vec<$edge>,
        }

        impl From<Vec<$node>> for $connection {
            fn from(rows: Vec<$node>) -> Self {
                let edges = rows.into_iter().map(|node| $edge { node }).collect();
                Self { edges }
            }
        }
    };
}
connection!(Customer, CustomerEdge, CustomerConnection);
connection!(Study, StudyEdge, StudyConnection);
connection!(User, UserEdge, UserConnection);
connection!(Market, MarketEdge, MarketConnection);
connection!(Campaign, CampaignEdge, CampaignConnection);
connection!(PipelineJob, PipelineJobEdge, PipelineJobConnection);

/// Reads a list, sorts it, and returns its first rows.
async fn page<N: DeserializeOwned, C: From<Vec<N>>>(
    ctx: &Context<'_>,
    path: &str,
    sort: impl Fn(&mut Vec<N>),
    first: usize,
) -> Result<C> {
    let mut rows = ctx.data_unchecked::<Upstream>().list(path).await?;
    sort(&mut rows);
    rows.truncate(first);
    Ok(rows.into())
}

struct Query;

#[Object]
impl Query {
    async fn customers(&self, ctx: &Context<'_>, first: usize) -> Result<CustomerConnection> {
        let by_name = |rows: &mut Vec<Customer>| rows.sort_by(|a, b| a.name.cmp(&b.name));
        page(ctx, "/v3/api/customers", by_name, first).await
    }

    async fn studies(&self, ctx: &Context<'_>, first: usize) -> Result<StudyConnection> {
        let by_id = |rows: &mut Vec<Study>| rows.sort_by_key(|row| -row.attribution_id);
        page(ctx, "/v3/api/attribution", by_id, first).await
    }

    async fn users(&self, ctx: &Context<'_>, first: usize) -> Result<UserConnection> {
        let by_name = |rows: &mut Vec<User>| rows.sort_by(|a, b| a.name.cmp(&b.name));
        page(ctx, "/v3/api/users", by_name, first).await
    }

    async fn markets(&self, ctx: &Context<'_>, first: usize) -> Result<MarketConnection> {
        let by_name = |rows: &mut Vec<Market>| rows.sort_by(|a, b| a.name.cmp(&b.name));
        page(ctx, "/v3/api/markets", by_name, first).await
    }

    async fn campaigns(&self, ctx: &Context<'_>, first: usize) -> Result<CampaignConnection> {
        let by_name = |rows: &mut Vec<Campaign>| rows.sort_by(|a, b| a.name.cmp(&b.name));
        page(ctx, "/v3/api/campaigns", by_name, first).await
    }

    async fn pipeline_jobs(
        &self,
        ctx: &Context<'_>,
        first: usize,
    ) -> Result<PipelineJobConnection> {
        let latest = |rows: &mut Vec<PipelineJob>| {
            rows.sort_by(|a, b| (&b.date, &b.job_id).cmp(&(&a.date, &a.job_id)));
        };
        page(ctx, "/api/jobs", latest, first).await
    }
}

fn id(type_name: &str, key: i32) -> String {
    URL_SAFE_NO_PAD.encode(format!("{type_name}:{key}"))
}

type PlainSchema = Schema<Query, EmptyMutation, EmptySubscription>;

async fn answer(
    State((schema, upstream)): State<(PlainSchema, Upstream)>,
    headers: HeaderMap,
    request: GraphQLRequest,
) -> GraphQLResponse {
    let token = headers.get(header::AUTHORIZATION);
    let token = token.and_then(|token| token.to_str().ok());
    let upstream = Upstream {
        token: token.unwrap_or_default().to_owned(),
        ..upstream
    };
    let customers: CustomerLoader =
        Loader::new(Customers(upstream.clone())).with_max_batch_size(usize::MAX);
    let request = request.into_inner().data(upstream).data(customers);
    schema.execute(request).await.into()
}

#[tokio::main]
async fn main() -> std::result::Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let upstream = std::env::args()
        .nth(1)
        .ok_or("Name the upstream as host:port.")?;
    // The first provider stays, and there is only one.
    let _is_first = rustls::crypto::ring::default_provider().install_default();
    let client = reqwest::Client::builder().no_proxy().tcp_nodelay(true);
    let upstream = Upstream {
        client: client.build()?,
        base: format!("http://{upstream}").into(),
        token: String::new(),
    };
    let schema = Schema::new(Query, EmptyMutation, EmptySubscription);
    let router = Router::new()
        .route("/graphql", post(answer))
        .with_state((schema, upstream));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}/", listener.local_addr()?);
    std::thread::spawn(|| {
        let _ended = std::io::Read::read(&mut std::io::stdin(), &mut [0]);
        std::process::exit(0);
    });
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| {
        let _is_set = stream.set_nodelay(true);
    });
    axum::serve(listener, router).await?;
    Ok(())
}
