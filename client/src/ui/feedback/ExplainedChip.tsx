import type { ReactNode } from "react";
import type { Tone } from "../layout/style";
import { StatusChip } from "./StatusChip";
import { Tip } from "./Tip";

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
  return (
    <Tip text={[text, detail].filter(Boolean).join("\n")}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard reaches the tip, too. */}
      <span tabIndex={0} style={{ display: "inline-flex", borderRadius: 5 }}>
        <StatusChip tone={tone} label={label} />
      </span>
    </Tip>
  );
}
