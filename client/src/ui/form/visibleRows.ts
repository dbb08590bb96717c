/** Rows drawn above and below what can be seen, so that scrolling shows no gaps. */
const SPARE = 6;

/** Which rows of equal height to draw: those that can be seen, and a few around them. */
export function visibleRows(count: number, rowHeight: number, scrollTop: number, height: number): { first: number; end: number } {
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight) - SPARE), Math.max(0, count - 1));
  return { first, end: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + SPARE) };
}

/** Where to scroll, so that a row can be seen: no further than needed. */
export function scrollTopShowing(row: number, rowHeight: number, scrollTop: number, height: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return top + rowHeight > scrollTop + height ? top + rowHeight - height : scrollTop;
}
