import { useUrlSearch } from "./useUrlSearch";

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
