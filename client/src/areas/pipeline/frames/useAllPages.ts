import { useEffect, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<OperationType>;
};

/** Loads the pages of a list one after the other, until one fails. */
export function useAllPages(what: string, pageSize: number, { hasNext, isLoadingNext, loadNext }: Pages) {
  const [hasFailed, setFailed] = useState(false);
  const isDue = hasNext && !isLoadingNext && !hasFailed;
  useEffect(() => {
    if (!isDue) return;
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error === null) return;
        console.error(`Could not load more ${what}.`, error);
        setFailed(true);
      },
    });
  }, [isDue, loadNext, pageSize, what]);
  return { isLoading: hasNext && !hasFailed, hasFailed, retry: () => setFailed(false) };
}
