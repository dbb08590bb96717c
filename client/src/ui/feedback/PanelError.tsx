import { type ComponentType, lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from "react";
import { PlainButton } from "../layout/PlainButton";
import css from "./PanelError.module.css";

/** Where and when something failed. */
export type Failure = {
  at: Date;
  /** The service behind the gateway; null if the gateway itself failed, or none is known. */
  service: string | null;
  /** The request in the gateway's log; null without one. */
  requestId: string | null;
  /** What the gateway says of it. */
  message: string;
  /** Whether trying again may help. */
  isRetryable: boolean;
};

type Props = {
  /** What is missing, as it reads after "Could not load". */
  what: string;
  onRetry: () => void;
  isBusy?: boolean;
  /** For places that have their own padding, such as a card. */
  isInline?: boolean;
  /** What failed, if it is known. */
  latestFailure?: () => Failure | null;
};

const FailureDetails = lazy<ComponentType<{ failure: Failure }>>(() =>
  import("./FailureDetails").then(
    ({ FailureDetails: details }) => ({ default: details }),
    // The message goes without them.
    () => ({ default: () => null }),
  ),
);

const RETRY = "marquee:retry";

/** Has everything on the screen that could not be loaded try again: it often failed for one reason. */
export const retryFailed = (): void => void window.dispatchEvent(new Event(RETRY));

/** Calls the listener when what could not be loaded should try again. Returns the function that stops it. */
export function onRetryFailed(listener: () => void): () => void {
  window.addEventListener(RETRY, listener);
  return () => window.removeEventListener(RETRY, listener);
}

/** The message in place of a list or panel that could not be loaded. It tries again when the connection is back. */
export function PanelError({ what, onRetry, isBusy = false, isInline = false, latestFailure }: Props) {
  // The next attempt must not change what this message says.
  const [failure] = useState(() => latestFailure?.() ?? null);
  const finalReason = failure?.isRetryable === false ? failure.message : null;
  const onBack = useEffectEvent(() => {
    if (finalReason === null && !isBusy) onRetry();
  });
  // Before the button can be clicked.
  useLayoutEffect(() => {
    const retry = () => onBack();
    window.addEventListener("online", retry);
    const stop = onRetryFailed(retry);
    return () => {
      window.removeEventListener("online", retry);
      stop();
    };
  }, []);
  return (
    <div className={`${css.panel} ${isInline ? css.inline : css.padded}`}>
      {/* What follows is to be looked up, not to be read out. */}
      <div role="alert" className={css.alert}>
        <span className={css.message}>{`Could not load ${what}.${finalReason === null ? "" : ` ${finalReason}`}`}</span>
        {finalReason === null && (
          <PlainButton type="button" onClick={retryFailed} disabled={isBusy}>
            Retry
          </PlainButton>
        )}
      </div>
      {failure !== null && (
        <Suspense>
          <FailureDetails failure={failure} />
        </Suspense>
      )}
    </div>
  );
}
