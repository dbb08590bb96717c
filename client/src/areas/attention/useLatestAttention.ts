import { useEffect, useEffectEvent, useState } from "react";
import { attentionCounts } from "../../app/attentionCounts";
import { isOutdated, latestFailure } from "../../app/relay/responses";
import { countsByScreen, type KindCount } from "./countsByScreen";

/**
 * Publishes the counts that an operation has read, which the sidebar shows; not those of the store, or of a read that began
 * before a mutation ended.
 */
export function usePublishedCounts(operation: string, kinds: readonly KindCount[], readAt: Date | null): void {
  useEffect(() => {
    // The time of a response is known a moment before its counts are. Those of a response with failures never follow.
    const timer = setTimeout(() => {
      if (readAt === null || isOutdated(operation) || latestFailure(operation) !== null) return;
      attentionCounts.set(countsByScreen(kinds, readAt));
    });
    return () => clearTimeout(timer);
  }, [operation, kinds, readAt]);
}

/** Refetches when a read ends during which a mutation has ended: it may show what was before. */
export function useRefetchOutdated(operation: string, readAt: Date | null, refetch: () => Promise<void>): void {
  // What was read earlier is being read again already.
  const [earlier] = useState(readAt);
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (readAt !== null && readAt !== earlier && isOutdated(operation)) void refetchNow();
  }, [operation, readAt, earlier]);
}
