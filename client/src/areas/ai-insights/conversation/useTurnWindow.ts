import { defaultRangeExtractor, useWindowVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useState } from "react";
import { useIsPrinting } from "../../../ui/table/DataTable";

/** The height of a turn, until it is measured, and the distance between two of them. */
const TURN_HEIGHT = 360;
const GAP = 16;
/** Turns drawn above and below what can be seen. */
const SPARE = 2;
/** The bar above the screen, and some room below it. */
const TOP = 52 + 12;
/** Whether the browser keeps what is in view in its place as turns above it are measured. */
const isAnchored = "overflowAnchor" in document.documentElement.style;

type Options = {
  count: number;
  /** What the turns are drawn in. */
  list: HTMLElement | null;
  /** The place of a turn that stays drawn wherever the page is scrolled to; -1 for none. */
  kept: number;
};

type TurnWindow = {
  /** The turns to draw, in order, each with the room of those before it that are not drawn. */
  items: readonly { index: number; room: number }[];
  /** The room of the turns after the last one drawn. */
  rest: number;
  /** The place of the turn that is at the top of what can be seen. */
  current: number;
  /** The ref of every drawn turn. */
  measure: (element: HTMLElement | null) => void;
  scrollTo: (place: number) => void;
};

/**
 * Which of many turns to draw: those near the visible part of the page, and on paper all of them. The library changes its
 * object in place, so the compiler must not cache what it returns.
 */
export function useTurnWindow({ count, list, kept }: Options): TurnWindow {
  "use no memo";
  const top = useTop(list);
  const isPrinting = useIsPrinting();
  // oxlint-disable-next-line react/incompatible-library -- The directive above answers it.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => TURN_HEIGHT,
    gap: GAP,
    overscan: SPARE,
    scrollMargin: top,
    scrollPaddingStart: TOP,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      // With its neighbours, to which the keyboard goes on from it.
      const around = kept === -1 ? [] : [kept - 1, kept, kept + 1].filter((place) => place >= 0 && place < range.count);
      return [...new Set([...places, ...around])].toSorted((left, right) => left - right);
    },
  });
  // The library would set the position, and that stops a scroll that is under way.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAnchored ? () => false : undefined;

  const drawn = virtualizer.getVirtualItems();
  const near = drawn.map(({ index, start }, position) => ({ index, room: start - (drawn[position - 1]?.end ?? top) }));
  const all = () => Array.from({ length: count }, (_, index) => ({ index, room: index === 0 ? 0 : GAP }));
  return {
    current: currentOf(virtualizer, kept),
    items: isPrinting ? all() : near,
    rest: isPrinting ? 0 : top + virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? top),
    measure: virtualizer.measureElement,
    scrollTo: (place) => virtualizer.scrollToIndex(place, { align: "start" }),
  };
}

/**
 * The turn at the top of what can be seen. Where the page ends, the last turns cannot get there: then it is the one that was
 * jumped to or has the focus, or else the last.
 */
function currentOf({ scrollOffset, scrollRect, range, getVirtualItemForOffset, options, getTotalSize }: Virtualizer<Window, HTMLElement>, kept: number): number {
  const offset = scrollOffset ?? 0;
  const isAtEnd = range !== null && offset > 0 && offset + (scrollRect?.height ?? 0) >= options.scrollMargin + getTotalSize();
  if (isAtEnd) return kept >= range.startIndex && kept <= range.endIndex ? kept : range.endIndex;
  return getVirtualItemForOffset(offset + TOP + 1)?.index ?? 0;
}

/** How far an element is from the top of the page, in pixels. */
function useTop(element: HTMLElement | null): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const read = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    read();
    // What is above it may wrap, or open.
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
