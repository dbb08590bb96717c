import { useState } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { CoveragePageQuery, CoveragePageQuery$data } from "../../../__generated__/CoveragePageQuery.graphql";
import { askedAfter } from "../../../app/relay/responses";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { WarningBox } from "../../../ui/feedback/WarningBox";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Surface } from "../../../ui/layout/Surface";
import { EmptyState } from "../../../ui/table/EmptyState";
import { dateRangeText } from "../../../ui/text/format";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { HubAge } from "../hub/HubAge";
import { HubPanel } from "../hub/HubPanel";
import { choiceOf, jobTypes } from "../hub/jobFilter";
import { pipelineJobs } from "../hub/liveLists";
import { refetchPanels } from "../hub/refetching";
import { useRunSet } from "../runs/marketRuns";
import { RunProgress } from "../runs/RunProgress";
import { cellMarks, withRuns } from "./cellMarks";
import { areaOf, type Place } from "./cellSelection";
import { coverageOf } from "./coverageAddress";
import { CoverageBar, type RunWhat } from "./CoverageBar";
import { runsOf, wholeArea } from "./coverageCells";
import { CoverageFilters } from "./CoverageFilters";
import { CoverageLegend } from "./CoverageLegend";
import { CoverageMatrix } from "./CoverageMatrix";
import { readCoverage } from "./readCoverage";
import { RunCoverageDialog } from "./RunCoverageDialog";
import { useSentCells } from "./sentCells";
import { useCellSelection } from "./useCellSelection";

const query = graphql`
  query CoveragePageQuery($dates: DateRangeInput, $filter: PipelineCoverageFilter) @preloadable @throwOnFieldError {
    pipelineCoverage(dates: $dates, filter: $filter) {
      ...readCoverage_coverage
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
      actions={<HubAge list={list} isRefetching={list.isRefetching} onRefetch={() => void refetchPanels()} />}
    >
      <Surface flush>
        <CoverageFilters />
        <HubPanel loadable={list} list={pipelineJobs} isSteady isInCard skeleton={<TableSkeleton columns={9} rows={14} isInCard />}>
          {({ pipelineCoverage }) => <Matrix data={pipelineCoverage} isCurrent={list.isCurrent} />}
        </HubPanel>
      </Surface>
      <RunProgress />
    </PageFrame>
  );
}

type Props = {
  data: CoveragePageQuery$data["pipelineCoverage"];
  isCurrent: boolean;
};

function Matrix({ data, isCurrent }: Props) {
  const runs = useRunSet();
  const sent = useSentCells();
  const marks = cellMarks({ runs, sent, askedAfter: askedAfter("CoveragePageQuery") });
  const coverage = withRuns(readCoverage(data), marks);
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
          <WarningBox>{data.missingJobs.message}</WarningBox>
        </div>
      )}
      {planned && (
        <RunCoverageDialog
          title={what === "missing" ? "Run Missing Jobs" : "Run Missing and Failed Jobs"}
          runs={planned}
          firstRunType={runTypes[choiceOf(jobTypes, type) ?? "all"]}
          onClose={() => setForm(null, { replace: true })}
        />
      )}
    </div>
  );
}

/** What runs cover unless the user chooses something else: what the matrix shows. */
const runTypes = { stationary: "STATIONARY", transit: "TRANSIT", all: "TRANSIT_AND_STATIONARY" } as const;
