import { styled } from "@mui/material/styles";
import { Fragment, type ReactNode } from "react";
import type { Tone } from "../layout/style";

/** Up to so many letters stay on one line. */
const SHORT = 24;

type Props = { tone: Tone; label: ReactNode; title?: string };

/** A long value of a service may break after its underscores. */
function breakable(label: string): ReactNode {
  return label.split("_").map((word, index, words) => (
    // The words of one label never change their places.
    <Fragment key={index}>
      {word}
      {index < words.length - 1 && (
        <>
          _<wbr />
        </>
      )}
    </Fragment>
  ));
}

/** A small badge. Its text carries the meaning; the colour only supports it. */
export function StatusChip({ tone, label, title }: Props) {
  const isLong = typeof label === "string" && label.length > SHORT;
  return (
    <Chip title={title} data-tone={tone} className={`tone-${tone}`} style={isLong ? { whiteSpace: "normal", minWidth: `${SHORT}ch` } : undefined}>
      {typeof label === "string" && label.includes("_") ? <span>{breakable(label)}</span> : label}
    </Chip>
  );
}

const Chip = styled("span")({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  padding: "1px 8px",
  fontSize: 12,
  fontWeight: 550,
  lineHeight: "20px",
  whiteSpace: "nowrap",
  overflowWrap: "anywhere",
  color: "var(--text)",
  backgroundColor: "var(--soft)",
  borderRadius: 5,
  // Forced colors show it, and not the background.
  outline: "1px solid transparent",
  outlineOffset: -1,
  "&::before": { content: '""', flex: "none", width: 6, height: 6, backgroundColor: "var(--solid)", borderRadius: "50%" },
});
