import type { RequestParameters } from "relay-runtime";
import { browserZone } from "../../ui/text/format";
import { sessionToken } from "../session/session";
import { GraphError, type GraphProblem, NetworkError } from "./errors";
import { endSessionOn } from "./network";

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
  const headers = new Headers({
    Accept: "application/graphql-response+json",
    "Content-Type": "application/json",
    "X-Time-Zone": browserZone(),
    "X-Marquee-Cost": "1",
  });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  if (isFresh) headers.set("Cache-Control", "no-cache");
  const body = JSON.stringify({ documentId: id, operationName: name, variables: JSON.parse(variables) });
  let response: Response;
  try {
    response = await fetch("/graphql", { method: "POST", headers, body, signal });
  } catch (cause) {
    throw new NetworkError("unreachable", cause);
  }
  let answer: { errors?: readonly GraphProblem[]; extensions?: { cost?: Cost } };
  try {
    answer = await response.json();
  } catch (cause) {
    throw new NetworkError("unreadable", cause);
  }
  endSessionOn(answer.errors ?? [], token);
  // Field errors do not matter here: the calls were made.
  if (answer.extensions?.cost === undefined) throw new GraphError(answer.errors ?? [], response.status);
  return answer.extensions.cost;
}
