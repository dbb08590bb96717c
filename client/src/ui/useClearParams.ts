import { useSearchParams } from "react-router";

/** Removes search parameters of the address, such as all filters of a list and its page. Null while no filter is set. */
export function useClearParams(filters: readonly string[], others: readonly string[] = ["page"]): (() => void) | null {
  const [search, setSearch] = useSearchParams();
  if (!filters.some((name) => search.has(name))) return null;
  return () => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of [...filters, ...others]) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
}
