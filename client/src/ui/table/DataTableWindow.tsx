import Box from "@mui/material/Box";
import { defaultRangeExtractor, observeElementRect, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type FocusEvent, Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** The height of a row of one line, until the row is measured. */
const ROW_HEIGHT = 35;
/** Rows drawn above and below what can be seen, so that scrolling and the Tab key find them there. */
const SPARE = 10;
/** For a box without a height, because it is not laid out. */
const BOX_HEIGHT = 600;
/** Whether the browser keeps what is in view in its place as rows above it are measured. */
const isAnchored = () => "overflowAnchor" in document.documentElement.style;

/** How far boxes are scrolled, and the rows measured in them, by their entry of the history. */
const left = new Map<string, { offset: number; rows: readonly VirtualItem[] }>();
/** Thousands of rows each, so not for all that the user ever opened. */
const MOST_LEFT = 20;

type Props = {
  /** The keys of all rows, in their order. */
  keys: readonly (string | number)[];
  /** Draws the row at a place, with a ref that measures it. */
  drawRow: (place: number, measure: (element: HTMLElement | null) => void) => ReactNode;
  columns: number;
  /** The box that the rows scroll in. */
  box: HTMLElement | null;
  /** What the table lists. */
  label: string;
};

/**
 * The body of a table that scrolls: only the rows near the visible part are drawn, and the row that last had the focus.
 * Rows differ in height, so each is measured. The library changes its object in place, so the compiler must not cache it.
 */
export function DataTableWindow({ keys, drawRow, columns, box, label }: Props) {
  "use no memo";
  // Kept when the focus goes elsewhere: a dialog returns it, and the Tab key leaves a row before it enters the next.
  const [lastFocused, setLastFocused] = useState<string | number | null>(null);
  const keyOf = (place: number) => keys[place] ?? place;
  const kept = lastFocused === null ? -1 : keys.indexOf(lastFocused);
  const place = `${useLocation().key} ${label}`;
  const start = left.get(place);
  // oxlint-disable-next-line react/incompatible-library -- The directive above answers it.
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: keys.length,
    getItemKey: keyOf,
    getScrollElement: () => box,
    estimateSize: () => ROW_HEIGHT,
    overscan: SPARE,
    ...(start !== undefined && { initialOffset: start.offset, initialMeasurementsCache: [...start.rows] }),
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) =>
        // On paper the box is as high as what is drawn in it, and must not ask for more.
        report({ width, height: Math.min(height === 0 ? BOX_HEIGHT : height, window.innerHeight) }),
      ),
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      if (kept === -1) return places;
      // With its neighbours, to which the keyboard goes on from it.
      const around = [kept - 1, kept, kept + 1].filter((place) => place >= 0 && place < range.count);
      return [...new Set([...places, ...around])].toSorted((left, right) => left - right);
    },
  });
  // The library would set the position, and that stops a scroll that is under way.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAnchored() ? () => false : undefined;

  useUnanchored(box, keys);
  useEffect(
    () => () => {
      left.delete(place);
      left.set(place, { offset: virtualizer.scrollOffset ?? 0, rows: virtualizer.measurementsCache });
      const [oldest] = left.keys();
      if (left.size > MOST_LEFT && oldest !== undefined) left.delete(oldest);
    },
    [place, virtualizer],
  );

  const keep = ({ target }: FocusEvent<HTMLElement>) => {
    const place = target.closest<HTMLElement>("tr[data-index]")?.dataset["index"];
    if (place !== undefined) setLastFocused(keyOf(Number(place)));
  };
  const items = virtualizer.getVirtualItems();

  return (
    <Box component="tbody" onFocus={keep}>
      {items.map(({ index, start }, position) => {
        const gap = start - (items[position - 1]?.end ?? 0);
        return (
          <Fragment key={keyOf(index)}>
            <Space height={gap} columns={columns} />
            {drawRow(index, virtualizer.measureElement)}
          </Fragment>
        );
      })}
      <Space height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={columns} />
    </Box>
  );
}

/** Keeps the position of the box when the rows change, or their order: the browser would follow a row to its new place. */
function useUnanchored(box: HTMLElement | null, rows: unknown) {
  const last = useRef(rows);
  useLayoutEffect(() => {
    if (last.current === rows) return;
    last.current = rows;
    const style = box?.style;
    style?.setProperty("overflow-anchor", "none");
    // The rows are laid out after the first frame has begun.
    requestAnimationFrame(() => requestAnimationFrame(() => style?.removeProperty("overflow-anchor")));
  }, [box, rows]);
}

/** The room of rows that are not drawn. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    height > 0 && (
      <tr aria-hidden="true" data-space>
        <td aria-hidden="true" colSpan={columns} style={{ height }} />
      </tr>
    )
  );
}
