//! The objects that can be read by their ids, of all areas.

use async_graphql::{Context, ID, Interface};
use gateway_macros::object;

use crate::areas;
use crate::error::{Error, Field, Result, nullable_field};
use crate::graph::global_id::{self, Entity, GlobalKey};
use crate::request::{RequestContext, request_context};

macro_rules! nodes {
    ($($area:ident {
        $(query $query:ident;)*
        $(mutation $mutation:ident;)?
        $(subscription $subscription:ident;)?
        $(nodes $($node:ident),*;)?
        $(lists $($list:ident),*;)?
    })*) => {
        /// An object that can be read by its id.
        #[derive(Interface)]
        #[graphql(field(name = "id", ty = "ID", desc = "Opaque global id, for `node(id:)` and client caches."))]
        pub enum Node {
            $($($($node(areas::$area::$node),)*)?)*
        }

        /// The names of the types that are nodes.
        pub const NODE_TYPES: &[&str] = &[$($($(<areas::$area::$node>::TYPE_NAME,)*)?)*];

        /// The object with this id; `None` if it does not exist.
        ///
        /// # Errors
        /// BAD_USER_INPUT if the id is invalid, and as of every read.
        pub async fn find(context: &RequestContext, id: &ID) -> Result<Option<Node>> {
            let (type_name, key) = global_id::parse(id)?;
            match type_name.as_str() {
                $($($(<areas::$area::$node>::TYPE_NAME => {
                    let key = GlobalKey::parse(&key)?;
                    let node = <areas::$area::$node>::find(context, key).await?;
                    Ok(node.map(Node::$node))
                })*)?)*
                _ => Err(global_id::invalid_id()),
            }
        }
    };
}

areas::areas!(nodes);

/// The maximum number of ids in `nodes`.
const MOST_IDS: usize = 100;

/// Root fields that read objects by id.
#[derive(Default)]
pub struct NodeQuery;

/// Root fields that read objects by id.
#[object]
impl NodeQuery {
    /// The object with this id; null if it does not exist. BAD_USER_INPUT if the id is invalid.
    async fn node(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The `id` of an object.")] id: ID,
    ) -> Field<Node> {
        nullable_field(find(request_context(ctx), &id)).await
    }

    /// The objects with these ids, in the same order; null for each that does not exist or could not be read. At most
    /// 100 ids.
    async fn nodes(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "The `id`s of the objects.")] ids: Vec<ID>,
    ) -> Result<Vec<Field<Node>>> {
        if ids.len() > MOST_IDS {
            return Err(Error::bad_input(format!(
                "At most {MOST_IDS} ids can be read at once, not {}.",
                ids.len()
            )));
        }
        let context = request_context(ctx);
        let nodes = ids.iter().map(|id| nullable_field(find(context, id)));
        Ok(futures_util::future::join_all(nodes).await)
    }
}
