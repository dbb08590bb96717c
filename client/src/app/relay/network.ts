import { type CacheConfig, type GraphQLResponse, Observable, type RequestParameters, type Variables } from "relay-runtime";
import { browserZone } from "../../ui/format";
import { endSession, onSessionChange, sessionToken } from "../session/session";
import { noticeUpdate } from "../updates";
import { GraphError, type GraphProblem, NetworkError } from "./errors";

/** Longer than the gateway ever takes: whoever waits until then is not connected to it any more. */
const PATIENCE_MS = 90_000;

/**
 * How to read past everything that was kept, in the gateway too. Relay forces every query that a screen loads,
 * only to go round its own store: `force` alone does not ask for that.
 */
export const bypassCache: CacheConfig = { force: true, metadata: { bypassCache: true } };

type Answer = { data?: Record<string, unknown> | null; errors?: GraphProblem[] };

function isAnswer(value: unknown): value is Answer {
  return typeof value === "object" && value !== null && ("data" in value || "errors" in value);
}

/** Sends one operation to the gateway by its document id. */
async function post(
  operation: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const token = sessionToken();
  const headers = new Headers({
    Accept: "application/graphql-response+json",
    "Content-Type": "application/json",
    "X-Time-Zone": browserZone(),
  });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (cacheConfig.metadata?.["bypassCache"] === true) headers.set("Cache-Control", "no-cache");

  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  let response: Response;
  try {
    response = await fetch("/graphql", {
      method: "POST",
      headers,
      body: JSON.stringify({ documentId: operation.id, variables, operationName: operation.name }),
      signal: patience,
    });
  } catch (cause) {
    throw signal.aborted ? cause : new NetworkError("unreachable", cause);
  }

  let answer: unknown;
  try {
    answer = await response.json();
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new NetworkError(patience.aborted ? "unreachable" : "unreadable", cause);
  }
  if (!isAnswer(answer)) throw new NetworkError("unreadable", answer);

  const problems = answer.errors ?? [];
  // Screens say only what is missing; here stands why, with the id of the request for the gateway's log.
  if (problems.length > 0) console.error(`${operation.name} was answered with errors.`, problems);
  endSessionOn(problems, token);
  if (answer.data === null || answer.data === undefined) {
    const error = new GraphError(problems, response.status);
    if (error.isUnknownDocument) noticeUpdate();
    throw error;
  }
  return { data: answer.data, errors: problems.map((problem) => ({ ...problem, path: [...(problem.path ?? [])] })) };
}

/** Ends the session that the gateway does not know any more. */
function endSessionOn(problems: readonly GraphProblem[], token: string | null): void {
  // A late answer to an earlier session must not end the one that followed it.
  if (problems.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED") && token === sessionToken()) {
    endSession();
  }
}

/**
 * Reads a file of the gateway at the address that the graph gave for it. What the gateway refuses rejects
 * with a GraphError. A change of session ends the reading.
 */
export async function readFile(path: string): Promise<Blob> {
  const token = sessionToken();
  const lifetime = new AbortController();
  const stopListening = onSessionChange(() => lifetime.abort());
  const headers = new Headers(token === null ? {} : { Authorization: `Bearer ${token}` });
  try {
    const response = await fetch(path, { headers, signal: lifetime.signal });
    // The browser keeps a large file where it likes; it never becomes a text of the page.
    if (response.ok) return await response.blob();
    const answer: unknown = await response.json().catch((cause: unknown) => cause);
    if (!isAnswer(answer)) throw new NetworkError("unreadable", answer);
    const problems = answer.errors ?? [];
    endSessionOn(problems, token);
    throw new GraphError(problems, response.status);
  } catch (error) {
    const isKnown = error instanceof GraphError || error instanceof NetworkError;
    throw isKnown || lifetime.signal.aborted ? error : new NetworkError("unreachable", error);
  } finally {
    stopListening();
  }
}

/** The network of one environment. Ending `lifetime` aborts whatever is still under way. */
export function createFetch(lifetime: AbortSignal) {
  return (operation: RequestParameters, variables: Variables, cacheConfig: CacheConfig): Observable<GraphQLResponse> =>
    Observable.create((sink) => {
      const own = new AbortController();
      const signal = AbortSignal.any([own.signal, lifetime]);
      post(operation, variables, cacheConfig, signal).then(
        (response) => {
          sink.next(response);
          sink.complete();
        },
        (error: unknown) => {
          if (!own.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return () => own.abort();
    });
}
