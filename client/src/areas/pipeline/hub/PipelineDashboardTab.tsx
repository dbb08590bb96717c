import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { PipelineDashboardTabQuery } from "../../../__generated__/PipelineDashboardTabQuery.graphql";
import type { PipelineJobsTable_jobs$key } from "../../../__generated__/PipelineJobsTable_jobs.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { CountCard } from "../../../ui/CountCard";
import { numberText } from "../../../ui/format";
import { CardsSkeleton, TableSkeleton } from "../../../ui/skeletons";
import { tabularNumbers } from "../../../ui/style";
import { Surface } from "../../../ui/Surface";
import { useUrlParam } from "../../../ui/useUrlParam";
import { HubPanel } from "./HubPanel";
import { pipelineJobs } from "./liveLists";
import { PipelineJobsTable } from "./PipelineJobsTable";
import { PipelineSourcesNote } from "./PipelineSourcesNote";
import { latestFirst, useJobOrder } from "./usePipelineJobList";

/** Rows of a list at first, and how many more each click shows. */
const FIRST = 10;
const MORE = 50;
/** The most rows of a list here; the Jobs List turns pages. */
const MOST = 500;

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
      totalCount
      ...PipelineJobsTable_jobs @arguments(hasStats: false)
    }
    failed: pipelineJobs(filter: { phases: [FAILED] }, orderBy: $failedOrder, first: $failed) {
      totalCount
      ...PipelineJobsTable_jobs @arguments(hasStats: false)
    }
    pending: pipelineJobs(filter: { phases: [PENDING] }, orderBy: $pendingOrder, first: $pending) {
      totalCount
      ...PipelineJobsTable_jobs @arguments(hasStats: false)
    }
    ...PipelineSourcesNote_query
  }
`;

/** The jobs in numbers, and those that run, have failed or wait. */
export function PipelineDashboardTab() {
  const running = useShortList("running");
  const failed = useShortList("failed");
  const pending = useShortList("pending");
  const dashboard = usePanelQuery<PipelineDashboardTabQuery>("jobs", query, {
    running: running.count,
    runningOrder: running.orderBy,
    failed: failed.count,
    failedOrder: failed.orderBy,
    pending: pending.count,
    pendingOrder: pending.orderBy,
  });
  const skeleton = (
    <Box sx={{ display: "grid", gap: 5 }}>
      <CardsSkeleton count={3} />
      <TableSkeleton columns={4} />
    </Box>
  );

  return (
    <HubPanel loadable={dashboard} list={pipelineJobs} skeleton={skeleton}>
      {(data) => {
        const { pendingCount, completedTodayCount, failedCount, processingLabelToday } = data.pipelineSummary;
        return (
          <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5 }}>
            <PipelineSourcesNote query={data} />
            <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "repeat(auto-fit, minmax(220px, 1fr))" }}>
              <CountCard title="Jobs in Queue">{numberText(pendingCount)}</CountCard>
              <CountCard title="Jobs Completed Today">{numberText(completedTodayCount)}</CountCard>
              <CountCard title="Failed Jobs" label="Number of Failed Jobs">
                {numberText(failedCount)}
              </CountCard>
              {processingLabelToday && <CountCard title="Total Processing Time Today">{processingLabelToday}</CountCard>}
            </Box>
            <ShortList
              title="Running Jobs"
              emptyText="No jobs are currently running."
              jobs={data.running}
              total={data.running.totalCount}
              list={running}
              reload={dashboard.refetch}
            />
            <ShortList
              title="Failed Jobs"
              emptyText="No jobs have failed."
              jobs={data.failed}
              total={data.failed.totalCount}
              list={failed}
              reload={dashboard.refetch}
            />
            <ShortList
              title="Pending Jobs"
              emptyText="No jobs are pending."
              jobs={data.pending}
              total={data.pending.totalCount}
              list={pending}
              reload={dashboard.refetch}
            />
          </Box>
        );
      }}
    </HubPanel>
  );
}

/** The order of a list of the dashboard, and how many of its rows are shown. The address holds both. */
function useShortList(param: string) {
  const [text, setText] = useUrlParam(param);
  const wanted = Number(text ?? FIRST);
  const count = Number.isInteger(wanted) ? Math.min(Math.max(wanted, FIRST), MOST) : FIRST;
  return {
    ...useJobOrder(latestFirst, { param: `${param}-sort` }),
    count,
    showMore: () => setText(String(Math.min(count + MORE, MOST)), { replace: true }),
  };
}

type Props = {
  title: string;
  emptyText: string;
  jobs: PipelineJobsTable_jobs$key;
  /** How many jobs the list has in all. */
  total: number;
  list: ReturnType<typeof useShortList>;
  reload: () => Promise<void>;
};

function ShortList({ title, emptyText, jobs, total, list, reload }: Props) {
  return (
    <Surface title={title} flush>
      <PipelineJobsTable
        jobs={jobs}
        label={title}
        emptyText={emptyText}
        isCompact
        sort={list.sort}
        onSortChange={list.onSortChange}
        reload={reload}
      />
      {list.count < total && (
        <Box sx={{ display: "flex", alignItems: "center", justifyContent: "flex-end", gap: 3, px: 4, py: 2, borderTop: 1, borderColor: "divider" }}>
          <Box component="span" sx={{ color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
            {`${numberText(list.count)} of ${numberText(total)}`}
          </Box>
          {list.count < MOST && (
            <Button aria-label={`Show more of ${title}`} onClick={list.showMore}>
              Show More
            </Button>
          )}
        </Box>
      )}
    </Surface>
  );
}
