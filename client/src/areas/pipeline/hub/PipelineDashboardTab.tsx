import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { PipelineDashboardTabQuery } from "../../../__generated__/PipelineDashboardTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { FieldLabel } from "../../../ui/feedback/FieldLabel";
import { CardRow, Surface } from "../../../ui/layout/Surface";
import { CountCard } from "../../../ui/layout/CountCard";
import { numberText } from "../../../ui/text/format";
import { CardsSkeleton, TableSkeleton } from "../../../ui/feedback/skeletons";
import { HubPanel } from "./HubPanel";
import { JobsNote, ShortList, useShortList } from "./JobsList";

const query = graphql`
  query PipelineDashboardTabQuery(
    $running: Int!
    $runningOrder: PipelineJobOrder!
    $failed: Int!
    $failedOrder: PipelineJobOrder!
    $pending: Int!
    $pendingOrder: PipelineJobOrder!
  ) @throwOnFieldError {
    pipelineSummary {
      pendingCount
      completedTodayCount
      failedCount
      processingLabelToday
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
    ...JobsList_query
  }
`;

/** The jobs in numbers, and those that run, have failed or wait. */
export function PipelineDashboardTab() {
  const running = useShortList("running");
  const failed = useShortList("failed");
  const pending = useShortList("pending");
  const dashboard = usePanelQuery<PipelineDashboardTabQuery>("jobs", query, {
    running: running.count,
    runningOrder: running.order.orderBy,
    failed: failed.count,
    failedOrder: failed.order.orderBy,
    pending: pending.count,
    pendingOrder: pending.order.orderBy,
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
              </CountCard>
              {processingLabelToday && <CountCard title="Total Processing Time Today">{processingLabelToday}</CountCard>}
            </CardRow>
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
