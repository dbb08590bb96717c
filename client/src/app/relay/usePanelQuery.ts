import { useEffect, useState } from "react";
import { useQueryLoader, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { createOperationDescriptor, getRequest, stableCopy } from "relay-runtime";
import type {
  GraphQLResponse,
  GraphQLTaggedNode,
  IEnvironment,
  Observable,
  OperationType,
  Variables,
  VariablesOf,
} from "relay-runtime";
import { GraphError } from "./errors";
import type { GraphProblem } from "./errors";
import { pastEveryCache } from "./network";

function problemsOf(response: GraphQLResponse): readonly GraphProblem[] {
  return "errors" in response ? (response.errors ?? []) : [];
}

/** A query that was read anew, all of it. */
export type Reading = { environment: IEnvironment; query: GraphQLTaggedNode; key: string };

const listeners = new Set<(reading: Reading) => void>();

/** Tells a query with its variables from every other. */
export function readingKey(name: string, variables: Variables): string {
  return `${name}:${JSON.stringify(stableCopy(variables))}`;
}

/** Calls back whenever a query was read anew with success, until the answered function is called. */
export function onReading(listener: (reading: Reading) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether what failed at this path is only a part of a row, such as the customer's name in a list of
 * providers: the list and the row itself have come.
 */
function isPartOfRow(data: unknown, path: GraphProblem["path"] = []): boolean {
  let value = data;
  let isInRow = false;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return false;
    value = Object.entries(value).find(([name]) => name === String(step))?.[1];
    // A failure takes away the nearest thing around it that may be missing.
    if (value === null || value === undefined) return isInRow && typeof step === "string";
    isInRow ||= typeof step === "number";
  }
  return false;
}

/**
 * Reads a query anew, past every cache. What is on the screen changes when all of it came, or all but
 * parts of rows, which the screen then names as missing. An answer without more than that leaves everything
 * as it was and is an error. Nothing is sent before somebody subscribes, and the request ends with the
 * subscription.
 */
export function readAnew<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
): Observable<GraphQLResponse> {
  const { params } = getRequest(query);
  const source = environment
    .getNetwork()
    .execute(params, variables, pastEveryCache)
    .map((response) => {
      const lost = problemsOf(response).filter(({ path }) => !isPartOfRow("data" in response && response.data, path));
      if (lost.length > 0) throw new GraphError(lost, 200);
      return response;
    });
  const operation = createOperationDescriptor(getRequest(query), variables, pastEveryCache);
  const key = readingKey(params.name, variables);
  return environment.executeWithSource({ operation, source }).do({
    complete: () => {
      for (const listener of [...listeners]) listener({ environment, query, key });
    },
  });
}

/** Reads a query again, as `readAnew` does. */
export async function refreshQuery<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
): Promise<void> {
  await readAnew<Q>(environment, query, variables).toPromise();
}

/**
 * The query of a panel or dialog with data of its own. It starts when the panel opens, with the variables
 * of that moment. `reload` reads it again and, when that fails, keeps what was there and rejects. What the
 * store has is shown and read anew; with "store-or-network" it is taken as it is. Whenever the query was read
 * anew, by `reload` or by anything else on the screen, `queryRef` is another: as the `resetKey` of a panel it
 * ends an earlier failure.
 */
export function usePanelQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  fetchPolicy: "store-and-network" | "store-or-network" = "store-and-network",
): { queryRef: PreloadedQuery<Q> | null; reload: () => Promise<void> } {
  const environment = useRelayEnvironment();
  const [queryRef, load] = useQueryLoader<Q>(query);
  const [opened] = useState(variables);

  useEffect(() => {
    load(opened, { fetchPolicy });
  }, [load, opened, fetchPolicy]);

  const key = readingKey(getRequest(query).params.name, opened);
  useEffect(
    () =>
      onReading((reading) => {
        // A query that failed keeps its failure; the new one finds in the store what has just come.
        if (reading.key === key) load(opened, { fetchPolicy: "store-or-network" });
      }),
    [key, load, opened],
  );

  return { queryRef: queryRef ?? null, reload: () => refreshQuery<Q>(environment, query, opened) };
}
