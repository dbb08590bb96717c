import { useEffect, useState } from "react";
import type { LoadMoreFn } from "react-relay";
import type { OperationType } from "relay-runtime";

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<OperationType>;
  /** When the first page was last loaded. */
  loadedAt: Date | null;
};

/** Loads the pages of a list one after the other, until one fails. */
export function useAllPages(what: string, pageSize: number, { hasNext, isLoadingNext, loadNext, loadedAt }: Pages) {
  const [failed, setFailed] = useState<{ list: Date | null } | null>(null);
  const hasFailed = failed !== null && failed.list === loadedAt;
  const isDue = hasNext && !isLoadingNext && !hasFailed;
  useEffect(() => {
    if (!isDue) return;
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error === null) return;
        console.error(`Could not load more ${what}.`, error);
        setFailed({ list: loadedAt });
      },
    });
  }, [isDue, loadNext, loadedAt, pageSize, what]);
  return { isLoading: hasNext && !hasFailed, hasFailed, retry: () => setFailed(null) };
}
