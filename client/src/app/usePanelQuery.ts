import { useEffect, useState } from "react";
import { useQueryLoader, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type {
  GraphQLResponse,
  GraphQLTaggedNode,
  IEnvironment,
  Observable,
  OperationType,
  VariablesOf,
} from "relay-runtime";
import { GraphError } from "./errors";
import type { GraphProblem } from "./errors";

function problemsOf(response: GraphQLResponse): readonly GraphProblem[] {
  return "errors" in response ? (response.errors ?? []) : [];
}

/**
 * Reads a query anew, past every cache. What is on the screen changes only when all of it came: an answer
 * that failed, even in one field, leaves everything as it was and is an error. Nothing is sent before
 * somebody subscribes, and the request ends with the subscription.
 */
export function readAnew<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
): Observable<GraphQLResponse> {
  const { params } = getRequest(query);
  const source = environment
    .getNetwork()
    .execute(params, variables, { force: true })
    .map((response) => {
      const problems = problemsOf(response);
      if (problems.length > 0) throw new GraphError(problems, 200);
      return response;
    });
  const operation = createOperationDescriptor(getRequest(query), variables, { force: true });
  return environment.executeWithSource({ operation, source });
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
 * store has is shown and read anew; with "store-or-network" it is taken as it is.
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

  return {
    queryRef: queryRef ?? null,
    reload: async () => {
      await refreshQuery<Q>(environment, query, opened);
      // A query that failed keeps its failure; the new one finds in the store what has just come.
      load(opened, { fetchPolicy: "store-or-network" });
    },
  };
}
