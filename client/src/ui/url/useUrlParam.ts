import { useContext, useState } from "react";
import { type Location, type NavigateOptions, UNSAFE_DataRouterContext as RouterContext, useSearchParams } from "react-router";
import { useIsMounted } from "../useIsMounted";

type Edit = (latest: URLSearchParams) => URLSearchParams;

/** The locations that add an entry to the history, from the moment they are asked for. */
const pushed = new WeakSet<Location>();

/**
 * The search parameters of the address, and a way to change them. A change starts from the address as it is at that moment,
 * not as it was last drawn, so that several changes at once all last. The address of another screen never changes.
 */
export function useUrlSearch(): [search: URLSearchParams, change: (edit: Edit, options?: NavigateOptions) => void] {
  const router = useContext(RouterContext)?.router;
  const [search, setSearch] = useSearchParams();
  const isMounted = useIsMounted();
  const change = (edit: Edit, { replace = false, ...options }: NavigateOptions = {}) => {
    // The screen may have been left while something was saved.
    if (!isMounted()) return;
    const shown = router?.state.location;
    const next = router?.state.navigation.location;
    // A change that the router still loads data for is part of the address already, and so is the entry that it adds.
    const coming = next?.pathname === shown?.pathname ? next : undefined;
    const latest = new URLSearchParams((coming ?? shown)?.search ?? search);
    const before = latest.toString();
    const edited = edit(latest);
    // The second click of a double click changes nothing more.
    const isPush = (!replace && edited.toString() !== before) || (coming !== undefined && pushed.has(coming));
    setSearch(edited, { preventScrollReset: true, ...options, replace: !isPush });
    const asked = router?.state.navigation.location;
    if (isPush && asked !== undefined) pushed.add(asked);
  };
  return [search, change];
}

type Options = {
  /** Whether the change replaces the current entry of the history. */
  replace?: boolean;
  /** Other parameters that the change removes, such as the page. */
  without?: readonly string[];
};

/** A search parameter of the address, and a way to set or, with null, remove it. */
export function useUrlParam(name: string): [value: string | null, set: (value: string | null, options?: Options) => void] {
  const [search, change] = useUrlSearch();
  const set = (value: string | null, { replace = false, without = [] }: Options = {}) =>
    change(
      (latest) => {
        const next = new URLSearchParams(latest);
        for (const other of without) next.delete(other);
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return [search.get(name), set];
}

/** The search of the address with a parameter set, for a link that opens something over the screen. */
export function useSearchWith(name: string, value: string): string {
  const next = new URLSearchParams(useSearchParams()[0]);
  next.set(name, value);
  return `?${next}`;
}

/** A checkbox that is kept in the address. It changes at once, the address a moment later. */
export function useUrlFlag(name: string, { without }: Pick<Options, "without"> = {}): [isSet: boolean, set: (isSet: boolean) => void] {
  const [param, setParam] = useUrlParam(name);
  const [known, setKnown] = useState(param);
  const [isSet, setFlag] = useState(param === "true");
  if (known !== param) {
    setKnown(param);
    setFlag(param === "true");
  }
  return [
    isSet,
    (wanted) => {
      setFlag(wanted);
      setParam(wanted ? "true" : null, { replace: true, without });
    },
  ];
}

/** Whether a search parameter pages a list. */
export const isPageParam = (name: string): boolean => /(?:^|-)(?:page|after|before)$/.test(name);

/** Clears the filters of a list, and tells how many are set. */
export type ClearFilters = (() => void) & { readonly count?: number };

/** Removes search parameters of the address, such as all filters of a list and its page. Null while no filter is set. */
export function useClearParams(filters: readonly string[], others: readonly string[] = ["page"]): ClearFilters | null {
  const [search, change] = useUrlSearch();
  const count = filters.filter((name) => search.has(name)).length;
  if (count === 0) return null;
  const clear = () => {
    change(
      (latest) => {
        const next = new URLSearchParams(latest);
        for (const name of [...filters, ...others]) next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  return Object.assign(clear, { count });
}
