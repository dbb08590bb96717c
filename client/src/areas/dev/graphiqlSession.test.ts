import { isAsyncIterable } from "@graphiql/toolkit";
import { parse } from "graphql";
import { expect, test, vi } from "vitest";
import { sessionFetcher } from "./graphiqlSession";

const unauthenticated = { message: "There is no valid session.", extensions: { code: "UNAUTHENTICATED" } };

const refused = vi.fn<(token: string) => void>();
const run = sessionFetcher(refused);

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

test("a socket has the headers of the editor and the session, and a refused token is reported", async () => {
  localStorage.setItem("auth.token", "t-1");
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
