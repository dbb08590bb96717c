import { type RefCallback, startTransition, useState } from "react";

/** How far below the visible part the rows are drawn already. */
const MARGIN = "1500px";

/**
 * How many rows of a list of thousands are drawn: some at first, and more whenever the end of those drawn comes
 * near the visible part. The ref belongs to an element after the last row, whose key is the count.
 */
export function useGrowingCount(step: number): [count: number, endRef: RefCallback<Element>] {
  const [count, setCount] = useState(step);
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
