import { type RefCallback, startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** How far below the visible part the rows are drawn already. */
const MARGIN = "1500px";

/** How many rows were drawn in each entry of the history. */
const kept = new Map<string, number>();

/**
 * How many rows of a list of thousands are drawn: some at first, and more whenever the end of those drawn comes
 * near the visible part. The way back to the list draws as many as before, so that it can be scrolled to where it was
 * left. The ref belongs to an element after the last row, whose key is the count.
 */
export function useGrowingCount(step: number): [count: number, endRef: RefCallback<Element>] {
  const { key: entry } = useLocation();
  const [count, setCount] = useState(() => kept.get(entry) ?? step);
  useEffect(() => {
    if (count > step) kept.set(entry, count);
  }, [entry, count, step]);
  const endRef = (end: Element | null) => {
    if (end === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // In a transition, so that scrolling goes on while they are drawn.
        startTransition(() => setCount(count + step));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };
  return [count, endRef];
}
