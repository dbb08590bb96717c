import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type UploadableMap,
  type Variables,
} from "relay-runtime";
import { createStore } from "../../ui/externalStore";
import { browserZone } from "../../ui/text/format";
import { refuseSession, sessionToken } from "../session/session";
import { eachProblem } from "./eachProblem";
import { GraphError, type GraphProblem, NetworkError } from "./errors";
import type { Cost } from "./readCost";
import { endedMutations, noteMutation, noteResponse } from "./responses";

/** Longer than the gateway ever takes, so that after it the connection is considered lost. */
const QUERY_TIMEOUT_MS = 90_000;

/** The same for a mutation, of which some wait for a language model. */
const MUTATION_TIMEOUT_MS = 130_000;

/** The same for an operation with files. */
const UPLOAD_TIMEOUT_MS = 930_000;

/**
 * Bypasses every cache, the gateway's too. Relay sets `force` for every query that a screen loads, to bypass its
 * own store, so `force` alone does not bypass the gateway's cache.
 */
export const bypassCache: CacheConfig = { force: true, metadata: { bypassCache: true } };

/** Has a query reject with what failed instead of delivering the rest, of which its caller has no use. */
export const wholeOnly: CacheConfig = { metadata: { isWhole: true } };

/** Has a query count as a part of a write: a form whose session has ended by then stays open. */
export const partOfWrite: CacheConfig = { metadata: { isWrite: true } };

/** The body of a response. */
type Body = { data?: Record<string, unknown> | null; errors?: GraphProblem[]; extensions?: { cost?: Cost } };

function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && ("data" in value || "errors" in value);
}

/** Whether the build of the gateway is another one than that of this page. */
export const isPageOutdated = createStore(false);

type Sent = { headers: Readonly<Record<string, string>>; body?: BodyInit; signal: AbortSignal };

/** Sends a request to the gateway in the name of the user. Rejects with a NetworkError if there is no response, unless it was aborted. */
export async function request(path: string, { headers, body, signal }: Sent): Promise<Response> {
  const token = sessionToken();
  const all = { ...headers, "X-Time-Zone": browserZone(), ...(token !== null && { Authorization: `Bearer ${token}` }) };
  try {
    return await fetch(path, { method: body === undefined ? "GET" : "POST", headers: all, body, signal });
  } catch (cause) {
    throw networkError("unreachable", cause, signal);
  }
}

/** Reads the body of a response to `request`. */
export async function readBody(response: Response, signal: AbortSignal): Promise<Body> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw networkError("unreadable", cause, signal);
  }
  if (!isBody(body)) throw new NetworkError("unreadable", body);
  return body;
}

function networkError(kind: "unreachable" | "unreadable", cause: unknown, signal: AbortSignal): unknown {
  if (!signal.aborted) return new NetworkError(kind, cause);
  return isTimeout(signal) ? new NetworkError("unreachable", cause) : cause;
}

/** Whether a request was aborted because it took too long. */
export const isTimeout = ({ reason }: AbortSignal): boolean => reason instanceof DOMException && reason.name === "TimeoutError";

function timeoutOf({ operationKind }: RequestParameters, hasFiles: boolean): number {
  if (hasFiles) return UPLOAD_TIMEOUT_MS;
  return operationKind === "mutation" ? MUTATION_TIMEOUT_MS : QUERY_TIMEOUT_MS;
}

/** Sends one operation to the gateway by its document id. Its files are at their paths among the variables. */
async function post(
  operation: RequestParameters,
  variables: Variables,
  cacheConfig: CacheConfig,
  files: UploadableMap | null | undefined,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const token = sessionToken();
  const askedAfter = endedMutations.get();
  const json = JSON.stringify({ documentId: operation.id, variables, operationName: operation.name });
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutOf(operation, Boolean(files)))]);
  let response: Response;
  let body: Body;
  try {
    response = await request("/graphql", {
      headers: {
        Accept: "application/graphql-response+json",
        // The browser itself sets the type of a form.
        ...(!files && { "Content-Type": "application/json" }),
        ...(cacheConfig.metadata?.["bypassCache"] === true && { "Cache-Control": "no-cache" }),
      },
      body: files ? formWithFiles(json, files) : json,
      signal: within,
    });
    body = await readBody(response, within);
  } catch (error) {
    // Forgets why the last response failed: this one says nothing about it.
    if (error instanceof NetworkError && token === sessionToken()) noteResponse(operation.name, [], false);
    throw error;
  }

  const problems = body.errors ?? [];
  // Screens show what is missing, and where it failed. The console has the reason.
  if (problems.length > 0) console.error(`${operation.name} responded with errors.`, problems);
  // A response to an earlier session says nothing about this one.
  if (token === sessionToken()) noteResponse(operation.name, problems, body.data != null, askedAfter);
  endSessionOn(problems, token, operation.operationKind === "mutation" || cacheConfig.metadata?.["isWrite"] === true);
  // A page of a list without its rows would take the place of those before it.
  const isWhole = cacheConfig.metadata?.["isWhole"] === true || typeof variables["cursor"] === "string";
  if (body.data == null || (isWhole && problems.length > 0)) {
    const error = new GraphError(problems, response.status);
    if (error.isUnknownDocument) isPageOutdated.set(true);
    throw error;
  }
  // Of a caught error, Relay keeps the extensions only.
  const errors = eachProblem(problems, body.data).map(({ message, path = [], extensions }) => ({
    message,
    path: [...path],
    extensions: { userMessage: message, ...extensions },
  }));
  return { data: body.data, errors, extensions: { requestId: response.headers.get("X-Request-Id") } };
}

/**
 * An operation with files as a form of the GraphQL multipart request specification. The keys of the files are their
 * paths among the variables, such as "input.file", where the operation has null.
 */
function formWithFiles(operation: string, files: UploadableMap): FormData {
  const form = new FormData();
  const paths = Object.keys(files).map((path, index) => [index, [`variables.${path}`]]);
  form.append("operations", operation);
  form.append("map", JSON.stringify(Object.fromEntries(paths)));
  Object.values(files).forEach((file, index) => form.append(String(index), file));
  return form;
}

/** Ends a session that the gateway no longer accepts, unless it was refused a write and a form keeps the page open. */
export function endSessionOn(problems: readonly GraphProblem[], token: string | null, isWrite = false): void {
  // A late response to an earlier session must not end the present one, nor one without a session that of another tab.
  if (token === null) return;
  if (problems.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED") && token === sessionToken()) {
    refuseSession(isWrite);
  }
}

/**
 * The network of one environment. Aborting `lifetime` aborts its requests; a query then delivers nothing more, because
 * the screen that asked is about to go. A mutation still completes for its caller.
 */
export function createFetch(lifetime: AbortSignal) {
  return (
    operation: RequestParameters,
    variables: Variables,
    cacheConfig: CacheConfig,
    files?: UploadableMap | null,
  ): Observable<GraphQLResponse> =>
    Observable.create((sink) => {
      const own = new AbortController();
      const signal = AbortSignal.any([own.signal, lifetime]);
      const isDropped = () => own.signal.aborted || (lifetime.aborted && operation.operationKind === "query");
      const sent = post(operation, variables, cacheConfig, files, signal);
      // Whatever the answer, and before it is read.
      (operation.operationKind === "mutation" ? sent.finally(noteMutation) : sent).then(
        (response) => {
          if (isDropped()) return;
          sink.next(response);
          sink.complete();
        },
        (error: unknown) => {
          if (!isDropped()) sink.error(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return () => own.abort();
    });
}
