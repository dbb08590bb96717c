import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { lostText, RAN, readForm, writeForm } from "./formParams";
import type { ValidationFields } from "./validationFields";

/** How long the form rests before the address holds it. */
const PAUSE_MS = 300;

/** Keeps the form in the address, so that it survives a reload. */
export function useKeptForm() {
  const [search, setSearch] = useSearchParams();
  const [before] = useState(() => ({ initial: readForm(search), lost: lostText(search) }));
  const [edited, setEdited] = useState<ValidationFields | null>(null);
  const write = (fields: ValidationFields, isRun: boolean) => {
    // The filters may have changed since the last draw.
    const next = writeForm(new URLSearchParams(window.location.search), fields);
    if (isRun) next.set(RAN, "true");
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    if (edited === null) return undefined;
    const timer = setTimeout(() => write(edited, false), PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- Only an edit is written, not another change of the address.
  }, [edited]);
  return {
    ...before,
    keep: setEdited,
    /** Keeps the form at once, and that it was run. */
    keepRun: (fields: ValidationFields) => {
      setEdited(null);
      write(fields, true);
    },
  };
}
