import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ValidationOutcomeQuery } from "../../__generated__/ValidationOutcomeQuery.graphql";
import type { ValidationOutcome_query$key } from "../../__generated__/ValidationOutcome_query.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { numberText } from "../../ui/text/format";
import { Panel } from "../../ui/layout/Panel";
import { PanelError } from "../../ui/feedback/PanelError";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { tabularNumbers } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import { ReasonOverview } from "./ReasonOverview";
import { useReasonLabels } from "./useReasonLabels";
import type { ValidationRun } from "./useValidation";
import { useValidationFilter } from "./useValidationFilter";
import { useValidationRows } from "./useValidationRows";
import { ValidationActions } from "./ValidationActions";
import { matchArguments, offeredEligibilities } from "./validationFilter";
import { ValidationFilters } from "./ValidationFilters";
import { ValidationGroups } from "./ValidationGroups";
import { ValidationRaw } from "./ValidationRaw";
import { ValidationSummary } from "./ValidationSummary";
import { ValidationTable } from "./ValidationTable";

/**
 * Which rows a filter keeps, and their order. The rows themselves are there already, so a change of the filter asks for
 * their numbers only.
 */
const matchesQuery = graphql`
  query ValidationOutcomeQuery(
    $input: SupportedAssetsCheckInput!
    $run: String!
    $filter: SupportedAssetFilter!
    $orderBy: SupportedAssetOrder!
    $isGrouped: Boolean!
  ) @throwOnFieldError {
    supportedAssetsCheck(input: $input, run: $run) {
      endedAt
      matches(filter: $filter, orderBy: $orderBy) {
        rowNumbers
        groups @include(if: $isGrouped) {
          ...ValidationGroups_groups
        }
      }
    }
  }
`;

type Props = {
  query: ValidationOutcome_query$key;
  run: ValidationRun;
  /** Called when the gateway has made the call again, so that the rows may be others. */
  onOutdated: () => void;
};

/** What a run has found: its counts, and its rows filtered, sorted and grouped. */
export function ValidationOutcome({ query, run, onOutdated }: Props) {
  const data = useFragment(
    graphql`
      fragment ValidationOutcome_query on Query @throwOnFieldError {
        supportedAssetsCheck(input: $input, run: $run) {
          eligibleCount
          defaultEligibility
        }
        ...ReasonOverview_query
        ...ValidationFilters_query
        ...ValidationSummary_query
        ...useReasonLabels_query
        ...useValidationRows_query
      }
    `,
    query,
  );
  const { eligibleCount, defaultEligibility } = data.supportedAssetsCheck;
  const [isRaw, setRaw] = useState(false);
  const { filter, change, toggleReason } = useValidationFilter();
  const { rows, total, retry } = useValidationRows(data);
  const labelOf = useReasonLabels(data);
  const offered = offeredEligibilities(eligibleCount > 0);
  const eligibility = offered.find(({ value }) => value === filter.eligibility)?.value ?? defaultEligibility;
  const matches = matchArguments(filter, eligibility);
  const loadable = usePanelQuery<ValidationOutcomeQuery>(
    "the rows",
    matchesQuery,
    { ...run.variables, ...matches, isGrouped: filter.isGrouped },
    "store-or-network",
  );

  const rowsOf = (rowNumbers: readonly number[]) => rowNumbers.flatMap((number) => rows.get(number) ?? []);
  const actions = { problem: run.problem, isRaw, onRawChange: setRaw };
  const idle = <ValidationActions matches={null} {...actions} />;
  const table = { sort: filter.sort, onSortChange: (sort: typeof filter.sort) => change({ sort }) };

  return (
    <Surface
      title="Results"
      flush
      actions={
        <Panel loadable={loadable} skeleton={idle} renderError={() => idle}>
          {({ supportedAssetsCheck: { matches: { rowNumbers } } }) => (
            <ValidationActions
              matches={{
                count: rowNumbers.length,
                assetIds: () => rowsOf(rowNumbers).map(({ assetId }) => assetId),
                variables: { ...run.variables, ...matches },
              }}
              {...actions}
            />
          )}
        </Panel>
      }
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, p: 4 }}>
        {isRaw && <ValidationRaw run={run} />}
        <ValidationSummary query={data} label={run.customer} />
        <ReasonOverview query={data} selected={filter.reasons} onToggleReason={toggleReason} />
      </Box>
      <ValidationFilters query={data} />
      <PartialListNote shown={rows.size} total={total} />
      {retry !== null && <PanelError what="all rows" onRetry={retry} />}
      <Panel loadable={loadable} skeleton={<TableSkeleton columns={8} isInCard />}>
        {({ supportedAssetsCheck: { endedAt, matches: { rowNumbers, groups } } }) => (
          <>
            <Box role="status" sx={{ px: 4, pb: 2, color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
              {`${numberText(rowNumbers.length)} of ${numberText(total)} shown`}
            </Box>
            {endedAt !== run.endedAt && <OutdatedNotice isRefetched={run.isRefetched} onOutdated={onOutdated} />}
            {groups == null ? (
              <ValidationTable
                rows={rowsOf(rowNumbers)}
                labelOf={labelOf}
                selected={filter.reasons}
                onToggleReason={toggleReason}
                {...table}
              />
            ) : (
              <ValidationGroups groups={groups} rowsOf={rowsOf} {...table} />
            )}
          </>
        )}
      </Panel>
    </Surface>
  );
}

/**
 * The rows shown may be those of an earlier call. They are refetched once; a gateway that keeps nothing would otherwise
 * make the call over and over.
 */
function OutdatedNotice({ isRefetched, onOutdated }: { isRefetched: boolean; onOutdated: () => void }) {
  const refetch = useEffectEvent(onOutdated);
  useEffect(() => {
    if (!isRefetched) refetch();
  }, [isRefetched]);
  if (!isRefetched) return null;
  return (
    <Box role="note" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, px: 4, pb: 3, typography: "body2", color: "text.secondary" }}>
      The gateway does not keep this run, so the filter was applied to a new response of the service.
      <Button onClick={onOutdated}>Reload Results</Button>
    </Box>
  );
}
