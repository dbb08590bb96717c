import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, RelayEnvironmentProvider, useRelayEnvironment } from "react-relay";
import type { ValidationResultsExportQuery, ValidationResultsExportQuery$variables } from "../../__generated__/ValidationResultsExportQuery.graphql";
import type { ValidationResultsMatchesQuery } from "../../__generated__/ValidationResultsMatchesQuery.graphql";
import type { ValidationResultsQuery } from "../../__generated__/ValidationResultsQuery.graphql";
import { wholeOnly } from "../../app/relay/network";
import { useAction } from "../../app/relay/useSubmit";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { showToast } from "../../app/toasts";
import { download } from "../../ui/download";
import { PanelError } from "../../ui/feedback/PanelError";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { Panel } from "../../ui/layout/Panel";
import { tabularNumbers } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { numberText } from "../../ui/text/format";
import { RawText } from "../../ui/text/LongText";
import type { ValidationRun } from "./useValidation";
import { matchArguments, offeredEligibilities } from "./validationFilter";
import { useValidationFilter, ValidationFilters } from "./ValidationFilters";
import { FailedRun, RawButton, ValidationRaw } from "./ValidationRaw";
import { ValidationSummary } from "./ValidationSummary";
import { useValidationRows, ValidationGroups, ValidationTable } from "./ValidationTable";

/** What a run has found. */
export const validationQuery = graphql`
  query ValidationResultsQuery($input: SupportedAssetsCheckInput!, $run: String!) @throwOnFieldError {
    supportedAssetsCheck(input: $input, run: $run) {
      endedAt
      failure
      eligibleCount
      defaultEligibility
      failureReasons {
        reason
        label
      }
      ...ValidationFilters_check
      ...ValidationSummary_check
    }
    ...ValidationTable_query
  }
`;

type Data = ValidationResultsQuery["response"];

type Props = {
  run: ValidationRun;
  /** Called when the gateway has made the call again, so that the rows may be others. */
  onOutdated: () => void;
};

/** What a run has found. It has its own store, which goes with it. */
export function ValidationResults({ run, onOutdated }: Props) {
  return (
    <RelayEnvironmentProvider environment={run.environment}>
      {run.endedAt === null ? (
        <FailedRun raw={<RawText label="Raw response" text={run.failure} />}>
          <Box role="status">{run.problem}</Box>
        </FailedRun>
      ) : (
        <EndedRun run={run} onOutdated={onOutdated} />
      )}
    </RelayEnvironmentProvider>
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
      {(data) =>
        data.supportedAssetsCheck.failure == null ? (
          <Outcome data={data} run={run} onOutdated={onOutdated} />
        ) : (
          <FailedRun raw={<ValidationRaw run={run} />}>
            <ValidationSummary check={data.supportedAssetsCheck} label={run.customer} />
          </FailedRun>
        )
      }
    </Panel>
  );
}

/**
 * Which rows a filter keeps, and their order. The rows themselves are there already, so a change of the filter asks for
 * their numbers only.
 */
const matchesQuery = graphql`
  query ValidationResultsMatchesQuery(
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
          ...ValidationTable_groups
        }
      }
    }
  }
`;

/** The counts of a run, and its rows filtered, sorted and grouped. */
function Outcome({ data, run, onOutdated }: Props & { data: Data }) {
  const { supportedAssetsCheck: check } = data;
  const [isRaw, setRaw] = useState(false);
  const { filter, change, toggleReason } = useValidationFilter();
  const { rows, total, retry } = useValidationRows(data);
  const labels = new Map(check.failureReasons.map(({ reason, label }) => [reason, label]));
  const offered = offeredEligibilities(check.eligibleCount > 0);
  const eligibility = offered.find(({ value }) => value === filter.eligibility)?.value ?? check.defaultEligibility;
  const matches = matchArguments(filter, eligibility);
  const loadable = usePanelQuery<ValidationResultsMatchesQuery>(
    "the rows",
    matchesQuery,
    { ...run.variables, ...matches, isGrouped: filter.isGrouped },
    "store-or-network",
  );

  const rowsOf = (rowNumbers: readonly number[]) => rowNumbers.flatMap((number) => rows.get(number) ?? []);
  const idle = <Actions matches={null} />;
  const table = { sort: filter.sort, onSortChange: (sort: typeof filter.sort) => change({ sort }) };

  return (
    <Surface
      title="Results"
      flush
      actions={
        <>
          <Panel loadable={loadable} skeleton={idle} renderError={() => idle}>
            {({ supportedAssetsCheck: { matches: { rowNumbers } } }) => (
              <Actions
                matches={{
                  count: rowNumbers.length,
                  assetIds: () => rowsOf(rowNumbers).map(({ assetId }) => assetId),
                  variables: { ...run.variables, ...matches },
                }}
              />
            )}
          </Panel>
          <RawButton isRaw={isRaw} onChange={setRaw} />
        </>
      }
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, p: 4 }}>
        {isRaw && <ValidationRaw run={run} />}
        <ValidationSummary check={check} label={run.customer} />
      </Box>
      <ValidationFilters check={check} />
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
                labelOf={(reason) => labels.get(reason) ?? reason}
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

type ActionsProps = {
  /** The rows shown, and what they were asked for with; null without rows. */
  matches: { count: number; assetIds: () => readonly number[]; variables: ValidationResultsExportQuery$variables } | null;
};

/** Copies and exports the rows that are shown. */
function Actions({ matches }: ActionsProps) {
  const [exportRows, isExporting] = useExport();
  const reason = matches === null ? "There are no results." : null;
  return (
    <>
      {/* An empty copy would only clear the clipboard. */}
      <ReasonedButton
        reason={matches?.count === 0 ? "No results match the current filters." : reason}
        onClick={() => matches !== null && void copy(matches.assetIds())}
      >
        Copy Asset IDs
      </ReasonedButton>
      <ReasonedButton reason={reason} loading={isExporting} onClick={() => matches !== null && exportRows(matches.variables)}>
        Export CSV
      </ReasonedButton>
    </>
  );
}

async function copy(assetIds: readonly number[]) {
  try {
    await navigator.clipboard.writeText(assetIds.join(", "));
    showToast("Asset IDs copied to clipboard!");
  } catch (error) {
    // The user is not told: the ids are in the table and in the file.
    console.error("The asset ids could not be copied.", error);
  }
}

/** Downloads the rows that a filter keeps as a file. */
function useExport() {
  const environment = useRelayEnvironment();
  return useAction(async (variables: ValidationResultsExportQuery$variables) => {
    const response = await fetchQuery<ValidationResultsExportQuery>(
      environment,
      graphql`
        query ValidationResultsExportQuery(
          $input: SupportedAssetsCheckInput!
          $run: String!
          $filter: SupportedAssetFilter!
          $orderBy: SupportedAssetOrder!
        ) {
          supportedAssetsCheck(input: $input, run: $run) {
            matches(filter: $filter, orderBy: $orderBy) {
              report {
                fileName
                mediaType
                text
              }
            }
          }
        }
      `,
      variables,
      { networkCacheConfig: wholeOnly },
    ).toPromise();
    const file = response?.supportedAssetsCheck?.matches.report;
    if (!file) throw new Error("The response has no file.");
    download({ fileName: file.fileName, mediaType: file.mediaType, text: file.text });
  }, "There was an error downloading the results.");
}
