/** How many rows a page of a grid may have. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100];

/** The default number of rows of a page. */
export const DEFAULT_PAGE_SIZE = 50;

/** The page to show, counted from 0: the wanted one, or the last where the rows end before it. */
export function shownPage(wanted: number, pageSize: number, total: number): number {
  return Math.min(wanted, Math.max(0, Math.ceil(total / pageSize) - 1));
}

/** The page that has the first row of another page, once pages have another size. */
export function pageAfterResize(page: number, pageSize: number, nextSize: number): number {
  return Math.floor((page * pageSize) / nextSize);
}
