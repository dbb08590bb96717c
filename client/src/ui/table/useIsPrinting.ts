import { useSyncExternalStore } from "react";

// The widget library's own hook warns of this query, since styles do not need it. Rows that are not drawn do.
const paper = (): MediaQueryList | undefined => window.matchMedia?.("print");

function follow(listener: () => void): () => void {
  const query = paper();
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
}

/** Whether the page is drawn for paper now. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(follow, () => paper()?.matches === true);
}
