import { useEffect, useEffectEvent } from "react";
import { getRequest, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { subscribe } from "./subscribe";

/** How long to wait before a subscription that was lost is sent again: at first, and at most. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Without an event for so long, a subscription counts as lost. Those of the gateway have one every ten seconds. */
const SILENCE_MS = 60_000;

type Listener<S extends OperationType> = {
  onEvent: (response: S["response"]) => void;
  /** Called when no events come any more, until the next one comes. There may have been others meanwhile. */
  onLost: () => void;
};

/**
 * Follows the events of a subscription without variables. It pauses while the page is hidden, and is taken up again
 * after it was lost, at once when the connection is back.
 */
export function useEvents<S extends OperationType>(subscription: GraphQLTaggedNode, listener: Listener<S>): void {
  const onEvent = useEffectEvent(listener.onEvent);
  const onLost = useEffectEvent(listener.onLost);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let losses = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (work: () => void, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(work, delay);
    };

    const lose = (error?: Error) => {
      if (error !== undefined) console.error("A subscription was lost.", error);
      pause();
      onLost();
      losses += 1;
      // At random, because all consoles lose a gateway that stops at the same time.
      wait(start, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (losses - 1)) * (0.5 + Math.random() / 2));
    };
    const start = () => {
      stop = subscribe<S["response"]>(getRequest(subscription).params, {
        onEvent: (response) => {
          losses = 0;
          wait(lose, SILENCE_MS);
          onEvent(response);
        },
        onEnd: lose,
      });
      wait(lose, SILENCE_MS);
    };
    const pause = () => {
      clearTimeout(timer);
      stop?.();
      stop = null;
    };
    const interrupt = () => {
      if (stop !== null) onLost();
      pause();
    };
    const follow = () => {
      if (document.visibilityState === "hidden") interrupt();
      else if (stop === null) start();
    };
    // A socket that was open before may not notice that the connection was lost.
    const renew = () => {
      interrupt();
      follow();
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("online", renew);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("online", renew);
      pause();
    };
  }, [subscription]);
}
