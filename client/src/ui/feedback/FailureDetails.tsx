import { useState } from "react";
import { timeText } from "../text/format";
import { PlainButton } from "../layout/PlainButton";
import css from "./FailureDetails.module.css";
import type { Failure } from "./PanelError";

/** What someone who looks into the failure needs to know. */
export function FailureDetails({ failure: { at, service, requestId } }: { failure: Failure }) {
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
    <div className={css.details}>
      <span>{[service !== null && `Service: ${service}`, timeText(at)].filter(Boolean).join(" · ")}</span>
      {requestId !== null && (
        <>
          <span className={css.request}>{`Request ${requestId}`}</span>
          <PlainButton type="button" onClick={() => void copy(requestId)} style={{ minHeight: 24, paddingBlock: 0, fontSize: 12 }}>
            {isCopied ? "Copied" : "Copy Request ID"}
          </PlainButton>
        </>
      )}
    </div>
  );
}
