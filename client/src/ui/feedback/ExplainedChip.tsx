import type { ReactNode } from "react";
import type { Tone } from "../layout/style";
import { StatusChip } from "./StatusChip";
import { useTip } from "./useTip";

type Props = {
  tone: Tone;
  label: ReactNode;
  /** Why the badge has this label. */
  text: string;
  /** The numbers behind it. */
  detail?: string | null | undefined;
};

/** A badge that explains itself to the pointer, the keyboard, a tap and assistive technology. */
export function ExplainedChip({ tone, label, text, detail }: Props) {
  const { props, tip } = useTip(text, detail ?? "");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard reaches the tip, too.
    <span tabIndex={0} {...props} style={{ display: "inline-flex", borderRadius: 5 }}>
      <StatusChip tone={tone} label={label} />
      {tip}
    </span>
  );
}
