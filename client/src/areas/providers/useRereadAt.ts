import { useEffect, useEffectEvent } from "react";

/** How long to wait after a reading that brought no news: it failed, or the gateway's clock is behind. */
const RETRY_MS = 15_000;
/** The longest time that a timer of the browser can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Reads again at the instant, in milliseconds, at which an answer changes by itself; null waits for nothing. */
export function useRereadAt(instant: number | null, reread: () => Promise<void>): void {
  const rereadNow = useEffectEvent(reread);
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
          else void rereadNow().finally(() => wait(RETRY_MS));
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
