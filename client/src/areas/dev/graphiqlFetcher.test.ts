import { isAsyncIterable } from "@graphiql/toolkit";
import { parse } from "graphql";
import { parseMessage } from "graphql-ws";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorsOfMessage, sessionFetcher } from "./graphiqlFetcher";

const unauthenticated = { message: "There is no valid session.", extensions: { code: "UNAUTHENTICATED" } };
const unavailable = { message: "The service is down.", extensions: { code: "UNAVAILABLE" } };

const refused = vi.fn<(token: string) => void>();
const sent = vi.fn<typeof fetch>();
const run = sessionFetcher(refused);

beforeEach(() => {
  refused.mockReset();
  sent.mockReset();
  localStorage.setItem("auth.token", "t-1");
  vi.stubGlobal("fetch", sent);
});
afterEach(() => vi.unstubAllGlobals());

test("a request has the token of the session as it is then, and keeps to the typed headers", async () => {
  sent.mockImplementation(async () => Response.json({ data: {} }));
  await run({ query: "{ a }" });
  localStorage.setItem("auth.token", "t-2");
  await run({ query: "{ a }" }, { headers: { "X-Time-Zone": "Asia/Tokyo" } });
  const headers = sent.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(headers.map((names) => names.get("Authorization"))).toEqual(["Bearer t-1", "Bearer t-2"]);
  expect(headers.map((names) => names.get("X-Time-Zone"))).toEqual(["UTC", "Asia/Tokyo"]);
  expect(headers.map((names) => names.get("Accept"))).toEqual(Array(2).fill("application/graphql-response+json, application/json"));
});

test.each([
  ["a refused token is reported", { errors: [unavailable, unauthenticated] }, {}, ["t-1"]],
  ["another error is not", { errors: [unavailable] }, {}, []],
  ["a response without errors is not", { data: {} }, {}, []],
  ["a refused token that was typed is not", { errors: [unauthenticated] }, { Authorization: "Bearer t-2" }, []],
])("%s", async (_, body, headers, expected) => {
  sent.mockImplementation(async () => Response.json(body));
  expect(await run({ query: "{ a }" }, { headers })).toEqual(body);
  expect(refused.mock.calls.flat()).toEqual(expected);
});

test("without a session nothing is reported", async () => {
  localStorage.removeItem("auth.token");
  sent.mockImplementation(async () => Response.json({ errors: [unauthenticated] }));
  await run({ query: "{ a }" });
  expect(refused).not.toHaveBeenCalled();
});

/** A gateway that accepts every socket and answers each operation with one result. */
function socketWith(result: object, received: unknown[]) {
  return class {
    static readonly OPEN = 1;
    readyState = 1;
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: CloseEvent) => void;
    constructor() {
      setTimeout(() => this.onopen?.());
    }
    send(text: string): void {
      const { type, id, payload }: { type: string; id: string; payload: unknown } = JSON.parse(text);
      const reply = (message: object) => setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
      if (type === "connection_init") {
        received.push(payload);
        reply({ type: "connection_ack" });
      }
      if (type === "subscribe") {
        reply({ id, type: "next", payload: result });
        reply({ id, type: "complete" });
      }
    }
    close(code: number, reason: string): void {
      this.onclose?.(new CloseEvent("close", { code, reason, wasClean: true }));
    }
  };
}

test("a socket has the same headers, and reports a refused token too", async () => {
  const received: unknown[] = [];
  const result = { data: null, errors: [unauthenticated] };
  vi.stubGlobal("WebSocket", socketWith(result, received));
  const query = "subscription { a }";
  const results = await run({ query }, { documentAST: parse(query), headers: { "X-Time-Zone": "Asia/Tokyo" } });
  if (!isAsyncIterable(results)) throw new Error("A subscription has many results.");
  for await (const next of results) expect(next).toEqual(result);
  expect(received).toEqual([{ authorization: "Bearer t-1", timeZone: "Asia/Tokyo" }]);
  expect(refused.mock.calls).toEqual([["t-1"]]);
});

test.each<[what: string, message: object, expected: object[]]>([
  ["a result", { id: "1", type: "next", payload: { data: null, errors: [unauthenticated] } }, [unauthenticated]],
  ["a result without errors", { id: "1", type: "next", payload: { data: {} } }, []],
  ["the end of a failed operation", { id: "1", type: "error", payload: [unauthenticated] }, [unauthenticated]],
  ["the end of an operation", { id: "1", type: "complete" }, []],
])("the errors are found in %s", (_, message, expected) => {
  expect(errorsOfMessage(parseMessage(JSON.stringify(message)))).toEqual(expected);
});
