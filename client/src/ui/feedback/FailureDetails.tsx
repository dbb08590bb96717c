import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { timeText } from "../text/format";
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
