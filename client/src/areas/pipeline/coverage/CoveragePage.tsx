import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { CoveragePageQuery, CoveragePageQuery$data } from "../../../__generated__/CoveragePageQuery.graphql";
import type { CreatePipelineJobsInput, PipelineRunType } from "../../../__generated__/NewPipelineJobPageMutation.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import type { Choice } from "../../../ui/form/choices";
import { SelectField } from "../../../ui/form/SelectField";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Surface } from "../../../ui/layout/Surface";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { EmptyState } from "../../../ui/table/EmptyState";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { dateRangeText, dateText, numberText } from "../../../ui/text/format";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { useClearParams, useUrlParam } from "../../../ui/url/useUrlParam";
import { HubAge, HubPanel } from "../hub/HubPanel";
import { jobTypes } from "../hub/jobParams";
import { JobChoiceField, JobDayField } from "../hub/JobFilters";
import { type MarketRun, runKey, useRunSet } from "../runs/marketRuns";
import { createJobs } from "../runs/NewPipelineJobPage";
import { RunDialog } from "../runs/RunDialog";
import { RunCount, RunTypeFields, type RunTypes } from "../runs/RunFields";
import { RunReport } from "../runs/RunReport";
import { type RunDates, useRunForm } from "../runs/useRunForm";
import { coverageOf, coverageProblem, CUSTOM, customDays, FILTERS, firstRange, rangeOf, ranges, shown, useCellSelection } from "./coverageAddress";
import { CoverageBar } from "./CoverageBar";
import { areaBetween, cellMarks, endsOf, type Place, runsOf, wholeArea, withRuns } from "./coverageCells";
import { CoverageLegend, CoverageMatrix } from "./CoverageMatrix";

const query = graphql`
  query CoveragePageQuery($dates: DateRangeInput, $filter: PipelineCoverageFilter, $text: String) @preloadable @throwOnFieldError {
    markets(filter: { text: $text, includeInactive: false }, first: 1) {
      totalCount
      nodes {
        marketHash
        name
      }
    }
    pipelineCoverage(dates: $dates, filter: $filter) {
      days {
        date
      }
      markets {
        marketId
        marketLabel
        states
      }
      missingJobs {
        message
      }
    }
  }
`;

/** Which markets have jobs on which days, and a way to run those that are missing. */
export function CoveragePage() {
  const [search] = useSearchParams();
  const list = useRouteQuery<CoveragePageQuery>("coverage", query, coverageOf(search));
  const [market, setMarket] = useState<Choice | null>(null);
  return (
    <PageFrame
      title="Coverage"
      breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: "Coverage" }]} />}
      actions={<HubAge list={list} />}
    >
      <Surface flush>
        <Filters market={market} />
        <HubPanel loadable={list} isInCard skeleton={<TableSkeleton columns={9} rows={14} isInCard />}>
          {(data) => <Matrix data={data} isCurrent={list.isCurrent} onMarket={setMarket} />}
        </HubPanel>
      </Surface>
      <RunReport />
    </PageFrame>
  );
}

/** What another range or filter takes away. */
const SELECTION = ["cells"];

/** The days and the filters of the matrix, which the address keeps. The only market with its text is named. */
function Filters({ market }: { market: Choice | null }) {
  const [search] = useSearchParams();
  const [, setRange] = useUrlParam("dates");
  const clear = useClearParams(FILTERS, []);
  const range = rangeOf(search).value;
  return (
    <FilterBar label="Filter the coverage" onClear={clear}>
      <SelectField
        label="Days"
        value={range}
        choices={ranges}
        onChange={(next) => setRange(next === firstRange.value ? null : next, { without: [...SELECTION, ...(next === CUSTOM ? [] : ["from", "to"])] })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 140px", sm: "0 0 180px" } }}
      />
      {range === CUSTOM && <JobDayField label="Start Date" param="from" />}
      {range === CUSTOM && <JobDayField label="End Date" param="to" problem={coverageProblem(customDays(search))} />}
      <FilterField label="Market" param="market" known={market} />
      <JobChoiceField label="Type" param="type" choices={jobTypes} emptyLabel="All Types" without={SELECTION} />
      <JobChoiceField label="Markets Shown" param="show" choices={shown} emptyLabel="All Active Markets" without={[]} />
    </FilterBar>
  );
}

type MatrixProps = {
  data: CoveragePageQuery$data;
  isCurrent: boolean;
  /** Called with the only market that the text of the filter finds, by its hash. */
  onMarket: (market: Choice | null) => void;
};

function Matrix({ data: { pipelineCoverage: data, markets: found }, isCurrent, onMarket }: MatrixProps) {
  const only = found.totalCount === 1 ? found.nodes[0] : undefined;
  const { marketHash = "", name = "" } = only ?? {};
  const tellMarket = useEffectEvent(onMarket);
  useEffect(() => tellMarket(name === "" ? null : { value: marketHash, label: name }), [marketHash, name]);
  const marks = cellMarks(useRunSet());
  const rows = data.markets.map(({ marketId, marketLabel, states }) => ({ marketId, marketLabel, states }));
  const coverage = withRuns({ days: data.days, markets: rows }, marks);
  const { markets, days } = coverage;
  const [selection, select] = useCellSelection();
  const [active, setActive] = useState<Place | null>(null);
  const [form, setForm] = useUrlParam("form");
  const [type] = useUrlParam("type");
  const [show] = useUrlParam("show");
  const ends = endsOf(coverage, selection);
  const area = ends && areaBetween(ends.from, ends.to);
  const isOpened = form === "run-missing" || form === "run-open";
  return (
    <div aria-busy={!isCurrent}>
      {markets.length === 0 ? (
        <EmptyState text={data.missingJobs || found.totalCount === 0 ? "No markets found." : noneText(show, name)} />
      ) : (
        <>
          <CoverageBar
            coverage={coverage}
            days={dateRangeText(days[0]?.date, days.at(-1)?.date)}
            area={area}
            active={active}
            onRun={(what) => setForm(`run-${what}`)}
            onClear={() => select(null)}
          />
          <CoverageMatrix coverage={coverage} marks={marks} selection={selection} onSelect={select} onActive={setActive} />
          <CoverageLegend marks={marks} />
        </>
      )}
      {/* Below the cells, so that none of them moves while one is selected. */}
      {data.missingJobs && (
        <Box sx={{ px: 4, pb: 3 }}>
          <Alert severity="warning">{data.missingJobs.message}</Alert>
        </Box>
      )}
      {isOpened && (
        <RunDialogOfCells
          title={form === "run-missing" ? "Run Missing Jobs" : "Run Missing and Failed Jobs"}
          runs={runsOf(coverage, area ?? wholeArea(coverage), form === "run-missing" ? ["MISSING"] : ["MISSING", "FAILED"])}
          runType={type === "stationary" ? "STATIONARY" : type === "transit" ? "TRANSIT" : "TRANSIT_AND_STATIONARY"}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </div>
  );
}

/** Why no market shows, though there are some; `name` is empty unless they are one. */
function noneText(show: string | null, name: string): string {
  const none = shown.find(({ value }) => value === show)?.none;
  if (none === undefined) return "No markets found.";
  return name === "" ? `${none}.` : `${none} in ${name}.`;
}

const columns: readonly Column<MarketRun>[] = [
  { key: "market", header: "Market", value: ({ marketLabel }) => marketLabel },
  { key: "date", header: "Date", isOneLine: true, width: 110, value: ({ date }) => date, cell: ({ date }) => dateText(date) },
];

type DialogProps = {
  title: string;
  runs: readonly MarketRun[];
  /** The inventory that the matrix shows, if it shows only one. */
  runType: PipelineRunType;
  onClose: () => void;
};

/** Runs cells of the matrix. It closes once they are on their way: from then on the cells say how far they are. */
function RunDialogOfCells({ title, runs, runType, onClose }: DialogProps) {
  // The cells change while the dialog is open, and what was read in it must be what is sent.
  const [planned] = useState(runs);
  const dates = planned.map(({ date }) => date).toSorted();
  const start: RunDates & RunTypes & CreatePipelineJobsInput = {
    marketIds: [...new Set(planned.map(({ marketId }) => marketId))],
    startDate: dates[0] ?? "",
    endDate: dates.at(-1) ?? "",
    runType,
    jobType: "NEAR_TO_GOLD",
    only: planned.map(({ marketId, date }) => ({ marketId, date })),
  };
  const form = useRunForm({ ...createJobs, title, start, onAllSent: () => {} });
  const closeNow = useEffectEvent(onClose);
  useEffect(() => {
    if (form.isSending) closeNow();
  }, [form.isSending]);
  const isEmpty = planned.length === 0;
  return (
    <RunDialog
      title={title}
      form={form}
      label={isEmpty ? "Run" : `Run ${numberText(planned.length)}`}
      nothing={isEmpty ? "There is nothing to run." : null}
      onClose={onClose}
    >
      <RunTypeFields form={form} />
      <RunCount form={form} />
      <DataTable
        label="Jobs to run"
        columns={columns}
        rows={planned}
        rowKey={runKey}
        emptyText="There is nothing to run."
        minWidth={260}
        scrollHeight="280px"
      />
    </RunDialog>
  );
}
