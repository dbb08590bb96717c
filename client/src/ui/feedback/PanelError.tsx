import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ComponentType, lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from "react";

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
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: isInline ? 2 : 3, p: isInline ? 0 : 4, letterSpacing: "normal" }}>
      {/* What follows is to be looked up, not to be read out. */}
      <Box role="alert" sx={{ display: "contents" }}>
        <Box component="span" sx={{ typography: isInline ? "body2" : "body1", color: "text.secondary" }}>{`Could not load ${what}.${finalReason === null ? "" : ` ${finalReason}`}`}</Box>
        {finalReason === null && (
          <Button onClick={retryFailed} disabled={isBusy}>
            Retry
          </Button>
        )}
      </Box>
      {failure !== null && (
        <Suspense>
          <FailureDetails failure={failure} />
        </Suspense>
      )}
    </Box>
  );
}
