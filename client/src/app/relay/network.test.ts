import type { CacheConfig, GraphQLResponse, RequestParameters, UploadableMap, Variables } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endedMutations } from "../attentionCounts";
import { endSession, holdPage, onSessionEnd, sessionToken, startSession } from "../session/session";
import { noticeUpdate } from "../updates";
import { GraphError, NetworkError } from "./errors";
import { bypassCache, createFetch, partOfWrite, wholeOnly } from "./network";
import { readFile } from "./readFile";
import { isOutdated, latestFailure } from "./responses";

vi.mock("../updates", () => ({ noticeUpdate: vi.fn() }));

const operation: RequestParameters = {
  id: "a1b2",
  name: "DashboardPageQuery",
  operationKind: "query",
  text: null,
  metadata: {},
};

const sent = vi.fn<typeof fetch>();
const ended = vi.fn();
let stopListening = () => {};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", sent);
  sent.mockReset();
  ended.mockReset();
  startSession("t-1");
  stopListening = onSessionEnd(ended);
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

function respond(body: unknown, status = 200) {
  sent.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

function run(
  cacheConfig: CacheConfig = {},
  files: UploadableMap | null = null,
  variables: Variables = { first: 10 },
  request = operation,
) {
  return new Promise<GraphQLResponse>((resolve, reject) => {
    createFetch(new AbortController().signal)(request, variables, cacheConfig, files).subscribe({
      next: resolve,
      error: (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
    });
  });
}

function refusal(code: string, path?: string[]) {
  return { message: "No.", path, extensions: { code, userMessage: "Not now.", requestId: "r-9", retryable: true } };
}

test("an operation goes out by its id, with the token and the time zone", async () => {
  respond({ data: { viewer: null } });
  await run();
  const [address, request] = sent.mock.calls[0] ?? [];
  const headers = new Headers(request?.headers);
  expect(address).toBe("/graphql");
  expect(request?.method).toBe("POST");
  expect(headers.get("Authorization")).toBe("Bearer t-1");
  expect(headers.get("Accept")).toBe("application/graphql-response+json");
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("X-Time-Zone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(headers.has("Cache-Control")).toBe(false);
  expect(request?.body).toBe(
    JSON.stringify({ documentId: "a1b2", variables: { first: 10 }, operationName: "DashboardPageQuery" }),
  );
});

test("a request that bypasses the cache bypasses the gateway's too", async () => {
  respond({ data: {} });
  await run(bypassCache);
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get("Cache-Control")).toBe("no-cache");
});

test("without a response, the reason of an earlier failure is forgotten", async () => {
  respond({ data: { list: null }, errors: [refusal("UPSTREAM_UNAVAILABLE", ["list"])] });
  await run();
  expect(latestFailure("DashboardPageQuery")?.message).toBe("Not now.");
  sent.mockRejectedValue(new TypeError("offline"));
  await expect(run()).rejects.toBeInstanceOf(NetworkError);
  expect(latestFailure("DashboardPageQuery")).toBeNull();
});

test("the next page of a list fails as a whole, and does not replace the pages before it", async () => {
  respond({ data: { list: null }, errors: [refusal("UPSTREAM_UNAVAILABLE", ["list"])] });
  await expect(run({}, null, { cursor: null })).resolves.toBeDefined();
  await expect(run({}, null, { cursor: "c-5" })).rejects.toBeInstanceOf(GraphError);
});

test("a mutation has more time, as it may wait for a language model", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  respond({ data: {} });
  await run({}, null, {}, { ...operation, operationKind: "mutation" });
  expect(timeout).toHaveBeenLastCalledWith(130_000);
});

test("a read that began before a mutation ended is out of date, and stays so until the next one", async () => {
  respond({ data: {} });
  await run();
  expect(isOutdated("DashboardPageQuery")).toBe(false);
  let answer: (response: Response) => void = () => {};
  sent.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const late = run();
  await run({}, null, {}, { ...operation, operationKind: "mutation", name: "UnlockMutation" });
  answer(new Response(JSON.stringify({ data: {} })));
  await late;
  expect(isOutdated("DashboardPageQuery")).toBe(true);
  await run();
  expect(isOutdated("DashboardPageQuery")).toBe(false);
});

test("an operation with files goes out as a form, with the same headers and more time", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  respond({ data: {} });
  const [first, second] = [new File(["a,b"], "first.csv"), new File(["c"], "second.csv")];
  await run({}, { "input.file": first, "input.others.0": second });
  expect(timeout).toHaveBeenLastCalledWith(930_000);
  const request = sent.mock.calls[0]?.[1];
  const headers = [...new Headers(request?.headers)].map(([name]) => name);
  // The browser adds the content type, with the boundary of the form.
  expect(headers).toEqual(["accept", "authorization", "x-time-zone"]);
  const form = request?.body;
  if (!(form instanceof FormData)) throw new Error("No form was sent.");
  expect([...form.keys()]).toEqual(["operations", "map", "0", "1"]);
  expect(form.get("operations")).toBe(
    JSON.stringify({ documentId: "a1b2", variables: { first: 10 }, operationName: "DashboardPageQuery" }),
  );
  expect(form.get("map")).toBe('{"0":["variables.input.file"],"1":["variables.input.others.0"]}');
  expect(form.get("0")).toBe(first);
  expect(form.get("1")).toBe(second);

  await run();
  expect(timeout).toHaveBeenLastCalledWith(90_000);
});

test("a refused file rejects with the gateway's message, as any operation does", async () => {
  respond({ errors: [refusal("LIMIT_EXCEEDED")] }, 413);
  await expect(run({}, { file: new File([], "empty.csv") })).rejects.toMatchObject({ status: 413, userMessage: "Not now." });
});

test("without a session no token is sent", async () => {
  endSession();
  respond({ data: {} });
  await run();
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).has("Authorization")).toBe(false);
});

test("an answer to a request without a session does not end the one of another tab", async () => {
  endSession();
  localStorage.setItem("auth.token", "of another tab");
  respond({ errors: [refusal("UNAUTHENTICATED")] }, 401);
  await expect(run()).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem("auth.token")).toBe("of another tab");
});

test("errors beside data stay with their fields", async () => {
  respond({ data: { users: null }, errors: [refusal("UPSTREAM_UNAVAILABLE", ["users"])] });
  await expect(run()).resolves.toMatchObject({ data: { users: null }, errors: [{ path: ["users"] }] });
  expect(console.error).toHaveBeenCalledWith("DashboardPageQuery responded with errors.", [
    expect.objectContaining({ path: ["users"], extensions: expect.objectContaining({ requestId: "r-9" }) }),
  ]);
  expect(ended).not.toHaveBeenCalled();
});

test("errors beside data reject a query that is of use only as a whole", async () => {
  respond({ data: { report: null }, errors: [refusal("UPSTREAM_UNAVAILABLE", ["report"])] });
  await expect(run(wholeOnly)).rejects.toBeInstanceOf(GraphError);
});

test("a form stays open when the session has ended before a query that is a part of its write", async () => {
  const release = holdPage();
  respond({ data: null, errors: [refusal("UNAUTHENTICATED")] });
  await run(partOfWrite).catch(() => undefined);
  expect(ended).not.toHaveBeenCalled();
  release();
  expect(ended).toHaveBeenCalledOnce();
});

test("errors without data reject with the gateway's message", async () => {
  respond({ errors: [refusal("LIMIT_EXCEEDED")] }, 400);
  const error = await run().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GraphError);
  expect(error).toMatchObject({
    code: "LIMIT_EXCEEDED",
    status: 400,
    userMessage: "Not now.",
    requestId: "r-9",
  });
});

test.each([
  ["without data", { errors: [refusal("UNAUTHENTICATED")] }, 401],
  ["beside data", { data: { users: null }, errors: [refusal("UNAUTHENTICATED", ["users"])] }, 200],
  ["among others", { data: {}, errors: [refusal("INTERNAL", ["a"]), refusal("UNAUTHENTICATED", ["b"])] }, 200],
])("UNAUTHENTICATED %s ends the session", async (_, body, status) => {
  respond(body, status);
  await run().catch(() => undefined);
  expect(ended).toHaveBeenCalledOnce();
  expect(sessionToken()).toBeNull();
  expect(localStorage.getItem("auth.token")).toBeNull();
});

test.each([
  ["data", { data: { users: null }, errors: [refusal("UNAUTHENTICATED", ["users"])] }, 200],
  ["an error", { errors: [refusal("UNAUTHENTICATED")] }, 401],
])("a response that ends the session with %s reaches no query, but ends a mutation", async (_, body, status) => {
  const lifetime = new AbortController();
  const stop = onSessionEnd(() => lifetime.abort());
  const deliver = vi.fn();
  respond(body, status);
  const send = (operationKind: "query" | "mutation") =>
    createFetch(lifetime.signal)({ ...operation, operationKind }, {}, {}).subscribe({
      next: () => deliver(operationKind),
      error: () => deliver(operationKind),
    });
  send("query");
  send("mutation");
  await vi.waitFor(() => expect(deliver).toHaveBeenCalled());
  expect(deliver.mock.calls).toEqual([["mutation"]]);
  stop();
});

test("FORBIDDEN never ends the session", async () => {
  respond({ data: { users: null }, errors: [refusal("FORBIDDEN", ["users"])] });
  await run();
  respond({ errors: [refusal("FORBIDDEN")] }, 403);
  await run().catch(() => undefined);
  expect(ended).not.toHaveBeenCalled();
  expect(sessionToken()).toBe("t-1");
});

test("a late response to an earlier session does not end the next one", async () => {
  sent.mockImplementation(async () => {
    startSession("t-2");
    return new Response(JSON.stringify({ errors: [refusal("UNAUTHENTICATED")] }), { status: 401 });
  });
  await run().catch(() => undefined);
  expect(ended).not.toHaveBeenCalled();
  expect(sessionToken()).toBe("t-2");
});

test("a document that the gateway does not have shows that the page is of another build", async () => {
  respond({ errors: [refusal("NOT_FOUND")] }, 400);
  await expect(run()).rejects.toMatchObject({ isUnknownDocument: true });
  expect(noticeUpdate).toHaveBeenCalledOnce();
});

test("a record that does not exist does not mean that the page is outdated", async () => {
  vi.mocked(noticeUpdate).mockClear();
  respond({ data: { pixel: null }, errors: [refusal("NOT_FOUND", ["pixel"])] });
  await run();
  respond({ errors: [refusal("NOT_FOUND", ["pixel"])] });
  await run().catch(() => undefined);
  expect(noticeUpdate).not.toHaveBeenCalled();
});

test("a gateway that never responds counts as unreachable", async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  sent.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Timed out", "TimeoutError")));
      }),
  );
  const outcome = run().catch((reason: unknown) => reason);
  timeout.abort();
  expect(await outcome).toMatchObject({ name: "NetworkError", kind: "unreachable" });
});

test("a gateway that cannot be reached is a network error", async () => {
  sent.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(run()).rejects.toMatchObject({ name: "NetworkError", kind: "unreachable" });
});

test.each(["<html>Bad Gateway</html>", '"text"', "null"])("the response %s is unreadable", async (text) => {
  sent.mockImplementation(async () => new Response(text, { status: 502 }));
  const error = await run().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ kind: "unreadable" });
});

test("unsubscribing aborts the request without an error", async () => {
  let signal: AbortSignal | undefined;
  sent.mockImplementation((_, init) => {
    signal = init?.signal ?? undefined;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    });
  });
  const error = vi.fn();
  createFetch(new AbortController().signal)(operation, {}, {}).subscribe({ error }).unsubscribe();
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
  expect(error).not.toHaveBeenCalled();
});

const file = "/exports/devices?customerId=3";

test("a file is requested with the token, and does not bypass the gateway's cache", async () => {
  sent.mockImplementation(async () => new Response("device_id\r\n", { headers: { "Content-Type": "text/csv" } }));
  const blob = await readFile(file);
  expect(await blob.text()).toBe("device_id\r\n");
  const [address, request] = sent.mock.calls[0] ?? [];
  expect(address).toBe(file);
  expect([...new Headers(request?.headers)]).toEqual([["authorization", "Bearer t-1"]]);
});

test("a file that is refused rejects with the gateway's message", async () => {
  respond({ errors: [refusal("BAD_USER_INPUT")] }, 400);
  await expect(readFile(file)).rejects.toMatchObject({ name: "GraphError", status: 400, userMessage: "Not now." });
  expect(ended).not.toHaveBeenCalled();
});

test("a file that is refused as unauthenticated ends the session", async () => {
  respond({ errors: [refusal("UNAUTHENTICATED")] }, 401);
  await expect(readFile(file)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(ended).toHaveBeenCalledOnce();
});

test("a truncated file, or an unreadable response, is a network error", async () => {
  sent.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(readFile(file)).rejects.toMatchObject({ name: "NetworkError", kind: "unreachable" });
  sent.mockImplementationOnce(async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("cut")) });
    return new Response(body);
  });
  await expect(readFile(file)).rejects.toMatchObject({ name: "NetworkError", kind: "unreachable" });
  sent.mockImplementationOnce(async () => new Response("<html>Bad Gateway</html>", { status: 502 }));
  await expect(readFile(file)).rejects.toMatchObject({ name: "NetworkError", kind: "unreadable" });
});

test("the end of the session ends the reading of a file", async () => {
  sent.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      }),
  );
  const reading = readFile(file);
  endSession();
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
});

const mutation: RequestParameters = { ...operation, operationKind: "mutation" };

test.each([
  ["an answered mutation", mutation, () => respond({ data: { viewer: null } }), 1],
  ["a refused mutation", mutation, () => respond({ data: null, errors: [refusal("FORBIDDEN")] }), 1],
  ["a mutation with a lost response", mutation, () => sent.mockRejectedValue(new TypeError("Failed to fetch")), 1],
  ["a query", operation, () => respond({ data: { viewer: null } }), 0],
])("%s ends mutations", async (_, request, answer, expected) => {
  const before = endedMutations.get();
  answer();
  await run({}, null, {}, request).catch(() => undefined);
  expect(endedMutations.get() - before).toBe(expected);
});
