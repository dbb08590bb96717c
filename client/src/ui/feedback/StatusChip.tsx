import type { ReactNode } from "react";
import type { Tone } from "../layout/style";
import css from "./StatusChip.module.css";

type Props = { tone: Tone; label: ReactNode; title?: string };

/** A small badge. Its text carries the meaning; the colour only supports it. */
export function StatusChip({ tone, label, title }: Props) {
  return (
    <span title={title} data-tone={tone} className={`${css.chip} tone-${tone}`}>
      {label}
    </span>
  );
}
