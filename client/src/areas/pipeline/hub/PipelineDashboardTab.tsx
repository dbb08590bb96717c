import Box from "@mui/material/Box";
import { lazy, Suspense, useState } from "react";
import { graphql } from "react-relay";
import type { PipelineDashboardTabQuery } from "../../../__generated__/PipelineDashboardTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { FieldLabel } from "../../../ui/feedback/FieldLabel";
import { CardRow, Surface } from "../../../ui/layout/Surface";
import { CountCard } from "../../../ui/layout/CountCard";
import { numberText } from "../../../ui/text/format";
import { CardsSkeleton, TableSkeleton } from "../../../ui/feedback/skeletons";
import { TextLink } from "../../../ui/url/TextLink";
import { todayText } from "./calendarMonth";
import { HubPanel } from "./HubPanel";
import { JobsNote, ShortList, useShortList } from "./JobsList";
import { SHOWN_MS } from "./lanes";

const query = graphql`
  query PipelineDashboardTabQuery(
    $running: Int!
    $runningOrder: PipelineJobOrder!
    $failed: Int!
    $failedOrder: PipelineJobOrder!
    $pending: Int!
    $pendingOrder: PipelineJobOrder!
    $since: Date!
  ) @throwOnFieldError {
    pipelineSummary {
      pendingCount
      completedTodayCount
      failedCount
      processingLabelToday
    }
    reruns: pipelineJobs(filter: { needsRerun: true }, first: 0) {
      totalCount
    }
    running: pipelineJobs(filter: { phases: [PROCESSING, RUNNING] }, orderBy: $runningOrder, first: $running) {
      ...JobsList_jobs @arguments(hasStats: false)
    }
    failed: pipelineJobs(filter: { phases: [FAILED] }, orderBy: $failedOrder, first: $failed) {
      ...JobsList_jobs @arguments(hasStats: false)
    }
    pending: pipelineJobs(filter: { phases: [PENDING] }, orderBy: $pendingOrder, first: $pending) {
      ...JobsList_jobs @arguments(hasStats: false)
    }
    runs: pipelineJobs(
      filter: { started: { from: $since }, phases: [COMPLETED, FAILED, PROCESSING, RUNNING] }
      orderBy: { field: STARTED_AT, direction: DESC }
      first: 1000
    ) {
      ...RunTimeline_jobs
    }
    ...JobsList_query
  }
`;

const RunTimeline = lazy(async () => ({ default: (await import("./RunTimeline")).RunTimeline }));

/** The jobs in numbers, the last runs over time, and the jobs that run, have failed or wait. */
export function PipelineDashboardTab() {
  const running = useShortList("running");
  const failed = useShortList("failed");
  const pending = useShortList("pending");
  // Yesterday on the clock of the browser: the last 24 hours began then.
  const [since] = useState(() => todayText(new Date(Date.now() - SHOWN_MS)));
  const dashboard = usePanelQuery<PipelineDashboardTabQuery>("jobs", query, {
    running: running.count,
    runningOrder: running.order.orderBy,
    failed: failed.count,
    failedOrder: failed.order.orderBy,
    pending: pending.count,
    pendingOrder: pending.order.orderBy,
    since,
  });
  const skeleton = (
    <Box sx={{ display: "grid", gap: 5 }}>
      <CardsSkeleton count={3} />
      <TableSkeleton columns={4} />
    </Box>
  );
  const lists = [
    { key: "running", list: running, title: "Running Jobs", emptyText: "No jobs are currently running.", filter: { phases: ["PROCESSING", "RUNNING"] } },
    { key: "failed", list: failed, title: "Failed Jobs", emptyText: "No jobs have failed.", filter: { phases: ["FAILED"] } },
    { key: "pending", list: pending, title: "Pending Jobs", emptyText: "No jobs are pending.", filter: { phases: ["PENDING"] } },
  ] as const;

  return (
    <HubPanel loadable={dashboard} skeleton={skeleton}>
      {(data) => {
        const { pendingCount, completedTodayCount, failedCount, processingLabelToday } = data.pipelineSummary;
        return (
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5 }}>
            <JobsNote query={data} />
            <CardRow>
              <CountCard title="Jobs in Queue" heading={<FieldLabel describes="PipelineSummary.pendingCount">Jobs in Queue</FieldLabel>}>{numberText(pendingCount)}</CountCard>
              <CountCard title="Jobs Completed Today" heading={<FieldLabel describes="PipelineSummary.completedTodayCount">Jobs Completed Today</FieldLabel>}>{numberText(completedTodayCount)}</CountCard>
              <CountCard title="Failed Jobs" label="Number of Failed Jobs">
                {numberText(failedCount)}
                <Box sx={{ typography: "body2", letterSpacing: 0, color: "text.secondary" }}>
                  Of all dates.{" "}
                  <TextLink to={`${paths.pipeline()}?tab=jobs&status=needs-rerun`} sx={{ textDecoration: "underline" }}>
                    {`${numberText(data.reruns.totalCount)} to re-run`}
                  </TextLink>
                </Box>
              </CountCard>
              {processingLabelToday && <CountCard title="Total Processing Time Today">{processingLabelToday}</CountCard>}
            </CardRow>
            <Surface title="Runs of the Last 24 Hours" flush>
              <Suspense fallback={<TableSkeleton columns={2} rows={10} isInCard />}>
                <RunTimeline jobs={data.runs} listAddress={`${paths.pipeline()}?tab=jobs&since=${since}`} />
              </Suspense>
            </Surface>
            {lists.map(({ key, ...list }) => (
              <Surface key={key} title={list.title} flush>
                <ShortList {...list} name={`${key}-jobs`} jobs={data[key]} />
              </Surface>
            ))}
          </Box>
        );
      }}
    </HubPanel>
  );
}
