import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import { WarningBox } from "../../ui/feedback/WarningBox";

/** The most changes that are listed. */
const MOST = 10;

type Props<Saved> = {
  /** The record as it is now; null for a new one. */
  saved: Saved | null | undefined;
  revision: string | undefined;
  /** What the form shows of it, by label. */
  values: (saved: Saved) => Readonly<Record<string, string | null | undefined>>;
  /** Why the last save failed; null when none has. */
  failure: string | null;
  /** Called with the revision to save with: that of the record as the form was opened with it, until a save was refused. */
  onRevision: (revision: string | undefined) => void;
};

/**
 * After a save that was refused, shows what is saved now where it differs from what the form was opened with. The next save
 * is based on that, and overwrites it.
 */
export function SavedMeanwhile<Saved>({ saved, revision, values, failure, onRevision }: Props<Saved>) {
  const [opened] = useState({ saved, revision });
  const base = failure === null ? opened.revision : revision;
  const report = useEffectEvent(onRevision);
  useEffect(() => report(base), [base]);
  if (opened.saved == null || saved == null || base === opened.revision) return null;
  const [before, now] = [values(opened.saved), values(saved)];
  const changed = Object.keys({ ...before, ...now }).filter((label) => (before[label] ?? "") !== (now[label] ?? ""));
  return (
    <WarningBox>
      What is saved has changed since you opened this form. Saving again overwrites it.
      {changed.slice(0, MOST).map((label) => (
        <Box key={label} component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
          {label}: {quoted(now[label])}, before {quoted(before[label])}
        </Box>
      ))}
      {changed.length > MOST && ` And ${changed.length - MOST} more.`}
    </WarningBox>
  );
}

function quoted(value: string | null | undefined): string {
  return value == null || value === "" ? "none" : `“${value}”`;
}
