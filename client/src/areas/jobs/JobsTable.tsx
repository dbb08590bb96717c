import { graphql, useFragment } from "react-relay";
import type { JobsTable_jobs$data, JobsTable_jobs$key } from "../../__generated__/JobsTable_jobs.graphql";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { RowActions } from "../../ui/table/RowActions";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { dateRangeText, momentText } from "../../ui/text/format";
import { JobCreator } from "./JobCreator";
import { JobDates } from "./JobDates";
import { JobFiles, useRefreshTask } from "./JobFiles";
import { JobStatusChip } from "./JobStatusChip";

type Job = JobsTable_jobs$data["nodes"][number];

const list = { name: "jobs" };

const columns: readonly Column<Job>[] = [
  { key: "type", header: "Job", width: "9%", isOneLine: true, cell: ({ typeLabel }) => typeLabel, text: ({ typeLabel }) => typeLabel },
  { key: "status", header: "Status", width: "11%", cell: (job) => <JobStatusChip job={job} />, text: ({ statusLabel }) => statusLabel },
  { key: "created", header: "Created", width: "15%", isOneLine: true, cell: ({ createdAt }) => momentText(createdAt), text: ({ createdAt }) => createdAt },
  { key: "creator", header: "Created By", width: "14%", cell: ({ createdBy }) => <JobCreator email={createdBy} />, text: ({ createdBy }) => createdBy },
  { key: "dates", header: "Dates", describes: "JobRequest.dates", width: "16%", isOneLine: true, cell: (job) => <JobDates job={job} />, text: ({ request }) => request?.dates && dateRangeText(request.dates.from, request.dates.to) },
  { key: "files", header: "Files", describes: "Job.files", cell: (job) => <JobFiles job={job} />, text: ({ files }) => files.map(({ name }) => name).join(", ") },
  {
    key: "actions",
    header: "Actions",
    isHeaderHidden: true,
    align: "right",
    cell: (job) => <Actions job={job} />,
  },
];

function Actions({ job }: { job: Job }) {
  const refresh = useRefreshTask(job);
  return <RowActions name={`job ${job.jobId}`} actions={refresh === null ? [] : [refresh]} />;
}

type Props = {
  jobs: JobsTable_jobs$key;
  /** Shown when there are no jobs. */
  emptyText: string;
};

/** Jobs of the main API's queue, with their files. */
export function JobsTable({ jobs, emptyText }: Props) {
  const { totalCount, unreadableCount, nodes } = useFragment(
    graphql`
      fragment JobsTable_jobs on JobConnection {
        totalCount
        unreadableCount
        nodes {
          id
          jobId
          typeLabel
          statusLabel
          createdAt
          createdBy
          request {
            dates {
              from
              to
            }
          }
          files {
            name
          }
          ...JobStatusChip_job
          ...JobDates_job
          ...JobFiles_job
          ...JobFilesRefresh_job
        }
      }
    `,
    jobs,
  );
  const table = useUrlTable({ columns, rows: nodes, rowKey: ({ id }) => id, pageSize: 25, pageParam: "jobs-page" });
  return (
    <>
      <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount} />
      <DataTable {...table} label="Jobs" list={list} emptyText={emptyText} minWidth={1080} />
    </>
  );
}
