import { useEffect, useState } from "react";
import { failureOf } from "./finalReason";
import { PanelError } from "./PanelError";

type Props = {
  /** What may be missing, as it reads after "Could not load". */
  what: string;
  /** That part of every row. */
  parts: readonly ({ readonly ok: boolean; readonly errors?: readonly unknown[] } | null | undefined)[];
  onRetry: () => Promise<void>;
  /** For places that have their own padding. */
  isInline?: boolean;
};

/** Shows which part of the rows could not be read, while the rest of them is shown, and logs why. */
export function MissingPart({ what, parts, onRetry, isInline }: Props) {
  const [isBusy, setBusy] = useState(false);
  const failed = parts.find((part) => part?.ok === false);
  const isMissing = failed !== undefined;
  const cause = JSON.stringify(failed?.errors ?? []);
  useEffect(() => {
    if (isMissing) console.error(`Could not load ${what}.`, cause);
  }, [isMissing, what, cause]);

  const retry = () => {
    setBusy(true);
    onRetry()
      .catch((error: unknown) => console.error(`Could not load ${what}.`, error))
      .finally(() => setBusy(false));
  };
  return isMissing && (
    <PanelError what={what} onRetry={retry} isBusy={isBusy} isInline={isInline} latestFailure={() => failureOf(failed?.errors ?? [])} />
  );
}
