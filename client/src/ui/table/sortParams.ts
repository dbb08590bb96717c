import type { Sort } from "./sort";

/** Reads an order from the address: a column, with a hyphen before it for descending. An unknown one is ignored. */
export function sortFromParam(param: string | null, keys: readonly string[], defaultSort: Sort | null): Sort | null {
  const key = param?.replace(/^-/, "");
  if (key === undefined || !keys.includes(key)) return defaultSort;
  return { key, direction: param?.startsWith("-") === true ? "desc" : "asc" };
}

/** Writes an order for the address; null for the default one. */
export function sortToParam({ key, direction }: Sort, defaultSort: Sort | null): string | null {
  if (key === defaultSort?.key && direction === defaultSort.direction) return null;
  return direction === "desc" ? `-${key}` : key;
}
