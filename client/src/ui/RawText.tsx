import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { numberText } from "./format";
import { layOutJson } from "./layOutJson";
import { monospace } from "./monospace";
import { textChunks } from "./textChunks";

/** How much is shown at first: drawing megabytes takes the browser long. */
const SHOWN_CHARACTERS = 100_000;

type Props = {
  /** What the text is, for assistive technology. */
  label: string;
  /** The text as a service sent it. JSON is laid out. */
  text: string;
};

/** The response of a service as it is, in a box that scrolls. */
export function RawText({ label, text: raw }: Props) {
  const [isWhole, setWhole] = useState(false);
  const text = layOutJson(raw);
  const shown = isWhole ? text : text.slice(0, SHOWN_CHARACTERS);
  return (
    <>
      <Box
        component="pre"
        role="group"
        aria-label={label}
        // Without the focus the keyboard could not scroll it.
        tabIndex={0}
        sx={{
          ...monospace,
          m: 0,
          p: 4,
          maxHeight: 480,
          overflow: "auto",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          tabSize: 2,
          bgcolor: "canvas",
          border: 1,
          borderColor: "divider",
          borderRadius: "8px",
          // What is out of sight is laid out only when it comes into it.
          "& > span": { display: "block", contentVisibility: "auto", containIntrinsicHeight: "auto 5000px" },
        }}
      >
        {textChunks(shown).map((chunk, index) => (
          // Chunks never change their order.
          <span key={index}>{chunk}</span>
        ))}
      </Box>
      {shown.length < text.length && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, typography: "body2" }}>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {`Showing the first ${numberText(shown.length)} of ${numberText(text.length)} characters.`}
          </Box>
          <Button onClick={() => setWhole(true)}>Show All</Button>
        </Box>
      )}
    </>
  );
}
