import {
  type CacheConfig,
  createOperationDescriptor,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
  type Observable,
  type OperationType,
  stableCopy,
  type Variables,
  type VariablesOf,
} from "relay-runtime";
import { createEmitter } from "../../ui/externalStore";
import { GraphError, type GraphProblem } from "./errors";
import { bypassCache } from "./network";

const refetched = createEmitter<string>();

/** Calls the listener after each successful refetch with the key of its query. */
export const onRefetched = refetched.subscribe;

/** Identifies a query with its variables. */
export function queryKey(query: GraphQLTaggedNode, variables: Variables): string {
  return keyOf(getRequest(query).params.name, variables);
}

/** Identifies the query with this name and its variables. */
export function keyOf(name: string, variables: Variables): string {
  return `${name}:${JSON.stringify(stableCopy(variables))}`;
}

/**
 * Whether the failure at this path cost only a part of a row, such as the customer's name in a list of
 * providers: the list and the row itself arrived.
 */
function isPartOfRow(data: unknown, path: GraphProblem["path"] = []): boolean {
  let value = data;
  let isInRow = false;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return false;
    value = Object.entries(value).find(([name]) => name === String(step))?.[1];
    // A failure nulls the nearest nullable field around it.
    if (value == null) return isInRow && typeof step === "string";
    isInRow ||= typeof step === "number";
  }
  return false;
}

/**
 * Refetches a query, bypassing every cache unless told otherwise. The store changes only when all of it arrived, or all but parts of
 * rows, which the screen then reports as missing; otherwise the data stays as it was and the refetch fails.
 * Nothing is sent before someone subscribes, and unsubscribing aborts the request.
 */
export function refetch<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  cacheConfig: CacheConfig = bypassCache,
): Observable<GraphQLResponse> {
  const source = environment
    .getNetwork()
    .execute(getRequest(query).params, variables, cacheConfig)
    .map((response) => {
      const problems: readonly GraphProblem[] = "errors" in response ? (response.errors ?? []) : [];
      const lost = problems.filter(({ path }) => !isPartOfRow("data" in response && response.data, path));
      if (lost.length > 0) throw new GraphError(lost, 200);
      return response;
    });
  const operation = createOperationDescriptor(getRequest(query), variables, cacheConfig);
  const key = queryKey(query, variables);
  return environment.executeWithSource({ operation, source }).do({ complete: () => refetched.emit(key) });
}

/** Refetches a query; see `refetch`. */
export async function refetchQuery<Q extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q>,
  cacheConfig: CacheConfig = bypassCache,
): Promise<void> {
  await refetch<Q>(environment, query, variables, cacheConfig).toPromise();
}
