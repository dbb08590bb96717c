import Alert from "@mui/material/Alert";
import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { CoveragePageQuery, CoveragePageQuery$data } from "../../../__generated__/CoveragePageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Surface } from "../../../ui/layout/Surface";
import { EmptyState } from "../../../ui/table/EmptyState";
import { dateRangeText } from "../../../ui/text/format";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { useClearParams, useUrlParam } from "../../../ui/url/useUrlParam";
import { SelectField } from "../../../ui/form/SelectField";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { HubAge, HubPanel } from "../hub/HubPanel";
import { jobTypes } from "../hub/jobFilter";
import { JobChoiceField, JobDayField } from "../hub/JobFilters";
import { pipelineJobs } from "../hub/liveLists";
import { useRunSet } from "../runs/marketRuns";
import { RunReport } from "../runs/RunReport";
import { areaOf, type Place, useCellSelection } from "./cellSelection";
import { coverageOf, coverageProblem, CUSTOM, customDays, FILTERS, rangeOf, ranges, shown } from "./coverageAddress";
import { CoverageBar, type RunWhat } from "./CoverageBar";
import { cellMarks, runsOf, wholeArea, withRuns } from "./coverageCells";
import { CoverageLegend } from "./CoverageLegend";
import { CoverageMatrix } from "./CoverageMatrix";
import { RunCoverageDialog } from "./RunCoverageDialog";

const query = graphql`
  query CoveragePageQuery($dates: DateRangeInput, $filter: PipelineCoverageFilter) @preloadable @throwOnFieldError {
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
  return (
    <PageFrame
      title="Coverage"
      breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: "Coverage" }]} />}
      actions={<HubAge list={list} />}
    >
      <Surface flush>
        <Filters />
        <HubPanel loadable={list} list={pipelineJobs} isInCard skeleton={<TableSkeleton columns={9} rows={14} isInCard />}>
          {({ pipelineCoverage }) => <Matrix data={pipelineCoverage} isCurrent={list.isCurrent} />}
        </HubPanel>
      </Surface>
      <RunReport />
    </PageFrame>
  );
}

/** What another range or filter takes away. */
const SELECTION = ["cells"];

/** The days and the filters of the matrix, which the address keeps. */
function Filters() {
  const [search] = useSearchParams();
  const [, setRange] = useUrlParam("dates");
  const clear = useClearParams(FILTERS, []);
  const range = rangeOf(search);
  return (
    <FilterBar label="Filter the coverage" onClear={clear}>
      <SelectField
        label="Days"
        value={range}
        choices={ranges}
        onChange={(next) => setRange(next === ranges[0]?.value ? null : next, { without: [...SELECTION, ...(next === CUSTOM ? [] : ["from", "to"])] })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 140px", sm: "0 0 180px" } }}
      />
      {range === CUSTOM && <JobDayField label="Start Date" param="from" />}
      {range === CUSTOM && <JobDayField label="End Date" param="to" problem={coverageProblem(customDays(search))} />}
      <FilterField label="Market" param="market" />
      <JobChoiceField label="Type" param="type" choices={jobTypes} emptyLabel="All Types" without={SELECTION} />
      <JobChoiceField label="Markets Shown" param="show" choices={shown} emptyLabel="All Active Markets" without={[]} />
    </FilterBar>
  );
}

type Props = {
  data: CoveragePageQuery$data["pipelineCoverage"];
  isCurrent: boolean;
};

function Matrix({ data, isCurrent }: Props) {
  const marks = cellMarks(useRunSet());
  const rows = data.markets.map(({ marketId, marketLabel, states }) => ({ marketId, marketLabel, states }));
  const coverage = withRuns({ days: data.days, markets: rows }, marks);
  const { markets, days } = coverage;
  const [selection, select] = useCellSelection();
  const [active, setActive] = useState<Place | null>(null);
  const [form, setForm] = useUrlParam("form");
  const [type] = useUrlParam("type");
  const area = areaOf(coverage, selection);
  const what = form === "run-missing" ? "missing" : form === "run-open" ? "open" : null;
  const planned = what && runsOf(coverage, area ?? wholeArea(coverage), what === "missing" ? ["MISSING"] : ["MISSING", "FAILED"]);
  return (
    <div aria-busy={!isCurrent}>
      {markets.length === 0 ? (
        <EmptyState text="No markets found." />
      ) : (
        <>
          <CoverageBar
            coverage={coverage}
            days={dateRangeText(days[0]?.date, days.at(-1)?.date)}
            area={area}
            active={active}
            onRun={(wanted: RunWhat) => setForm(`run-${wanted}`)}
            onClear={() => select(null)}
          />
          <CoverageMatrix coverage={coverage} marks={marks} selection={selection} onSelect={select} onActive={setActive} />
          <CoverageLegend marks={marks} />
        </>
      )}
      {/* Below the cells, so that none of them moves while one is selected. */}
      {data.missingJobs && (
        <div style={{ padding: "0 16px 12px" }}>
          <Alert severity="warning">{data.missingJobs.message}</Alert>
        </div>
      )}
      {planned && (
        <RunCoverageDialog
          title={what === "missing" ? "Run Missing Jobs" : "Run Missing and Failed Jobs"}
          runs={planned}
          firstRunType={type === "stationary" ? "STATIONARY" : type === "transit" ? "TRANSIT" : "TRANSIT_AND_STATIONARY"}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </div>
  );
}
