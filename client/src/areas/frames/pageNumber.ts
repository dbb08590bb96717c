/** The most pages that an address may ask for: an offset beyond an Int could not be sent. */
const MOST_PAGES = 100_000_000;

/** The page in the address, counted from 0. An invalid one is the first. */
export function pageNumber(param: string | null): number {
  const page = /^\d+$/.test(param ?? "") ? Number(param) - 1 : 0;
  return page >= 0 && page < MOST_PAGES ? page : 0;
}
