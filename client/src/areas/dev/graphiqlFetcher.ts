import { createGraphiQLFetcher, type Fetcher } from "@graphiql/toolkit";
import type { GraphQLFormattedError } from "graphql";
import { createClient, type Message, MessageType } from "graphql-ws";
import { readStoredToken } from "../../app/session/session";
import { bearer, requestHeaders } from "./graphiqlHeaders";

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
      url: `${window.location.origin.replace(/^http/, "ws")}/graphql`,
      connectionParams: { authorization: headers["authorization"], timeZone: headers["x-time-zone"] },
      on: { message: (message) => notice(errorsOfMessage(message)) },
    });
    const send = createGraphiQLFetcher({ url: "/graphql", wsClient, enableIncrementalDelivery: false });
    const result = await send(params, { ...options, headers });
    if ("errors" in result) notice(result.errors ?? []);
    return result;
  };
}

/** The errors that a message of a socket has. */
export function errorsOfMessage(message: Message): readonly GraphQLFormattedError[] {
  if (message.type === MessageType.Next) return message.payload.errors ?? [];
  return message.type === MessageType.Error ? message.payload : [];
}
