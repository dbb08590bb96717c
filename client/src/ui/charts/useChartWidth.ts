import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** The width until it is measured, and where nothing is laid out. */
const START_WIDTH = 600;
/** What fits on paper of any common size, upright. A narrower chart keeps its width. */
const PAPER_WIDTH = 640;

/** The width that a chart has. Before printing it shrinks to that of the paper, so that nothing is cut off. */
export function useChartWidth(): [setElement: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(START_WIDTH);
  useEffect(() => {
    if (element === null || typeof ResizeObserver === "undefined") return undefined;
    const measure = () => setWidth(element.clientWidth || START_WIDTH);
    // The browser prints as soon as the listeners return.
    const shrink = () => flushSync(() => setWidth((current) => Math.min(current, PAPER_WIDTH)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("beforeprint", shrink);
    window.addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", shrink);
      window.removeEventListener("afterprint", measure);
    };
  }, [element]);
  return [setElement, width];
}
