import { PageFrame } from "../../ui/PageFrame";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { useValidation } from "./useValidation";
import { useValidationFilter } from "./useValidationFilter";
import { ValidationForm } from "./ValidationForm";
import { ValidationResults } from "./ValidationResults";

/** Says why assets are not supported on an ad group. */
export function ValidationsPage() {
  const { reset } = useValidationFilter();
  const { run, isRunning, start, reload } = useValidation(reset);
  return (
    <PageFrame title="Validations">
      <Surface title="Why assets aren't supported on an ad group">
        <ValidationForm isRunning={isRunning} onRun={start} />
      </Surface>
      {isRunning && (
        <Surface title="Results" flush>
          <TableSkeleton columns={6} rows={6} isInCard />
        </Surface>
      )}
      {run !== null && <ValidationResults key={`${run.variables.run} ${run.endedAt}`} run={run} onOutdated={reload} />}
    </PageFrame>
  );
}
