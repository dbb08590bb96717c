import { useUrlSearch } from "./useUrlSearch";

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
