import type { VirtualItem } from "@tanstack/react-virtual";

/** How far a box of many rows is scrolled, and the rows measured so far. */
export type ScrollState = { offset: number; rows: readonly VirtualItem[] };

/** Thousands of rows each, so not for all that the user ever opened. */
const MOST = 20;

const kept = new Map<string, ScrollState>();

/** Keeps the state of a box of one entry of the history, for the way back to it. */
export function keepScroll(place: string, state: ScrollState): void {
  kept.delete(place);
  kept.set(place, state);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}

/** The state that the box of an entry was left in; undefined if it was not scrolled. */
export function scrollOf(place: string): ScrollState | undefined {
  return kept.get(place);
}
