import type { ComponentType } from "react";
import { useEffect, useState } from "react";
import { loadQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData, useMatches, useRevalidator } from "react-router";
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from "react-router";
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";
import { currentEnvironment } from "../relay/environment";
import { pastEveryCache } from "../relay/network";
import { onReading, readingKey } from "../relay/usePanelQuery";

/** The areas that have an entry in the sidebar. */
export type Area =
  | "dashboard"
  | "customers"
  | "markets"
  | "devices"
  | "uploads"
  | "pixels"
  | "pipeline"
  | "attribution"
  | "providers"
  | "asset-owners"
  | "frames"
  | "campaign-explorer"
  | "ai-insights"
  | "ai-debug-logs"
  | "validations"
  | "dev";

/** What a route says about itself; its `id` is the route's name. */
export type RouteHandle = { title: string; area: Area | null };

/** What the open route says about itself. An unknown address belongs to no area. */
export function useRouteHandle(): { id: string | null; title: string; area: Area | null } {
  const match = useMatches().at(-1);
  const handle = match?.handle;
  return { id: match?.id ?? null, ...(isRouteHandle(handle) ? handle : { title: "Marquee", area: null }) };
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "title" in handle && "area" in handle;
}

type ScreenRoute<Q extends OperationType> = {
  /** The name of the route. */
  id: string;
  path: string;
  title: string;
  /** The sidebar entry to highlight. */
  area: Area | null;
  /** The search parameters that the query's variables come from; any other change fetches nothing. */
  dependsOn?: readonly string[];
  /** Starts the query of the screen; see `loadRouteQuery`. */
  load?: (args: LoaderFunctionArgs) => PreloadedQuery<Q>;
  /** Imports the screen. It runs beside `load`, so that code and data arrive together. */
  page: () => Promise<ComponentType>;
};

/** Makes the route of a screen: its data and its code are fetched side by side. */
export function screenRoute<Q extends OperationType>({
  id,
  path,
  title,
  area,
  dependsOn = [],
  load,
  page,
}: ScreenRoute<Q>): RouteObject {
  return {
    id,
    path,
    handle: { title, area } satisfies RouteHandle,
    loader: load,
    shouldRevalidate: revalidateOn(dependsOn),
    lazy: { Component: page },
  };
}

/**
 * When a loader runs again: for another path, for a changed search parameter it depends on, and when a
 * screen asks for it, which leaves the address as it is.
 */
export function revalidateOn(dependsOn: readonly string[]) {
  return ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
    currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    dependsOn.some((name) => currentUrl.searchParams.getAll(name).join() !== nextUrl.searchParams.getAll(name).join());
}

/** Whether the loaders that run now go round every cache. */
let isForced = false;

/**
 * Starts a screen's query in its route's loader. What the store has shows at once while it is read anew.
 * A navigation that is given up takes its query with it.
 */
export function loadRouteQuery<Q extends OperationType>(
  { request }: Pick<LoaderFunctionArgs, "request">,
  parameters: PreloadableConcreteRequest<Q>,
  variables: VariablesOf<Q>,
): PreloadedQuery<Q> {
  const queryRef = loadQuery<Q>(currentEnvironment(), parameters, variables, {
    fetchPolicy: isForced ? "network-only" : "store-and-network",
    networkCacheConfig: isForced ? pastEveryCache : {},
  });
  request.signal.addEventListener("abort", () => queryRef.dispose(), { once: true });
  return queryRef;
}

const disposals = new WeakMap<object, ReturnType<typeof setTimeout>>();

/** Keeps a query for as long as the component shows it. React may unmount and mount again in one go. */
export function useOwnedQuery<Q extends OperationType>(queryRef: PreloadedQuery<Q>): PreloadedQuery<Q> {
  useEffect(() => {
    clearTimeout(disposals.get(queryRef));
    return () => {
      disposals.set(
        queryRef,
        setTimeout(() => queryRef.dispose(), 0),
      );
    };
  }, [queryRef]);
  return queryRef;
}

/**
 * The query that the screen's route started, and a way to read it again past every cache. Whenever the query
 * was read anew, `queryRef` is another: as the `resetKey` of a panel it ends an earlier failure.
 */
export function useRouteQuery<Q extends OperationType>(): {
  queryRef: PreloadedQuery<Q>;
  reload: () => Promise<void>;
  isReloading: boolean;
} {
  const queryRef = useOwnedQuery(useLatestReading(useLoaderData<PreloadedQuery<Q>>()));
  return { queryRef, ...useReload() };
}

/** The query that the loader started, or one for what came when the same was read anew since. */
function useLatestReading<Q extends OperationType>(loaded: PreloadedQuery<Q>): PreloadedQuery<Q> {
  const [latest, setLatest] = useState({ loaded, queryRef: loaded });
  const key = readingKey(loaded.name, loaded.variables);
  useEffect(
    () =>
      onReading((reading) => {
        if (reading.key !== key) return;
        // A query that failed keeps its failure; the new one finds in the store what has just come.
        const queryRef = loadQuery<Q>(reading.environment, reading.query, loaded.variables, { fetchPolicy: "store-or-network" });
        setLatest({ loaded, queryRef });
      }),
    [key, loaded],
  );
  return latest.loaded === loaded ? latest.queryRef : loaded;
}

/** Runs the loaders of the open screen again, past every cache. */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const { revalidate, state } = useRevalidator();
  return { reload: () => forced(revalidate), isReloading: state === "loading" };
}

async function forced(revalidate: () => Promise<void>): Promise<void> {
  isForced = true;
  try {
    await revalidate();
  } finally {
    isForced = false;
  }
}
