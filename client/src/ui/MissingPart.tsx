import { useEffect } from "react";
import { PanelError } from "./PanelError";

type Props = {
  /** What may be missing in the rows, as it reads after "Could not load". */
  what: string;
  /** That part of every row. */
  parts: readonly ({ readonly ok: boolean; readonly errors?: readonly unknown[] } | null | undefined)[];
  onRetry: () => Promise<void>;
};

/** Says which part of the rows could not be read, while the rest of them shows, and logs why. */
export function MissingPart({ what, parts, onRetry }: Props) {
  const failed = parts.find((part) => part?.ok === false);
  const isMissing = failed !== undefined;
  const cause = JSON.stringify(failed?.errors ?? []);
  useEffect(() => {
    if (isMissing) console.error(`Could not load ${what}.`, cause);
  }, [isMissing, what, cause]);
  if (!isMissing) return null;
  return <PanelError what={what} onRetry={() => void onRetry()} />;
}
