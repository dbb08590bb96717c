import type { RequestParameters } from "relay-runtime";
import { sessionToken } from "../session/session";
import { GraphError } from "./errors";
import { endSessionOn, readBody, request } from "./network";

/** The cost of a request, as the gateway counts it. */
export type Cost = {
  calls: { made: number; shared: number; cached: number };
  rows: number;
  milliseconds: number;
  services: Readonly<Record<string, { calls: number; bytes: number; milliseconds: number }>>;
};

type Options = { isFresh: boolean; signal: AbortSignal };

/** Runs a query again only to measure its cost. The screen does not get the data. */
export async function readCost({ id, name }: Pick<RequestParameters, "id" | "name">, variables: string, { isFresh, signal }: Options): Promise<Cost> {
  const token = sessionToken();
  const response = await request("/graphql", {
    headers: {
      Accept: "application/graphql-response+json",
      "Content-Type": "application/json",
      "X-Marquee-Cost": "1",
      ...(isFresh && { "Cache-Control": "no-cache" }),
    },
    body: JSON.stringify({ documentId: id, operationName: name, variables: JSON.parse(variables) }),
    signal,
  });
  const { errors = [], extensions } = await readBody(response, signal);
  endSessionOn(errors, token);
  // Field errors do not matter here: the calls were made.
  if (extensions?.cost === undefined) throw new GraphError(errors, response.status);
  return extensions.cost;
}
