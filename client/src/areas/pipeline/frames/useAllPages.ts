import { useEffect } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<OperationType>;
  /** Whether a page could not be loaded. */
  hasFailed: boolean;
  onFailed: (error: Error) => void;
};

/** Loads the pages of a list one after the other, until one fails. */
export function useAllPages(what: string, pageSize: number, { hasNext, isLoadingNext, loadNext, hasFailed, onFailed }: Pages) {
  const isDue = hasNext && !isLoadingNext && !hasFailed;
  useEffect(() => {
    if (!isDue) return;
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error === null) return;
        console.error(`Could not load more ${what}.`, error);
        onFailed(error);
      },
    });
  }, [isDue, loadNext, onFailed, pageSize, what]);
}
