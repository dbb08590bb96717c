import { Fragment, type ReactNode } from "react";
import type { Tone } from "../layout/style";
import css from "./StatusChip.module.css";

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
  return (
    <span title={title} data-tone={tone} className={`${css.chip} tone-${tone}`}>
      {typeof label === "string" && label.includes("_") ? <span>{breakable(label)}</span> : label}
    </span>
  );
}
