import type { ConcreteRequest, Variables } from "relay-runtime";
import { numberText } from "../../ui/text/format";
import { sessionSignal, sessionToken } from "../session/session";
import { GraphError, NetworkError, reasonOf } from "./errors";
import { startTask } from "../backgroundTasks";
import { endSessionOn, isTimeout, readBody, request } from "./network";
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

/** What stops it, by default a time limit, and what is called with the number of rows that have arrived. */
type Options = { signal?: AbortSignal; onProgress?: (rows: number) => void };

const LIMIT_MS = 60_000;

/**
 * Reads all rows of a list that the graph cuts into pages: as a file with one row per line. It rejects if any page fails.
 * Nothing is executed but the list, so a row has the fields of the operation, as they are in JSON. A change of session
 * aborts it.
 */
export async function readAllRows<Row>({ label, query, variables, path }: List, { signal = AbortSignal.timeout(LIMIT_MS), onProgress }: Options = {}): Promise<readonly Row[]> {
  const { id, name } = query.params;
  const key = {};
  noteStart(key, query.params, variables);
  const { pathname, search } = window.location;
  const report = startTask({ label, to: pathname + search, isRead: true });
  const token = sessionToken();
  const own = AbortSignal.any([signal, sessionSignal()]);
  try {
    const response = await request(`/graphql?path=${encodeURIComponent(path)}`, {
      headers: { Accept: "application/x-ndjson", "Content-Type": "application/json" },
      body: JSON.stringify({ documentId: id, operationName: name, variables }),
      signal: own,
    });
    noteChange(key, { requestId: response.headers.get("X-Request-Id") ?? undefined });
    if (!response.ok || response.body === null) {
      const { errors = [] } = await readBody(response, own);
      endSessionOn(errors, token);
      throw new GraphError(errors, response.status);
    }
    const rows = await rowsOf<Row>(response.body, (count) => {
      report.progress(null, rowsText(count));
      onProgress?.(count);
    });
    report.end("done", `${rowsText(rows.length)} read.`);
    return rows;
  } catch (error) {
    const isLate = isTimeout(signal);
    // A timeout is not a cancellation by the user.
    const isStopped = signal.aborted && !isLate;
    const isKnown = error instanceof GraphError || error instanceof NetworkError || own.aborted;
    const failure = isLate ? new NetworkError("late", error) : isKnown ? error : new NetworkError("unreachable", error);
    report.end(isStopped ? "stopped" : "failed", isStopped ? "" : reasonOf(failure));
    noteChange(key, isStopped ? { isStopped: true } : { failure: failure instanceof Error ? failure : new Error(String(failure)) });
    throw failure;
  } finally {
    noteChange(key, { endedAt: Date.now() });
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
