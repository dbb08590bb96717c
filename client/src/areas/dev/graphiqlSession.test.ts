import { isAsyncIterable } from "@graphiql/toolkit";
import { parse } from "graphql";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionFetcher } from "./graphiqlFetcher";
import { graphiqlStorage } from "./graphiqlStorage";

const unauthenticated = { message: "There is no valid session.", extensions: { code: "UNAUTHENTICATED" } };
const unavailable = { message: "The service is down.", extensions: { code: "UNAVAILABLE" } };

const refused = vi.fn<(token: string) => void>();
const sent = vi.fn<typeof fetch>();
const run = sessionFetcher(refused);

beforeEach(() => {
  localStorage.setItem("auth.token", "t-1");
  vi.stubGlobal("fetch", sent);
});

test.each([
  ["a refused token is reported", "t-1", { errors: [unavailable, unauthenticated] }, {}, ["t-1"]],
  ["another error is not", "t-1", { errors: [unavailable] }, {}, []],
  ["a response without errors is not", "t-1", { data: {} }, {}, []],
  ["a refused token that was typed is not", "t-1", { errors: [unauthenticated] }, { Authorization: "Bearer t-2" }, []],
  ["without a session nothing is", "", { errors: [unauthenticated] }, {}, []],
])("%s", async (_, token, body, headers, expected) => {
  localStorage.setItem("auth.token", token);
  sent.mockImplementation(async () => Response.json(body));
  expect(await run({ query: "{ a }" }, { headers })).toEqual(body);
  expect(refused.mock.calls.flat()).toEqual(expected);
});

/** A gateway that accepts every socket and answers each operation with one result. */
const socketWith = (result: object, received: unknown[]) =>
  class {
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
      if (type === "connection_init") received.push(payload);
      if (type === "connection_init") reply({ type: "connection_ack" });
      if (type !== "subscribe") return;
      reply({ id, type: "next", payload: result });
      reply({ id, type: "complete" });
    }
    close(code: number, reason: string): void {
      this.onclose?.(new CloseEvent("close", { code, reason, wasClean: true }));
    }
  };

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

test.each(["queries", "favorites"])("the headers of the %s are not kept, and clearing them leaves the session", (name) => {
  const texts = { query: "query Q { a }", variables: '{"headers": 1}', operationName: "Q" };
  graphiqlStorage.setItem(`graphiql:${name}`, JSON.stringify({ [name]: [{ ...texts, headers: '{"Authorization": "Bearer t-1"}' }] }));
  expect(JSON.parse(graphiqlStorage.getItem(`graphiql:${name}`) ?? "")).toEqual({ [name]: [texts] });
  localStorage.setItem("auth.token", "t-1");
  graphiqlStorage.clear();
  expect(Object.keys(localStorage)).toEqual(["auth.token"]);
});
