import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import type { GraphQLFormattedError } from "graphql";
import { createClient, type Message, MessageType } from "graphql-ws";
import { readStoredToken } from "../../app/session/session";
import { createStore } from "../../ui/externalStore";
import { browserZone } from "../../ui/text/format";

/** Whether answers are to say what they cost. */
export const costIsAsked = createStore(false);

/** The paths of the files that the latest response names. */
export const exportPaths = createStore<readonly string[]>([]);

/**
 * Sends the operations of GraphiQL, with the session of the console as it is at each request. The callback gets a
 * token of the session that the gateway no longer accepts.
 */
export function sessionFetcher(onRefused: (token: string) => void): Fetcher {
  return async (params, options) => {
    const token = readStoredToken();
    const headers = requestHeaders(options?.headers, token);
    const notice = (errors: readonly GraphQLFormattedError[]) => {
      // A typed token says nothing about the session.
      if (token === null || headers["authorization"] !== bearer(token)) return;
      if (errors.some(({ extensions }) => extensions?.["code"] === "UNAUTHENTICATED")) onRefused(token);
    };
    // Made for each operation, because a socket sends its headers only when it opens, which the first subscription does.
    const wsClient = createClient({
      url: window.location.origin.replace(/^http/, "ws") + "/graphql",
      connectionParams: { authorization: headers["authorization"], timeZone: headers["x-time-zone"] },
      on: { message: (message) => notice(errorsOfMessage(message)) },
    });
    const send = createGraphiQLFetcher({ url: "/graphql", wsClient, enableIncrementalDelivery: false });
    const result = await send(params, { ...options, headers });
    if ("errors" in result) notice(result.errors ?? []);
    if ("data" in result) exportPaths.set(pathsIn(result.data));
    return result;
  };
}

/** The paths of files among the values of a response. */
function pathsIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/exports/") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return [...new Set(Object.values(value).flatMap(pathsIn))];
}

/** The errors that a message of a socket has. */
function errorsOfMessage(message: Message): readonly GraphQLFormattedError[] {
  if (message.type === MessageType.Next) return message.payload.errors ?? [];
  return message.type === MessageType.Error ? message.payload : [];
}

/** The header that proves who is asking. */
const bearer = (token: string): string => `Bearer ${token}`;

/** The headers of a request, in lower case: those of the header editor, and defaults for those missing there. */
function requestHeaders(typed: Record<string, string> | undefined, token: string | null): Record<string, string> {
  return {
    accept: "application/graphql-response+json, application/json",
    "x-time-zone": browserZone(),
    ...(costIsAsked.get() && { "x-marquee-cost": "1" }),
    ...(token !== null && { authorization: bearer(token) }),
    ...Object.fromEntries(new Headers(typed)),
  };
}

const PREFIX = "graphiql:";

/** Where GraphiQL keeps texts that were run, as JSON with the headers of each. */
const HISTORIES = new Set([`${PREFIX}queries`, `${PREFIX}favorites`]);

/** Local storage as GraphiQL uses it. Headers are left out, because they may hold a token. */
export const graphiqlStorage = {
  getItem: (key: string): string | null => localStorage.getItem(key),
  setItem: (key: string, value: string): void => localStorage.setItem(key, HISTORIES.has(key) ? withoutHeaders(value) : value),
  removeItem: (key: string): void => localStorage.removeItem(key),
  clear: (): void => {
    for (const key of ownKeys()) localStorage.removeItem(key);
  },
  get length(): number {
    return ownKeys().length;
  },
};

const ownKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

function withoutHeaders(history: string): string {
  return JSON.stringify(JSON.parse(history), (key, value: unknown) => (key === "headers" ? undefined : value));
}
