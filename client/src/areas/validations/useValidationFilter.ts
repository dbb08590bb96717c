import { useUrlSearch } from "../../ui/url/useUrlSearch";
import { clearedParams, filterParams, readFilter, type ValidationFilter, writeFilter } from "./validationFilter";

/** The filter in the address, and what changes it. */
export function useValidationFilter() {
  const [search, change] = useUrlSearch();
  const filter = readFilter(search);
  const set = (edit: (current: URLSearchParams) => URLSearchParams) =>
    // The controls show the change at once; the rows follow.
    change(edit, { replace: true, flushSync: true });
  const without = (names: readonly string[]) => (current: URLSearchParams) =>
    new URLSearchParams([...current].filter(([name]) => !names.includes(name)));
  return {
    filter,
    change: (changes: Partial<ValidationFilter>) => set((current) => writeFilter(current, changes)),
    /** Selects a reason, or deselects it. */
    toggleReason: (reason: string) =>
      set((current) => {
        const { reasons } = readFilter(current);
        const isSelected = reasons.includes(reason);
        return writeFilter(current, {
          reasons: isSelected ? reasons.filter((other) => other !== reason) : [...reasons, reason],
        });
      }),
    clear: () => set(without(clearedParams)),
    /** Back to how a run is shown at first. */
    reset: () => set(without(filterParams)),
  };
}
