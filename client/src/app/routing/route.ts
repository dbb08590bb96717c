import { type ComponentType, type ElementType, startTransition, useEffect, useEffectEvent } from "react";
import { loadQuery, type PreloadedQuery, useQueryLoader } from "react-relay";
import {
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useMatches,
} from "react-router";
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";
import { currentEnvironment } from "../relay/environment";
import { keyOf, queryKey } from "../relay/refetch";
import { startPolicy } from "../relay/responses";
import { preloadedQuery, takePreloaded } from "../relay/preloadedQueries";
import { type PanelQuery, useLoadable } from "../relay/usePanelQuery";

/** An entry of the sidebar. */
type SidebarEntry = {
  label: string;
  /** Without an icon it is a second entry below the one of its area, shown while a screen of the area is open. */
  Icon?: ElementType;
  /** The letter after "g" that goes there. */
  letter?: string;
  /** The name of the group that begins with this entry. */
  startsGroup?: string;
  isForDevelopers?: boolean;
};

/** The handle of a screen's route. */
type RouteHandle = {
  title: string;
  /** The area whose sidebar entry is highlighted: the id of that entry's route. */
  area: string | null;
  /** Words that find the screen as well: what it shows, if its title does not name it. */
  words?: string;
  sidebar?: SidebarEntry;
};

/** The route of a screen below the shell. */
export type ScreenRoute = Omit<NonIndexRouteObject, "path" | "handle"> & {
  id: string;
  path: string;
  handle: RouteHandle;
  /** The router takes out what it has loaded. */
  lazy: { Component?: () => Promise<ComponentType> };
  load: Load | undefined;
};

/** What the queries of a screen come from. */
export type LoadArgs = Pick<LoaderFunctionArgs, "request" | "params">;

/** Starts the queries of a screen, and returns the one of the page. */
type Load = (args: LoadArgs) => object;

/** The id and the handle of the open route. An unknown address belongs to no area. */
export function useRouteHandle(): { id: string | null; title: string; area: string | null } {
  const match = useMatches().at(-1);
  const handle = match?.handle;
  return { id: match?.id ?? null, ...(isRouteHandle(handle) ? handle : { title: "Marquee", area: null }) };
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "title" in handle && "area" in handle;
}

type Options = RouteHandle & {
  id: string;
  path: string;
  /** The search parameters that the query's variables come from; any other change fetches nothing. */
  dependsOn?: readonly string[];
  /** Starts all queries that the address tells: that of the page with `loadRouteQuery`, those of its parts with `preloadQuery`. */
  load?: Load;
  /** Imports the screen. It runs beside `load`, so that code and data arrive together. */
  page: () => Promise<ComponentType>;
};

/**
 * The loader of a route that has code to fetch and no data. If there were none, the router would ignore that the code
 * could not be fetched, and draw nothing.
 */
export const withoutData = (): null => null;

/** Makes the route of a screen: its data and its code are fetched side by side. */
export function screenRoute({ id, path, dependsOn = [], load, page, ...handle }: Options): ScreenRoute {
  return { id, path, handle, load, loader: load ?? withoutData, shouldRevalidate: revalidateOn(dependsOn), lazy: { Component: page } };
}

/** Runs a loader again for a link to the open address, for another path, and for a search parameter it depends on. */
export function revalidateOn(dependsOn: readonly string[]) {
  return ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
    currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    dependsOn.some((name) => currentUrl.searchParams.getAll(name).join() !== nextUrl.searchParams.getAll(name).join());
}

/**
 * Starts a screen's query in its route's loader, unless a link has started it just before. Data from the store shows at once
 * while it is fetched again.
 * Aborting the navigation disposes of the query.
 */
export function loadRouteQuery<Q extends OperationType>(
  { request }: Pick<LoaderFunctionArgs, "request">,
  parameters: PreloadableConcreteRequest<Q>,
  variables: VariablesOf<Q>,
): PreloadedQuery<Q> {
  const preloaded = preloadedQuery<Q>(keyOf(parameters.params.name, variables));
  if (preloaded !== null) takePreloaded(preloaded);
  const fetchPolicy = startPolicy(parameters.params.name);
  const queryRef = preloaded ?? loadQuery<Q>(currentEnvironment(), parameters, variables, { fetchPolicy });
  request.signal.addEventListener("abort", () => queryRef.dispose(), { once: true });
  return queryRef;
}

/**
 * The query that the screen's route started. A screen that gives variables of its own loads them when they differ
 * from those of the route; the data shown stays until the next arrives.
 */
export function useRouteQuery<Q extends OperationType>(
  what: string,
  query: GraphQLTaggedNode,
  variables?: VariablesOf<Q>,
): PanelQuery<Q> {
  const loaded = useLoaderData<PreloadedQuery<Q>>();
  const [queryRef, load] = useQueryLoader<Q>(query, loaded);
  const shown = queryRef ?? loaded;
  const wanted = variables ?? loaded.variables;
  const wantedKey = queryKey(query, wanted);
  const loadWanted = useEffectEvent((key: string) => {
    if (key !== queryKey(query, shown.variables)) startTransition(() => load(wanted, { fetchPolicy: "store-and-network" }));
  });
  useEffect(() => loadWanted(wantedKey), [wantedKey]);
  return useLoadable(what, query, wanted, shown, load);
}
