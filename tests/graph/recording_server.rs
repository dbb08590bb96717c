//! A server that answers every request in the same way, and keeps what it has received: a collector of traces, or a service.

use std::convert::Infallible;
use std::sync::{Arc, Mutex};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;

/// A request that the server has received.
pub(crate) struct Received {
    pub(crate) path: String,
    pub(crate) traceparent: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) body: Bytes,
}

/// The server.
pub(crate) struct Server {
    /// Its address.
    pub(crate) url: String,
    /// The requests received so far.
    pub(crate) received: Arc<Mutex<Vec<Received>>>,
}

impl Server {
    /// Starts a server that answers with this.
    pub(crate) async fn start(status: StatusCode, answer: &'static str) -> Self {
        let mut response = Response::new(Bytes::from(answer));
        *response.status_mut() = status;
        Self::answering(response).await
    }

    /// Starts a server that gives this response.
    pub(crate) async fn answering(response: Response<Bytes>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let received = Arc::<Mutex<Vec<Received>>>::default();
        let all = Arc::clone(&received);
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (all, response) = (Arc::clone(&all), response.clone());
                let service = hyper::service::service_fn(move |request: Request<Incoming>| {
                    let (all, response) = (Arc::clone(&all), response.clone());
                    async move {
                        let header = |name| {
                            let value = request.headers().get(name)?;
                            Some(value.to_str().unwrap().to_owned())
                        };
                        let mut received = Received {
                            path: request.uri().path().to_owned(),
                            traceparent: header("traceparent"),
                            content_type: header("content-type"),
                            body: Bytes::new(),
                        };
                        received.body = request.into_body().collect().await.unwrap().to_bytes();
                        all.lock().unwrap().push(received);
                        Ok::<_, Infallible>(response.map(Full::new))
                    }
                });
                let connection = hyper::server::conn::http1::Builder::new()
                    .serve_connection(TokioIo::new(stream), service);
                tokio::spawn(connection);
            }
        });
        Self { url, received }
    }
}
