import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { timeText } from "../text/format";

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
  /** Whether there is no such thing, as an old address may ask for. */
  isMissing: boolean;
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

const RETRY = "marquee:retry";

/** Has everything on the screen that could not be loaded try again: it often failed for one reason. */
export const retryFailed = (): void => void window.dispatchEvent(new Event(RETRY));

/** Calls the listener when what could not be loaded should try again. Returns the function that stops it. */
function onRetryFailed(listener: () => void): () => void {
  window.addEventListener(RETRY, listener);
  return () => window.removeEventListener(RETRY, listener);
}

/** The message in place of a list or panel that could not be loaded. It tries again when the connection is back. */
export function PanelError({ what, onRetry, isBusy = false, isInline = false, latestFailure }: Props) {
  // The next attempt must not change what this message says.
  const [failure] = useState(() => latestFailure?.() ?? null);
  const finalReason = failure?.isRetryable === false ? failure.message : null;
  const reason = failure?.isMissing === true ? failure.message : finalReason;
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
        <Box component="span" sx={{ typography: isInline ? "body2" : "body1", color: "text.secondary" }}>{`Could not load ${what}.${reason === null ? "" : ` ${reason}`}`}</Box>
        {finalReason === null && (
          <Button onClick={retryFailed} disabled={isBusy}>
            Retry
          </Button>
        )}
      </Box>
      {failure !== null && <FailureDetails failure={failure} />}
    </Box>
  );
}

/** What someone who looks into the failure needs to know. */
function FailureDetails({ failure: { at, service, requestId } }: { failure: Failure }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // It can still be selected.
      console.error("The request ID could not be copied.", error);
    }
  };
  return (
    <Box sx={{ display: "flex", flexBasis: "100%", flexWrap: "wrap", alignItems: "center", gap: 2, typography: "caption", color: "text.secondary" }}>
      <span>{[service !== null && `Service: ${service}`, timeText(at)].filter(Boolean).join(" · ")}</span>
      {requestId !== null && (
        <>
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>{`Request ${requestId}`}</Box>
          <Button onClick={() => void copy(requestId)} sx={{ minHeight: 24, py: 0, fontSize: 12 }}>
            {isCopied ? "Copied" : "Copy Request ID"}
          </Button>
        </>
      )}
    </Box>
  );
}
