import { type ReactNode, useState } from "react";
import { announce } from "../announce";

type Props = {
  /** What it is, as it reads after "Copy". */
  what: string;
  text: string;
  /** What the cell shows, if that is more than the text. */
  children?: ReactNode;
};

const COPY = "M16 1H4c-1.1 0-2 .9-2 2v14h2V3h12zm3 4H8c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h11c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2m0 16H8V7h11z";
const DONE = "M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z";
const FAILED = "M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z";

const outcomes = { done: { says: "Copied", path: DONE }, failed: { says: "Failed to copy content.", path: FAILED } };

async function write(text: string): Promise<keyof typeof outcomes> {
  try {
    // Without a secure connection browsers have no clipboard.
    await navigator.clipboard.writeText(text);
    return "done";
  } catch {
    return "failed";
  }
}

/**
 * An id or a hash in a cell, and a button that copies it. The button is there while the pointer or the focus is on the
 * row; hidden otherwise, it is no stop of the Tab key, of which a page would have hundreds. The table styles it.
 */
export function CopyValue({ what, text, children = text }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const copy = async () => {
    const next = await write(text);
    setOutcome(next);
    announce(outcomes[next].says);
  };
  const shown = outcome === null ? null : outcomes[outcome];
  return (
    <span data-copy="">
      {children}
      <button
        type="button"
        aria-label={`Copy ${what}`}
        title={shown?.says ?? `Copy ${what}`}
        data-outcome={outcome}
        onClick={(event) => {
          // A click on the row does something else.
          event.stopPropagation();
          void copy();
        }}
        onBlur={() => setOutcome(null)}
      >
        <svg viewBox="0 0 24 24" width="14" height="14" fill="currentColor" aria-hidden="true">
          <path d={shown?.path ?? COPY} />
        </svg>
      </button>
    </span>
  );
}
