import { useEffect, useEffectEvent, useState } from "react";
import { isOutdated } from "../../app/relay/responses";

/** Refetches when a read ends during which a mutation has ended: it may show what was before. */
export function useRefetchOutdated(operation: string, readAt: Date | null, refetch: () => Promise<void>): void {
  // What was read earlier is being read again already.
  const [earlier] = useState(readAt);
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (readAt !== null && readAt !== earlier && isOutdated(operation)) void refetchNow();
  }, [operation, readAt, earlier]);
}
