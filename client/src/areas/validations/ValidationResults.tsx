import { useState } from "react";
import { graphql, RelayEnvironmentProvider } from "react-relay";
import type { ValidationResultsQuery } from "../../__generated__/ValidationResultsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { RawText } from "../../ui/text/RawText";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import type { ValidationRun } from "./useValidation";
import { ValidationActions } from "./ValidationActions";
import { ValidationOutcome } from "./ValidationOutcome";

/** What a run has found. */
export const validationQuery = graphql`
  query ValidationResultsQuery($input: SupportedAssetsCheckInput!, $run: String!) @throwOnFieldError {
    supportedAssetsCheck(input: $input, run: $run) {
      endedAt
      failure
    }
    ...ValidationOutcome_query
  }
`;

type Props = {
  run: ValidationRun;
  /** Called when the gateway has made the call again, so that the rows may be others. */
  onOutdated: () => void;
};

/** What a run has found. It has its own store, which goes with it. */
export function ValidationResults({ run, onOutdated }: Props) {
  return (
    <RelayEnvironmentProvider environment={run.environment}>
      {run.endedAt === null ? <FailedRun run={run} /> : <EndedRun run={run} onOutdated={onOutdated} />}
    </RelayEnvironmentProvider>
  );
}

/** A run without an outcome. Its error is all there is to see, where the response would be. */
function FailedRun({ run: { failure, problem } }: { run: ValidationRun }) {
  const [isRaw, setRaw] = useState(false);
  return (
    <Surface title="Results" actions={<ValidationActions problem={problem} matches={null} isRaw={isRaw} onRawChange={setRaw} />} flush={!isRaw}>
      {isRaw && <RawText label="Raw response" text={failure} />}
    </Surface>
  );
}

function EndedRun({ run, onOutdated }: Props) {
  // It is in the store already.
  const query = usePanelQuery<ValidationResultsQuery>("the results", validationQuery, run.variables, "store-or-network");
  const skeleton = (
    <Surface title="Results" flush>
      <TableSkeleton columns={6} rows={6} isInCard />
    </Surface>
  );
  return (
    <Panel loadable={query} failure="card" skeleton={skeleton}>
      {(data) => <ValidationOutcome query={data} run={run} onOutdated={onOutdated} />}
    </Panel>
  );
}
