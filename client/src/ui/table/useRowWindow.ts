import { defaultRangeExtractor, observeElementRect, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { keepScroll, type ScrollState, scrollOf } from "../url/scrollMemory";

/** The height of a row of one line, until the row is measured. */
const ROW_HEIGHT = 35;
/** Rows drawn above and below what can be seen, so that scrolling and the Tab key find them there. */
const SPARE = 10;
/** For a box without a height, because it is not laid out. */
const BOX_HEIGHT = 600;
/** Whether the browser keeps what is in view in its place as rows above it are measured. */
const isAnchored = "overflowAnchor" in document.documentElement.style;

type Options = {
  count: number;
  keyOf: (place: number) => string | number;
  /** The box that the rows scroll in. */
  box: HTMLElement | null;
  /** The place of a row that stays drawn wherever the box is scrolled to; -1 for none. */
  kept: number;
  /** What the rows are, to tell one box of a screen from another. */
  label: string;
};

type RowWindow = {
  /** The rows to draw, in order, and where each of them starts and ends. */
  items: readonly VirtualItem[];
  /** The height of all rows. */
  height: number;
  /** The ref of every drawn row. */
  measure: (element: HTMLElement | null) => void;
};

/**
 * Which of many rows to draw: those near the visible part of the box. Rows differ in height, so each is measured.
 * The library changes its object in place, so the compiler must not cache what it returns.
 */
export function useRowWindow({ count, keyOf, box, kept, label }: Options): RowWindow {
  "use no memo";
  const place = `${useLocation().key} ${label}`;
  const start = scrollOf(place);
  // oxlint-disable-next-line react/incompatible-library -- The directive above answers it.
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
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
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAnchored ? () => false : undefined;

  useUnanchored(box, keyOf);

  // By then the box may be gone, and with it the position.
  const latest = useRef<ScrollState | null>(null);
  useEffect(() => {
    const remember = () => {
      latest.current = { offset: box?.scrollTop ?? 0, rows: virtualizer.measurementsCache };
    };
    box?.addEventListener("scroll", remember, { passive: true });
    return () => box?.removeEventListener("scroll", remember);
  }, [box, virtualizer]);
  useEffect(() => () => {
    if (latest.current !== null) keepScroll(place, latest.current);
  }, [place]);

  useEffect(() => {
    const toEnd = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const isTyping = event.target instanceof Element && event.target.closest("input, select, textarea") !== null;
      if (event.key !== "End" || isModified || isTyping) return;
      // By itself the browser goes to where the end is before the last rows are measured.
      event.preventDefault();
      virtualizer.scrollToIndex(count - 1, { align: "end" });
    };
    box?.addEventListener("keydown", toEnd);
    return () => box?.removeEventListener("keydown", toEnd);
  }, [box, count, virtualizer]);

  return { items: virtualizer.getVirtualItems(), height: virtualizer.getTotalSize(), measure: virtualizer.measureElement };
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
