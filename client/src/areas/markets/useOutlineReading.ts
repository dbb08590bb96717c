import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import type { OutlineReading } from "./outlineReading";

/** How long nobody types before a text is read. */
const PAUSE_MS = 250;

/**
 * Reads the text of a field as an outline in a thread of its own, so that typing never waits for it. It
 * gives the latest reading, null before the first, and the function to call when the text has changed.
 */
export function useOutlineReading(
  field: RefObject<HTMLTextAreaElement | null>,
): [reading: OutlineReading | null, changed: () => void] {
  const [reading, setReading] = useState<OutlineReading | null>(null);
  const onChange = useRef<(() => void) | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL("./outlineWorker.ts", import.meta.url), { type: "module" });
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One text at a time; of those that come meanwhile only the last counts.
    let isReading = false;
    let isWaiting = false;
    const read = () => {
      isWaiting = isReading;
      if (isReading) return;
      isReading = true;
      worker.postMessage(field.current?.value ?? "");
    };
    const ended = () => {
      isReading = false;
      if (isWaiting) read();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<OutlineReading>) => {
      setReading(data);
      ended();
    });
    worker.addEventListener("error", (event) => {
      console.error("The outline could not be read.", event.message);
      ended();
    });
    onChange.current = () => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    read();
    return () => {
      clearTimeout(timer);
      onChange.current = null;
      worker.terminate();
    };
  }, [field]);
  return [reading, useCallback(() => onChange.current?.(), [])];
}
