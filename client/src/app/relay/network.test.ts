import type { CacheConfig, GraphQLResponse, RequestParameters, UploadableMap, Variables } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSession, holdPage, onSessionEnd, sessionToken, startSession } from "../session/session";
import { readFile } from "./files";
import { GraphError, reasonOf } from "./errors";
import { bypassCache, createFetch, isPageOutdated, partOfWrite, wholeOnly } from "./network";
import { endedMutations, isOutdated, latestFailure } from "./responses";

const query: RequestParameters = { id: "a1b2", name: "DashboardPageQuery", operationKind: "query", text: null, metadata: {} };
const mutation: RequestParameters = { ...query, name: "UnlockMutation", operationKind: "mutation" };
const operations = JSON.stringify({ documentId: "a1b2", variables: { first: 10 }, operationName: "DashboardPageQuery" });

const sent = vi.fn<typeof fetch>();
const ended = vi.fn();
let stopListening = () => {};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", sent);
  startSession("t-1");
  stopListening = onSessionEnd(ended);
});
afterEach(() => stopListening());

function respond(body: unknown, status = 200) {
  sent.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
}

/** A gateway that does not respond before the request is given up. */
function hang(reason: string) {
  sent.mockImplementation((_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new DOMException("Given up", reason)))));
}

type Options = { request?: RequestParameters; variables?: Variables; cache?: CacheConfig; files?: UploadableMap | null };

function run({ request = query, variables = { first: 10 }, cache = {}, files = null }: Options = {}) {
  return new Promise<GraphQLResponse>((resolve, reject) => {
    createFetch(new AbortController().signal)(request, variables, cache, files).subscribe({
      next: resolve,
      error: (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
    });
  });
}

const headersSent = () => new Headers(sent.mock.calls[0]?.[1]?.headers);
const refusal = (code: string, ...path: string[]) => ({ message: "No.", path, extensions: { code, userMessage: "Not now.", requestId: "r-9", retryable: true } });
const refused = (code: string) => ({ errors: [{ ...refusal(code), path: undefined }] });

test("an operation goes out by its id, with the token and the time zone, and may bypass the gateway's cache", async () => {
  respond({ data: { viewer: null } });
  await run();
  const [address, request] = sent.mock.calls[0] ?? [];
  expect([address, request?.method, request?.body]).toEqual(["/graphql", "POST", operations]);
  expect(Object.fromEntries(headersSent())).toEqual({
    accept: "application/graphql-response+json",
    authorization: "Bearer t-1",
    "content-type": "application/json",
    "x-time-zone": Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  sent.mockClear();
  await run({ cache: bypassCache });
  expect(headersSent().get("Cache-Control")).toBe("no-cache");
});

test("without a session no token is sent, and an answer does not end the session of another tab", async () => {
  endSession();
  localStorage.setItem("auth.token", "of another tab");
  respond(refused("UNAUTHENTICATED"), 401);
  await expect(run()).rejects.toMatchObject({ status: 401 });
  expect(headersSent().has("Authorization")).toBe(false);
  expect(localStorage.getItem("auth.token")).toBe("of another tab");
});

test("files go out in a form, with the same headers; a refusal of them has the gateway's message", async () => {
  respond({ data: {} });
  const [first, second] = [new File(["a,b"], "first.csv"), new File(["c"], "second.csv")];
  await run({ files: { "input.file": first, "input.others.0": second } });
  // The browser adds the content type, with the boundary of the form.
  expect([...headersSent().keys()]).toEqual(["accept", "authorization", "x-time-zone"]);
  const form = sent.mock.calls[0]?.[1]?.body;
  expect(form instanceof FormData && Object.fromEntries(form)).toEqual({
    operations,
    map: '{"0":["variables.input.file"],"1":["variables.input.others.0"]}',
    0: first,
    1: second,
  });
  respond(refused("LIMIT_EXCEEDED"), 413);
  await expect(run({ files: { file: first } })).rejects.toMatchObject({ status: 413, userMessage: "Not now." });
});

test.each<[string, Options, number]>([
  ["a query", {}, 90_000],
  ["a mutation, which may wait for a language model,", { request: mutation }, 130_000],
  ["an upload", { files: { file: new File([], "a.csv") } }, 930_000],
])("%s has its time", async (_, options, milliseconds) => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  respond({ data: {} });
  await run(options);
  expect(timeout).toHaveBeenLastCalledWith(milliseconds);
});

test("without a response, the reason of an earlier failure is forgotten", async () => {
  respond({ data: { list: null }, errors: [refusal("UPSTREAM_UNAVAILABLE", "list")] });
  await run();
  expect(latestFailure("DashboardPageQuery")?.message).toBe("Not now.");
  sent.mockRejectedValue(new TypeError("offline"));
  await expect(run()).rejects.toMatchObject({ name: "NetworkError" });
  expect(latestFailure("DashboardPageQuery")).toBeNull();
});

test("a read that began before a mutation ended is out of date, and stays so until the next one", async () => {
  let answer: (response: Response) => void = () => {};
  sent.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const late = run();
  respond({ data: {} });
  await run({ request: mutation });
  answer(new Response(JSON.stringify({ data: {} })));
  await late;
  expect(isOutdated("DashboardPageQuery")).toBe(true);
  await run();
  expect(isOutdated("DashboardPageQuery")).toBe(false);
});

test.each<[string, RequestParameters, () => void, number]>([
  ["an answered mutation", mutation, () => respond({ data: { viewer: null } }), 1],
  ["a refused mutation", mutation, () => respond({ data: null, ...refused("FORBIDDEN") }), 1],
  ["a mutation with a lost response", mutation, () => sent.mockRejectedValue(new TypeError("Failed to fetch")), 1],
  ["a query", query, () => respond({ data: { viewer: null } }), 0],
])("%s is counted among the ended mutations, if it is one", async (_, request, answer, expected) => {
  const before = endedMutations.get();
  answer();
  await run({ request }).catch(() => undefined);
  expect(endedMutations.get() - before).toBe(expected);
});

test("errors beside data stay with their fields, unless the query is of use only as a whole or is for the next page of a list", async () => {
  respond({ data: { list: null }, errors: [refusal("UPSTREAM_UNAVAILABLE", "list")] });
  await expect(run({ variables: { cursor: null } })).resolves.toMatchObject({ data: { list: null }, errors: [{ path: ["list"] }] });
  expect(console.error).toHaveBeenCalledWith("DashboardPageQuery responded with errors.", [
    expect.objectContaining({ path: ["list"], extensions: expect.objectContaining({ requestId: "r-9" }) }),
  ]);
  await expect(run({ cache: wholeOnly })).rejects.toMatchObject({ name: "GraphError" });
  await expect(run({ variables: { cursor: "c-5" } })).rejects.toMatchObject({ name: "GraphError" });
  expect(ended).not.toHaveBeenCalled();
});

test("errors without data reject with the gateway's message", async () => {
  respond(refused("LIMIT_EXCEEDED"), 400);
  await expect(run()).rejects.toMatchObject({ name: "GraphError", code: "LIMIT_EXCEEDED", status: 400, userMessage: "Not now.", requestId: "r-9" });
});

test.each([
  ["UNAUTHENTICATED without data", refused("UNAUTHENTICATED"), 401, true],
  ["UNAUTHENTICATED beside data", { data: { users: null }, errors: [refusal("UNAUTHENTICATED", "users")] }, 200, true],
  ["UNAUTHENTICATED among others", { data: {}, errors: [refusal("INTERNAL", "a"), refusal("UNAUTHENTICATED", "b")] }, 200, true],
  ["FORBIDDEN without data", refused("FORBIDDEN"), 403, false],
  ["FORBIDDEN beside data", { data: { users: null }, errors: [refusal("FORBIDDEN", "users")] }, 200, false],
])("whether %s ends the session", async (_, body, status, isEnd) => {
  respond(body, status);
  await run().catch(() => undefined);
  expect(ended).toHaveBeenCalledTimes(isEnd ? 1 : 0);
  expect([sessionToken(), localStorage.getItem("auth.token")]).toEqual(isEnd ? [null, null] : ["t-1", "t-1"]);
});

test("a form stays open when the session has ended before a query that is a part of its write", async () => {
  const release = holdPage();
  respond({ data: null, ...refused("UNAUTHENTICATED") });
  await run({ cache: partOfWrite }).catch(() => undefined);
  expect(ended).not.toHaveBeenCalled();
  release();
  expect(ended).toHaveBeenCalledOnce();
});

test.each([
  ["data", { data: { users: null }, errors: [refusal("UNAUTHENTICATED", "users")] }, 200],
  ["an error", refused("UNAUTHENTICATED"), 401],
])("a response that ends the session with %s reaches no query, but ends a mutation", async (_, body, status) => {
  const lifetime = new AbortController();
  const stop = onSessionEnd(() => lifetime.abort());
  const deliver = vi.fn();
  respond(body, status);
  for (const request of [query, mutation]) {
    const note = () => deliver(request.operationKind);
    createFetch(lifetime.signal)(request, {}, {}).subscribe({ next: note, error: note });
  }
  await vi.waitFor(() => expect(deliver).toHaveBeenCalled());
  expect(deliver.mock.calls).toEqual([["mutation"]]);
  stop();
});

test("a late response to an earlier session does not end the next one", async () => {
  sent.mockImplementation(async () => {
    startSession("t-2");
    return new Response(JSON.stringify(refused("UNAUTHENTICATED")), { status: 401 });
  });
  await run().catch(() => undefined);
  expect(ended).not.toHaveBeenCalled();
  expect(sessionToken()).toBe("t-2");
});

test.each([
  ["a document that the gateway does not have", refused("NOT_FOUND"), 400, true],
  ["a record that does not exist", { data: { pixel: null }, errors: [refusal("NOT_FOUND", "pixel")] }, 200, false],
  ["a record without which there is no data", { errors: [refusal("NOT_FOUND", "pixel")] }, 200, false],
])("whether %s shows that the page is of another build", async (_, body, status, isOffered) => {
  isPageOutdated.set(false);
  respond(body, status);
  await run().catch(() => undefined);
  expect(isPageOutdated.get()).toBe(isOffered);
});

test("a gateway that cannot be reached, or never responds, is unreachable", async () => {
  sent.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(run()).rejects.toMatchObject({ name: "NetworkError", kind: "unreachable" });
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  hang("TimeoutError");
  const outcome = run();
  timeout.abort(new DOMException("Late", "TimeoutError"));
  await expect(outcome).rejects.toMatchObject({ name: "NetworkError", kind: "unreachable" });
});

test.each(["<html>Bad Gateway</html>", '"text"', "null"])("the response %s is unreadable", async (text) => {
  sent.mockImplementation(async () => new Response(text, { status: 502 }));
  await expect(run()).rejects.toMatchObject({ name: "NetworkError", kind: "unreadable" });
});

test("unsubscribing aborts the request without an error", async () => {
  hang("AbortError");
  const error = vi.fn();
  createFetch(new AbortController().signal)(query, {}, {}).subscribe({ error }).unsubscribe();
  await vi.waitFor(() => expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true));
  expect(error).not.toHaveBeenCalled();
});

const file = "/exports/devices?customerId=3";

test("a file is requested with the token, and does not bypass the gateway's cache", async () => {
  sent.mockImplementation(async () => new Response("device_id\r\n", { headers: { "Content-Type": "text/csv" } }));
  expect(await (await readFile(file)).text()).toBe("device_id\r\n");
  expect(sent.mock.calls[0]?.[0]).toBe(file);
  expect([headersSent().get("Authorization"), headersSent().has("Cache-Control")]).toEqual(["Bearer t-1", false]);
});

test("a refused file has the gateway's message, and ends the session only if it is unauthenticated", async () => {
  respond(refused("BAD_USER_INPUT"), 400);
  await expect(readFile(file)).rejects.toMatchObject({ name: "GraphError", status: 400, userMessage: "Not now." });
  expect(ended).not.toHaveBeenCalled();
  respond(refused("UNAUTHENTICATED"), 401);
  await expect(readFile(file)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(ended).toHaveBeenCalledOnce();
});

test.each<[string, () => Promise<Response>, string]>([
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable"],
  ["a truncated file", async () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError("cut")) })), "unreachable"],
  ["an unreadable response", async () => new Response("<html>Bad Gateway</html>", { status: 502 }), "unreadable"],
])("%s instead of a file is a network error", async (_, response, kind) => {
  sent.mockImplementationOnce(response);
  await expect(readFile(file)).rejects.toMatchObject({ name: "NetworkError", kind });
});

test("the end of the session ends the reading of a file", async () => {
  hang("AbortError");
  const reading = readFile(file);
  endSession();
  await expect(reading).rejects.toMatchObject({ name: "AbortError" });
});

test("a form of a page of another build says to reload, not that something was not found", () => {
  const unknown = { message: "This gateway has no document with this id.", extensions: { code: "NOT_FOUND" } } as const;
  expect(reasonOf(new GraphError([unknown], 400))).toBe("Marquee was updated. Reload this page to go on.");
  expect(reasonOf(new GraphError([{ ...unknown, message: "No such pixel.", path: ["pixel"] }], 200))).toBe("No such pixel.");
});
