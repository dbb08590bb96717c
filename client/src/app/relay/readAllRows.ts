import type { ConcreteRequest, Variables } from "relay-runtime";
import { browserZone, numberText } from "../../ui/text/format";
import { onSessionChange, sessionToken } from "../session/session";
import { GraphError, type GraphProblem, NetworkError, reasonOf } from "./errors";
import { startWork } from "../work";
import { endSessionOn } from "./network";
import { noteChange, noteStart } from "./operations";

/** A list of the graph: an operation of a screen, and the path of the list in its response. */
type List = {
  /** What it is read for, such as "Export of conversations". */
  label: string;
  query: ConcreteRequest;
  /** Filter and order. The gateway turns the pages. */
  variables: Variables;
  path: string;
};

type Options = { signal: AbortSignal; onProgress: (rows: number) => void };

/**
 * Reads all rows of a list that the graph cuts into pages: as a file with one row per line. It rejects if any page fails.
 * Nothing is executed but the list, so a row has the fields of the operation, as they are in JSON. A change of session
 * aborts it.
 */
export async function readAllRows<Row>({ label, query, variables, path }: List, { signal, onProgress }: Options): Promise<readonly Row[]> {
  const { id, name } = query.params;
  const key = {};
  noteStart(key, query.params, variables);
  const { pathname, search } = window.location;
  const report = startWork({ label, to: pathname + search, isRead: true });
  const token = sessionToken();
  const lifetime = new AbortController();
  const stopListening = onSessionChange(() => lifetime.abort());
  const headers = new Headers({ Accept: "application/x-ndjson", "Content-Type": "application/json", "X-Time-Zone": browserZone() });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  try {
    const response = await fetch(`/graphql?path=${encodeURIComponent(path)}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ documentId: id, operationName: name, variables }),
      signal: AbortSignal.any([signal, lifetime.signal]),
    });
    noteChange(key, { requestId: response.headers.get("X-Request-Id") ?? undefined });
    if (!response.ok || response.body === null) {
      const { errors: problems = [] }: { errors?: GraphProblem[] } = await response.json();
      endSessionOn(problems, token);
      throw new GraphError(problems, response.status);
    }
    const rows = await rowsOf<Row>(response.body, (count) => {
      report.progress(null, rowsText(count));
      onProgress(count);
    });
    report.end("done", `${rowsText(rows.length)} read.`);
    return rows;
  } catch (error) {
    // A timeout is not a cancellation by the user.
    const isLate = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
    const isStopped = signal.aborted && !isLate;
    const isKnown = error instanceof GraphError || isStopped || lifetime.signal.aborted;
    const failure = isKnown ? error : new NetworkError(isLate ? "late" : "unreachable", error);
    report.end(isStopped ? "stopped" : "failed", isStopped ? "" : reasonOf(failure));
    noteChange(key, isStopped ? { isStopped: true } : { failure: failure instanceof Error ? failure : new Error(String(failure)) });
    throw failure;
  } finally {
    noteChange(key, { endedAt: Date.now() });
    stopListening();
  }
}

const rowsText = (count: number): string => `${numberText(count)} ${count === 1 ? "row" : "rows"}`;

async function rowsOf<Row>(body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: (rows: number) => void): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  // The beginning of a line whose end has not arrived.
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") rows.push(JSON.parse(line));
    onProgress(rows.length);
  }
  if (rest !== "") rows.push(JSON.parse(rest));
  return rows;
}
