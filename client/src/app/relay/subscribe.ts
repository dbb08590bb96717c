import { createClient } from "graphql-ws";
import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { browserZone } from "../../ui/text/format";
import { sessionToken } from "../session/session";
import { GraphError, type GraphProblem, NetworkError } from "./errors";
import { endSessionOn } from "./network";

/** Sends a subscription to the gateway, by its document id, over a socket of its own. Who follows it sends it again once it is lost. */
export function subscribe({ id, name }: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const token = sessionToken();
    const client = createClient({
      url: new URL("/graphql", window.location.origin.replace(/^http/, "ws")).href,
      connectionParams: { ...(token !== null && { authorization: `Bearer ${token}` }), timeZone: browserZone() },
      retryAttempts: 0,
    });
    const refuse = (problems: readonly GraphProblem[]) => {
      sink.error(new GraphError(problems, 200));
      endSessionOn(problems, token);
    };
    client.subscribe(
      { query: "", extensions: { documentId: id }, operationName: name, variables },
      {
        next: ({ data, errors }) => (data == null ? refuse(errors ?? []) : sink.next({ data })),
        error: (error) => (Array.isArray(error) ? refuse(error) : sink.error(new NetworkError("unreachable", error))),
        complete: () => sink.complete(),
      },
    );
    return () => void client.dispose();
  });
}
