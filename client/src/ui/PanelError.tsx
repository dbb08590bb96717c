import Box from "@mui/material/Box";
import { useState } from "react";
import { timeText } from "./format";
import { PlainButton } from "./PlainButton";

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
  /** Why trying again would fail again, if it is known otherwise. */
  reason?: string | null;
};

/** The message in place of a list or panel that could not be loaded. */
export function PanelError({ what, onRetry, isBusy = false, isInline = false, latestFailure, reason = null }: Props) {
  // The next attempt must not change what this message says.
  const [failure] = useState(() => latestFailure?.() ?? null);
  const finalReason = failure?.isRetryable === false ? failure.message : reason;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: isInline ? 2 : 3, p: isInline ? 0 : 4, letterSpacing: "normal" }}>
      {/* What follows is to be looked up, not to be read out. */}
      <Box role="alert" sx={{ display: "contents" }}>
        <Box component="span" sx={{ color: "text.secondary", typography: isInline ? "body2" : "body1" }}>
          {`Could not load ${what}.${finalReason === null ? "" : ` ${finalReason}`}`}
        </Box>
        {finalReason === null && (
          <PlainButton type="button" onClick={onRetry} disabled={isBusy}>
            Retry
          </PlainButton>
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
    <Box sx={{ flexBasis: "100%", display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, typography: "caption", color: "text.secondary" }}>
      <span>{[service !== null && `Service: ${service}`, timeText(at)].filter(Boolean).join(" · ")}</span>
      {requestId !== null && (
        <>
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>{`Request ${requestId}`}</Box>
          <PlainButton type="button" onClick={() => void copy(requestId)} sx={{ minHeight: 24, py: 0, fontSize: 12 }}>
            {isCopied ? "Copied" : "Copy Request ID"}
          </PlainButton>
        </>
      )}
    </Box>
  );
}
