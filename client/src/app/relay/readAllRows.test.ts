import type { ConcreteRequest } from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import query from "../../__generated__/AiDebugLogsPageQuery.graphql";
import { GraphError, NetworkError } from "./errors";
import { readAllRows } from "./readAllRows";

afterEach(() => vi.unstubAllGlobals());

const request: ConcreteRequest = query;
const list = { label: "debug logs", query: request, variables: { filter: {} }, path: "debugLogs" };

/** Answers with these parts, and breaks off after them if told so. */
function answer(parts: readonly string[], isBroken = false) {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      if (isBroken) controller.error(new TypeError("network error"));
      else controller.close();
    },
  });
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(body)));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const read = (onProgress: (rows: number) => void = () => {}, signal = new AbortController().signal) =>
  readAllRows<{ debugId: string }>(list, { signal, onProgress });

test("rows are read wherever the file is cut into parts", async () => {
  const fetch = answer(['{"debugId":"a"}\n{"deb', 'ugId":"b"}', '\n{"debugId":"é"}\n']);
  const onProgress = vi.fn<(rows: number) => void>();
  expect(await read(onProgress)).toEqual([{ debugId: "a" }, { debugId: "b" }, { debugId: "é" }]);
  expect(onProgress.mock.calls).toEqual([[1], [1], [3]]);
  expect(fetch.mock.calls[0]?.[0]).toBe("/graphql?path=debugLogs");
  const sent = { documentId: request.params.id, operationName: "AiDebugLogsPageQuery", variables: { filter: {} } };
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: JSON.stringify(sent) });
});

test("a list without rows has none", async () => {
  answer([]);
  expect(await read()).toEqual([]);
});

test("a file that breaks off is rejected, however much of it has arrived", async () => {
  answer(['{"debugId":"a"}\n'], true);
  await expect(read()).rejects.toBeInstanceOf(NetworkError);
});

test.each([
  ["that takes too long fails, and says so", new DOMException("Timed out", "TimeoutError"), expect.objectContaining({ name: "NetworkError", kind: "late" })],
  ["that the user cancels has not failed", new DOMException("Cancelled", "AbortError"), expect.objectContaining({ name: "AbortError" })],
])("a request %s", async (_, reason, expected) => {
  vi.stubGlobal(
    "fetch",
    (_url: string, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(reason));
      }),
  );
  const stop = new AbortController();
  const reading = read(undefined, stop.signal);
  stop.abort(reason);
  await expect(reading).rejects.toEqual(expected);
});

test("a request that is refused has the message of the graph", async () => {
  const body = JSON.stringify({ errors: [{ message: "The service failed." }] });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status: 502 })));
  await expect(read()).rejects.toEqual(expect.objectContaining({ message: "The service failed." }));
  await expect(read()).rejects.toBeInstanceOf(GraphError);
});
