//! The audit lines: one for each mutation, with who sent it, the objects it named or changed, and how it ended. They have
//! the target "audit", which no filter of the log drops.

use std::sync::Arc;

use crate::error::Code;
use crate::graph::audit::{Audit, AuditedField, Outcome};
use crate::graphql::execution::executor::Executor;
use crate::request::{KnownUser, RequestContext, RequestDetails};

/// Where a mutation came from.
pub(super) struct Origin {
    /// The name of the operation, if its document is persisted: other names are text of the caller.
    pub(super) operation: Option<String>,
    /// The caller.
    pub(super) details: RequestDetails,
}

/// Writes the lines of a request. If the user is not known, the main API is asked, while the answer is on its way.
pub(super) fn write(executor: &Arc<Executor>, audit: Arc<Audit>, origin: Origin) {
    let token = origin.details.authorization.as_ref();
    let token = token.map(|authorization| authorization.fingerprint());
    let user = token.and_then(|token| executor.services.known_users.of(&token));
    if user.is_some() || token.is_none() || !audit.fields.iter().any(may_have_user) {
        return write_lines(&audit, &origin, user.as_ref());
    }
    let owned = Arc::clone(executor);
    executor.tasks.spawn(async move {
        let context = RequestContext::new(&owned.services, origin.details.clone());
        let user = context.signed_in_user().await.ok();
        let user = user.map(|user| KnownUser::from(&*user));
        write_lines(&audit, &origin, user.as_ref());
    });
}

/// Whether the token of a mutation may be that of a user whom its line does not have yet.
fn may_have_user(field: &AuditedField) -> bool {
    let progress = field.progress();
    let is_refused = match &progress.outcome {
        Outcome::Failed(error) => error.code() == Code::Unauthenticated,
        _ => false,
    };
    !is_refused && progress.signed_in.is_none()
}

fn write_lines(audit: &Audit, origin: &Origin, user: Option<&KnownUser>) {
    for field in &audit.fields {
        let progress = field.progress();
        let user = progress.signed_in.as_ref().or(user);
        let (outcome, code, service) = match &progress.outcome {
            Outcome::Ok => ("ok", None, None),
            Outcome::Errors(code) => ("errors", Some(&**code), None),
            Outcome::Failed(error) => ("failed", Some(error.code().as_str()), error.service()),
            Outcome::Unknown(Some(error)) => {
                ("unknown", Some(error.code().as_str()), error.service())
            }
            Outcome::Unknown(None) => ("unknown", None, None),
            Outcome::NotStarted => ("not started", None, None),
            Outcome::Replayed => ("replayed", None, None),
        };
        tracing::info!(
            target: "audit",
            request_id = origin.details.request_id,
            user = user.map(|user| user.number),
            email = user.and_then(|user| user.email.as_deref()),
            operation = origin.operation,
            mutation = field.name,
            objects = progress.objects.join(" "),
            outcome,
            code,
            service,
            "mutation"
        );
    }
}

#[cfg(test)]
mod tests {
    use apollo_compiler::schema::ExtendedType;
    use async_graphql::Variables;
    use async_graphql::parser::parse_query;
    use serde_json::{Value, json};

    use super::*;
    use crate::graphql::documents::schema::SCHEMA;

    /// The mutations whose input names no object.
    const NAME_NOTHING: [&str; 3] = ["signIn", "signOut", "testBackfillConnection"];

    /// An input with a value in every field.
    fn filled(type_name: &str) -> Value {
        let Some(ExtendedType::InputObject(known)) = SCHEMA.types.get(type_name) else {
            return json!("x");
        };
        let fields = known.fields.iter();
        let fields =
            fields.map(|(name, field)| (name.to_string(), filled(field.ty.inner_named_type())));
        Value::Object(fields.collect())
    }

    #[test]
    fn every_mutation_names_its_objects() {
        let Some(ExtendedType::Object(mutations)) = SCHEMA.types.get("Mutation") else {
            panic!("there are mutations");
        };
        let mut without = Vec::new();
        for (name, mutation) in &mutations.fields {
            let input = mutation.arguments.first();
            let input = input.map(|input| filled(input.ty.inner_named_type()));
            let document = format!("mutation ($input: I) {{ {name}(input: $input) {{ a }} }}");
            let parsed = parse_query(document).unwrap();
            let (_, operation) = parsed.operations.iter().next().unwrap();
            let variables = Variables::from_json(json!({ "input": input }));
            let audit = Audit::new(&operation.node, &variables);
            if audit.fields[0].progress().objects.is_empty() {
                without.push(name.to_string());
            }
        }
        assert_eq!(without, NAME_NOTHING);
    }
}
