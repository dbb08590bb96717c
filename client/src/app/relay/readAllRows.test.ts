import type { ConcreteRequest } from "relay-runtime";
import { expect, test, vi } from "vitest";
import query from "../../__generated__/AiDebugLogsPageQuery.graphql";
import { readAllRows } from "./readAllRows";

const request: ConcreteRequest = query;
const list = { label: "debug logs", query: request, variables: { filter: {} }, path: "debugLogs" };

/** Reads the list from a gateway that responds with this. */
function read(respond: (init: RequestInit) => Promise<Response>, signal = new AbortController().signal) {
  const fetch = vi.fn((_url: string, init: RequestInit) => respond(init));
  const onProgress = vi.fn<(rows: number) => void>();
  vi.stubGlobal("fetch", fetch);
  return { fetch, onProgress, rows: readAllRows<{ debugId: string }>(list, { signal, onProgress }) };
}

/** Responds with these parts, and breaks off after them if told so. */
const parts = (texts: readonly string[], isBroken = false) => async () =>
  new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
        if (isBroken) controller.error(new TypeError("network error"));
        else controller.close();
      },
    }),
  );

test("rows are read wherever the file is cut into parts", async () => {
  const { fetch, onProgress, rows } = read(parts(['{"debugId":"a"}\n{"deb', 'ugId":"b"}', '\n{"debugId":"é"}\n']));
  expect(await rows).toEqual([{ debugId: "a" }, { debugId: "b" }, { debugId: "é" }]);
  expect(onProgress.mock.calls).toEqual([[1], [1], [3]]);
  const body = JSON.stringify({ documentId: request.params.id, operationName: "AiDebugLogsPageQuery", variables: { filter: {} } });
  expect(fetch.mock.calls[0]).toMatchObject(["/graphql?path=debugLogs", { method: "POST", body }]);
  expect(await read(parts([])).rows).toEqual([]);
});

test("a file that breaks off is rejected, however much of it has arrived, and a refusal has the message of the graph", async () => {
  await expect(read(parts(['{"debugId":"a"}\n'], true)).rows).rejects.toMatchObject({ name: "NetworkError" });
  const refusal = JSON.stringify({ errors: [{ message: "The service failed." }] });
  await expect(read(async () => new Response(refusal, { status: 502 })).rows).rejects.toMatchObject({ name: "GraphError", message: "The service failed." });
});

test.each([
  ["takes too long fails, and says so", new DOMException("Timed out", "TimeoutError"), { name: "NetworkError", kind: "late" }],
  ["is cancelled by the user has not failed", new DOMException("Cancelled", "AbortError"), { name: "AbortError" }],
])("a request that %s", async (_, reason, expected) => {
  const stop = new AbortController();
  const { rows } = read(({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(reason))), stop.signal);
  stop.abort(reason);
  await expect(rows).rejects.toMatchObject(expected);
});
