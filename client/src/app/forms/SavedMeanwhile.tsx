import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";

/** The most changes that are listed. */
const MOST = 10;

/** What is compared, and what is shown of it if that is something else. */
type Value = string | { readonly compared: string; readonly shown: ReactNode } | null | undefined;

type Props<Saved> = {
  /** The record as it is now; null for a new one. */
  saved: Saved | null | undefined;
  revision: string | undefined;
  /** What the form saves of it, by label. The other one is what it is compared with. */
  values: (saved: Saved, other: Saved) => Readonly<Record<string, Value>>;
  /** Whether the last save was refused because someone else has saved meanwhile. */
  isConflict: boolean;
  /** Called with the revision to save with: that of the record as the form was opened with it, or as it is since a conflict. */
  onRevision: (revision: string | undefined) => void;
};

/**
 * After a conflict, shows what is saved now where it differs from what the form was opened with. The next save is based on
 * that, and overwrites it.
 */
export function SavedMeanwhile<Saved>({ saved, revision, values, isConflict, onRevision }: Props<Saved>) {
  const [opened] = useState({ saved, revision });
  const [base, setBase] = useState(opened);
  if (isConflict && revision !== base.revision) setBase({ saved, revision });
  const report = useEffectEvent(onRevision);
  useEffect(() => report(base.revision), [base.revision]);
  if (base === opened || opened.saved == null || base.saved == null) return null;
  const [before, now] = [values(opened.saved, base.saved), values(base.saved, opened.saved)];
  const changed = Object.keys({ ...before, ...now }).filter((label) => comparedOf(before[label]) !== comparedOf(now[label]));
  return (
    <Alert severity="warning">
      What is saved has changed since you opened this form. Saving again overwrites it.
      {changed.slice(0, MOST).map((label) => (
        <Box key={label} component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
          {label}: {quoted(now[label])}, before {quoted(before[label])}
        </Box>
      ))}
      {changed.length > MOST && ` And ${changed.length - MOST} more.`}
    </Alert>
  );
}

const comparedOf = (value: Value): string => (typeof value === "object" ? value?.compared : value) ?? "";

function quoted(value: Value): ReactNode {
  if (comparedOf(value) === "") return "none";
  return <>“{typeof value === "object" ? value?.shown : value}”</>;
}
