/** The paging arguments of a list of the graph. */
export type CursorPage = { first: number; after?: string } | { last: number; before: string };

/** The search parameters that hold a page of a list: its number, and the cursor of the row that it comes after or before. */
export type CursorParams = { page: string; after: string; before: string };

/** The parameters of a list. A screen with several lists prefixes them. */
export function cursorParams(prefix = ""): CursorParams {
  return { page: `${prefix}page`, after: `${prefix}after`, before: `${prefix}before` };
}

/** The page in the address. Without a cursor it is the first one. */
export function cursorPageOf(search: URLSearchParams, params: CursorParams, pageSize: number): CursorPage {
  const before = search.get(params.before);
  if (before !== null) return { last: pageSize, before };
  const after = search.get(params.after);
  return after === null ? { first: pageSize } : { first: pageSize, after };
}

/** The number of the page in the address, counted from 0. */
export function cursorPageNumber(search: URLSearchParams, params: CursorParams): number {
  if (!search.has(params.before) && !search.has(params.after)) return 0;
  const wanted = Number(search.get(params.page)) - 1;
  return Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
}

/** Writes another page into an address, by the cursor beside it; the first page has none. */
export function writeCursorPage(
  search: URLSearchParams,
  params: CursorParams,
  { page, after, before }: { page: number; after?: string | null; before?: string | null },
): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of Object.values(params)) written.delete(name);
  if (page > 0 && (after ?? before)) {
    written.set(params.page, String(page + 1));
    if (after) written.set(params.after, after);
    else if (before) written.set(params.before, before);
  }
  return written;
}
