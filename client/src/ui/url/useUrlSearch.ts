import { useContext } from "react";
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
