import { useEffect } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<OperationType>;
  /** Whether a page could not be loaded. */
  hasFailed: boolean;
  onFailedChange: (hasFailed: boolean) => void;
};

/** Loads the pages of a list one after the other, until one fails. */
export function useAllPages(what: string, pageSize: number, { hasNext, isLoadingNext, loadNext, hasFailed, onFailedChange }: Pages) {
  const isDue = hasNext && !isLoadingNext && !hasFailed;
  useEffect(() => {
    if (!isDue) return;
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error === null) return;
        console.error(`Could not load more ${what}.`, error);
        onFailedChange(true);
      },
    });
  }, [isDue, loadNext, onFailedChange, pageSize, what]);
}
