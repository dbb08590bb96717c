import { useEffect, useState } from "react";
import type { MarkdownTree } from "./markdownTree";

/** How long a text may take. Some would take minutes. */
const TIMEOUT_MS = 10_000;

/** The result of formatting a text: null if it could not be formatted, undefined while it is being formatted, or before that. */
type Result = MarkdownTree | null | undefined;

/** Formats a text beside the page, which stays usable. */
export function useMarkdownTree(text: string): { tree: Result; isFormatting: boolean; format: () => void } {
  const [tree, setTree] = useState<Result>(undefined);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const worker = new Worker(new URL("./markdownWorker.ts", import.meta.url), { type: "module" });
    const end = (result: MarkdownTree | null) => {
      worker.terminate();
      clearTimeout(timeout);
      setTree(result);
    };
    const timeout = setTimeout(() => end(null), TIMEOUT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<MarkdownTree | null>) => end(data));
    worker.addEventListener("error", (event) => {
      console.error("The text could not be formatted.", event.message);
      end(null);
    });
    worker.postMessage(text);
    return () => {
      worker.terminate();
      clearTimeout(timeout);
    };
  }, [isAsked, text]);
  return { tree, isFormatting: isAsked && tree === undefined, format: () => setAsked(true) };
}
