import { type ReactNode, startTransition, useEffect, useEffectEvent, useState, useTransition } from "react";
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader, useRelayEnvironment } from "react-relay";
import { type CacheConfig, getRequest, type GraphQLTaggedNode, type OperationType, type VariablesOf } from "relay-runtime";
import type { Loadable } from "../../ui/layout/Panel";
import { bypassCache } from "./network";
import { onRefetched, queryKey, refetchQuery } from "./refetch";
import { latestFailure, startPolicy, useLoadedAt } from "./responses";
import { preloadedQuery, takePreloaded } from "./preloadedQueries";

/** A query for a panel to show. */
export type PanelQuery<Q extends OperationType> = Loadable<Q["response"]> & {
  /** The variables of the data shown; null before a query was sent. */
  variables: VariablesOf<Q> | null;
  /** Whether these are the present variables: the data of earlier ones stays until the next arrives. */
  isCurrent: boolean;
  /** Refetches what is shown, where the gateway may answer with what it has read seconds ago. It never rejects either. */
  refetchCached: () => Promise<void>;
};

/**
 * The query of a panel or dialog with data of its own. It starts when the panel opens, unless the route has started
 * it, and again when its variables change; the data shown stays until the next arrives. Without variables nothing is sent. By default
 * data from the store is shown at once while it is fetched again.
 */
export function usePanelQuery<Q extends OperationType>(
  what: string,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q> | null,
  fetchPolicy: PreloadedQuery<Q>["fetchPolicy"] = "store-and-network",
): PanelQuery<Q> {
  const key = variables === null ? null : queryKey(query, variables);
  const [preloaded] = useState(() => (key === null ? null : preloadedQuery<Q>(key)));
  const [queryRef, load] = useQueryLoader<Q>(query, preloaded);
  const loadNow = useEffectEvent(() => {
    if (variables === null || (preloaded !== null && queryRef === preloaded && takePreloaded(preloaded))) return;
    const networkCacheConfig = fetchPolicy === "network-only" ? bypassCache : undefined;
    const policy = fetchPolicy === "store-and-network" ? startPolicy(getRequest(query).params.name) : fetchPolicy;
    const loadVariables = () => load(variables, { fetchPolicy: policy, networkCacheConfig });
    // React finishes all transitions together, so a first load in one would wait for the slowest panel.
    if (queryRef == null) loadVariables();
    else startTransition(loadVariables);
  });
  useEffect(() => {
    if (key !== null) loadNow();
  }, [key]);
  return useLoadable(what, query, variables, queryRef ?? null, load);
}

/** Makes a loaded query one that a panel can show, retry and refetch. */
export function useLoadable<Q extends OperationType>(
  what: string,
  query: GraphQLTaggedNode,
  variables: VariablesOf<Q> | null,
  queryRef: PreloadedQuery<Q> | null,
  load: ReturnType<typeof useQueryLoader<Q>>[1],
): PanelQuery<Q> {
  const environment = useRelayEnvironment();
  const operation = getRequest(query).params.name;
  const loadedAt = useLoadedAt(operation);
  const key = variables === null ? null : queryKey(query, variables);
  // The query whose refetch has failed. Other variables are another query, of which nothing has failed.
  const [staleKey, setStaleKey] = useState<string | null>(null);
  if (staleKey !== null && staleKey !== key) setStaleKey(null);
  const [isRefetching, setRefetching] = useState(false);
  const [isRetrying, startRetry] = useTransition();

  const onAnyRefetched = useEffectEvent((refetched: string) => {
    if (variables === null || refetched !== key) return;
    setStaleKey(null);
    // A query that failed stays failed; a new one finds in the store what has just arrived.
    load(variables, { fetchPolicy: "store-or-network" });
  });
  useEffect(() => onRefetched((refetched) => onAnyRefetched(refetched)), []);
  const read = async (cacheConfig: CacheConfig) => {
    if (variables === null) return;
    try {
      await refetchQuery<Q>(environment, query, variables, cacheConfig);
    } catch (error) {
      console.error(`Could not load ${what}.`, error);
      setStaleKey(key);
    }
  };

  return {
    what,
    draw: queryRef && ((children) => <Read query={query} queryRef={queryRef} draw={children} />),
    resetKey: queryRef,
    retry: () => {
      // Parts of the panel that did not fail stay meanwhile.
      if (variables !== null) {
        startRetry(() => load(variables, { fetchPolicy: "network-only", networkCacheConfig: bypassCache }));
      }
    },
    isRetrying,
    refetch: async () => {
      setRefetching(true);
      await read(bypassCache);
      setRefetching(false);
    },
    refetchCached: () => read({ force: true }),
    isStale: staleKey !== null,
    isRefetching,
    loadedAt,
    latestFailure: () => latestFailure(operation),
    variables: queryRef?.variables ?? null,
    isCurrent: queryRef !== null && key !== null && queryKey(query, queryRef.variables) === key,
  };
}

type ReadProps<Q extends OperationType> = {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<Q>;
  draw: (data: Q["response"]) => ReactNode;
};

function Read<Q extends OperationType>({ query, queryRef, draw }: ReadProps<Q>) {
  return draw(usePreloadedQuery<Q>(query, queryRef));
}
