import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { PageFrame } from "../../ui/layout/PageFrame";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { pageTop } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import { useUrlSearch } from "../../ui/url/useUrlParam";
import { useValidation } from "./useValidation";
import { lostText, RAN, readForm, type ValidationFields, writeForm } from "./validationFields";
import { filterParams } from "./validationFilter";
import { ValidationForm } from "./ValidationForm";
import { ValidationResults } from "./ValidationResults";

/** Says why assets are not supported on an ad group. */
export function ValidationsPage() {
  const { initial, lost, keep, keepRun } = useKeptForm();
  const { run, isRunning, start, refetch } = useValidation(initial);
  // The run whose form was opened again.
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const results = useRef<HTMLElement>(null);
  const shown = run?.variables.run;
  useEffect(() => {
    if (shown !== undefined) results.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  return (
    <PageFrame title="Validations">
      <Surface title="Why assets aren't supported on an ad group">
        <ValidationForm
          initial={initial}
          onEdit={keep}
          isRunning={isRunning}
          isFolded={run !== null && run.problem === null && unfolded !== shown}
          onUnfold={() => setUnfolded(shown ?? null)}
          onRun={(fields) => {
            start(fields);
            keepRun(fields);
          }}
        />
        {run === null && !isRunning && lost !== null && (
          <Box role="note" sx={{ mt: 3, typography: "body2", color: "text.secondary" }}>
            {lost}
          </Box>
        )}
      </Surface>
      {isRunning && (
        <Surface title="Results" flush>
          <TableSkeleton columns={6} rows={6} isInCard />
        </Surface>
      )}
      {run !== null && (
        <Box ref={results} sx={{ minWidth: 0, scrollMarginTop: `calc(var(${pageTop}, 0px) + 12px)` }}>
          <ValidationResults key={`${run.variables.run} ${run.endedAt}`} run={run} onOutdated={refetch} />
        </Box>
      )}
    </PageFrame>
  );
}

/** How long the form rests before the address holds it. */
const PAUSE_MS = 300;

/** Keeps the form in the address, so that it survives a reload. */
function useKeptForm() {
  const [search, change] = useUrlSearch();
  const [before] = useState(() => ({ initial: readForm(search), lost: lostText(search) }));
  const [edited, setEdited] = useState<ValidationFields | null>(null);
  const write = (fields: ValidationFields, isRun: boolean) =>
    change(
      (latest) => {
        const next = writeForm(latest, fields);
        if (isRun) {
          next.set(RAN, "true");
          // A run is shown without a filter at first.
          for (const name of filterParams) next.delete(name);
        }
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
