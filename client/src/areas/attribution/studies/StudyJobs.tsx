import { graphql } from "react-relay";
import type { StudyJobsQuery } from "../../../__generated__/StudyJobsQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { paths } from "../../../app/routing/paths";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { RowActions } from "../../../ui/table/RowActions";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { momentText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { JobCreator } from "../../jobs/JobCreator";
import { JobFiles, useRefreshTask } from "../../jobs/JobFiles";
import { JobStatusChip } from "../../jobs/JobStatusChip";

const query = graphql`
  query StudyJobsQuery($studyId: Int!) @preloadable @throwOnFieldError {
    study(studyId: $studyId) {
      jobs(first: 1000) {
        totalCount
        unreadableCount
        nodes {
          jobId
          typeLabel
          statusLabel
          createdAt
          createdBy
          failure
          files {
            name
          }
          viewReport {
            allowed
          }
          ...JobStatusChip_job
          ...JobFiles_job
          ...JobFilesRefresh_job
        }
      }
    }
  }
`;

type Jobs = NonNullable<StudyJobsQuery["response"]["study"]>["jobs"];
type Job = Jobs["nodes"][number];

const list = { name: "study-jobs" };

const columns: readonly Column<Job>[] = [
  {
    key: "id",
    header: "ID",
    isPinned: true,
    isOneLine: true,
    value: ({ jobId }) => jobId,
    cell: ({ jobId }) => <TextLink to={`${paths.attributionJobs()}?text=${encodeURIComponent(jobId)}`}>{jobId}</TextLink>,
  },
  { key: "type", header: "Type", isOneLine: true, value: ({ typeLabel }) => typeLabel },
  { key: "status", header: "Status", cell: (job) => <JobStatusChip job={job} />, text: ({ statusLabel }) => statusLabel },
  { key: "created", header: "Created", isOneLine: true, value: ({ createdAt }) => createdAt, cell: ({ createdAt }) => momentText(createdAt) },
  { key: "creator", header: "Created By", value: ({ createdBy }) => createdBy, cell: ({ createdBy }) => <JobCreator email={createdBy} /> },
  {
    key: "results",
    header: "Results",
    cell: (job) => <JobFiles job={job} />,
    text: ({ failure, files }) => [failure, ...files.map(({ name }) => name)].filter(Boolean).join(", "),
  },
  { key: "actions", header: "Actions", isHeaderHidden: true, align: "right", cell: (job) => <Actions job={job} /> },
];

function Actions({ job }: { job: Job }) {
  const { jobId, viewReport } = job;
  const refresh = useRefreshTask(job);
  const report = viewReport.allowed
    ? { label: "View report", description: `View report of job ${jobId}`, to: paths.attributionReport(jobId) }
    : null;
  return <RowActions name={`job ${jobId}`} actions={[report, refresh].filter((action) => action !== null)} />;
}

/** The query of the jobs of a study. */
export const useStudyJobs = (studyId: number): PanelQuery<StudyJobsQuery> =>
  usePanelQuery<StudyJobsQuery>("jobs", query, { studyId });

/** The jobs about a study, with their files and reports. */
export function StudyJobs({ jobs }: { jobs: PanelQuery<StudyJobsQuery> }) {
  return (
    <Surface title="Jobs and Reports" actions={<TextLink to={paths.attributionJobs()}>All attribution jobs</TextLink>} flush>
      <Panel loadable={jobs} skeleton={<TableSkeleton columns={6} rows={3} isInCard />}>
        {({ study }) => study && <JobRows jobs={study.jobs} />}
      </Panel>
    </Surface>
  );
}

function JobRows({ jobs: { nodes, totalCount, unreadableCount } }: { jobs: Jobs }) {
  const table = useUrlTable({
    columns,
    rows: nodes,
    rowKey: ({ jobId }) => jobId,
    pageSize: 25,
    defaultSort: { key: "created", direction: "desc" },
  });
  return (
    <>
      <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount} />
      <DataTable {...table} label="Jobs" list={list} emptyText="No jobs found." minWidth={880} />
    </>
  );
}
