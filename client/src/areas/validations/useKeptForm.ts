import { useEffect, useState } from "react";
import { useUrlSearch } from "../../ui/url/useUrlSearch";
import { lostText, RAN, readForm, writeForm } from "./formParams";
import type { ValidationFields } from "./validationFields";

/** How long the form rests before the address holds it. */
const PAUSE_MS = 300;

/** Keeps the form in the address, so that it survives a reload. */
export function useKeptForm() {
  const [search, change] = useUrlSearch();
  const [before] = useState(() => ({ initial: readForm(search), lost: lostText(search) }));
  const [edited, setEdited] = useState<ValidationFields | null>(null);
  const write = (fields: ValidationFields, isRun: boolean) =>
    change(
      (latest) => {
        const next = writeForm(latest, fields);
        if (isRun) next.set(RAN, "true");
        return next;
      },
      { replace: true },
    );
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
