import { useEffect, useEffectEvent } from "react";

/** How long to wait after a refetch that changed nothing: it failed, or the gateway's clock is behind. */
const RETRY_MS = 15_000;
/** The longest delay of a browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Refetches at the instant, in milliseconds, at which the data changes by itself; null waits for nothing. */
export function useRefetchAt(instant: number | null, refetch: () => Promise<void>): void {
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => {
    if (instant === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (delay: number) => {
      if (isOver) return;
      timer = setTimeout(
        () => {
          const left = instant - Date.now();
          if (left > 0) wait(left);
          else void refetchNow().finally(() => wait(RETRY_MS));
        },
        Math.min(Math.max(delay, 0), LONGEST_WAIT_MS),
      );
    };
    wait(instant - Date.now());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [instant]);
}
