import { loadQuery, type PreloadedQuery } from "react-relay";
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";
import { onSessionChange } from "../session/session";
import { currentEnvironment } from "./environment";
import { keyOf } from "./refetch";
import { endedMutations, startPolicy } from "./responses";

/** How long a query is kept for a screen, in milliseconds: as long as the gateway answers the same from its cache. */
export const KEPT_MS = 10_000;

/** Queries that run, or have just arrived, before anything shows them, by their keys. */
const preloaded = new Map<string, PreloadedQuery<OperationType>>();

/** Starts a query that a part of the coming screen shows: `usePanelQuery` with these variables takes it. */
export function preloadQuery<Q extends OperationType>(
  parameters: PreloadableConcreteRequest<Q>,
  variables: VariablesOf<Q>,
  options: Parameters<typeof loadQuery<Q>>[3] = { fetchPolicy: startPolicy(parameters.params.name) },
): void {
  if (preloaded.has(keyOf(parameters.params.name, variables))) return;
  keepPreloaded(loadQuery<Q>(currentEnvironment(), parameters, variables, options));
}

/** Keeps a preloaded query for a moment, unless a part of it fails: what shows it then starts another. */
export function keepPreloaded(queryRef: PreloadedQuery<OperationType>): void {
  const key = keyOf(queryRef.name, queryRef.variables);
  discard(key);
  preloaded.set(key, queryRef);
  const forget = () => {
    if (preloaded.get(key) === queryRef) discard(key);
  };
  setTimeout(forget, KEPT_MS);
  queryRef.source?.subscribe({
    next: (response) => {
      if ("errors" in response && (response.errors?.length ?? 0) > 0) forget();
    },
    error: forget,
  });
}

function discard(key: string): void {
  preloaded.get(key)?.dispose();
  preloaded.delete(key);
}

/** The preloaded query with this key; null if there is none. */
export function preloadedQuery<Q extends OperationType>(key: string): PreloadedQuery<Q> | null {
  return preloaded.get(key) ?? null;
}

/** Hands a preloaded query over to what shows it, which disposes of it. Returns false if it is no longer kept. */
export function takePreloaded(queryRef: PreloadedQuery<OperationType>): boolean {
  const key = keyOf(queryRef.name, queryRef.variables);
  return preloaded.get(key) === queryRef && preloaded.delete(key);
}

const discardAll = () => [...preloaded.keys()].forEach(discard);

// The next user of this browser sees no data of the previous one.
onSessionChange(discardAll);
// What was read before a write would show, and put into the store, what it was before.
endedMutations.subscribe(discardAll);
