import { paths } from "../../../app/routing/paths";
import { AsTable } from "../../../ui/charts/AsTable";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { runDateText, timeText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { PhaseChip } from "./PhaseChip";
import type { Lane, Run } from "./lanes";

const columns: readonly Column<Run>[] = [
  { key: "market", header: "Market", value: ({ market }) => market },
  { key: "job", header: "Job", text: ({ jobId }) => jobId, cell: ({ jobId }) => <TextLink to={paths.pipelineJob(jobId)}>{jobId}</TextLink> },
  { key: "type", header: "Type", value: ({ type }) => type },
  {
    key: "status",
    header: "Status",
    value: ({ status }) => status,
    cell: ({ phase, status }) => <PhaseChip phase={phase} label={status} />,
  },
  {
    key: "started",
    header: "Run Date",
    isOneLine: true,
    value: ({ start }) => start,
    cell: ({ start }) => runDateText(new Date(start)),
    text: ({ start }) => new Date(start).toISOString(),
  },
  {
    key: "duration",
    header: "Duration",
    isOneLine: true,
    value: ({ start, end }) => end - start,
    cell: ({ duration }) => duration,
    text: ({ duration }) => duration,
  },
  {
    key: "usual",
    header: "Usually Ends",
    value: ({ usualEnd }) => usualEnd,
    cell: usualText,
    text: ({ usualEnd }) => usualEnd && new Date(usualEnd).toISOString(),
  },
];

/** The runs of a time line, for reading instead of looking. */
export function RunTable({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <AsTable>
      {(isOpen) =>
        isOpen && (
          <DataTable
            columns={columns}
            rows={lanes.flatMap(({ bars }) => bars)}
            rowKey={({ jobId }) => jobId}
            label="Runs of the last 24 hours"
            list={{ name: "pipeline-runs" }}
            emptyText="No jobs have started in the last 24 hours."
            minWidth={760}
            isDense
          />
        )
      }
    </AsTable>
  );
}

/** A run in words. */
export function runText(run: Run): string {
  const usual = usualText(run);
  const job = `${run.type} job ${run.jobId}: ${run.status}`;
  const started = `started ${timeText(new Date(run.start))}`;
  return [job, started, run.duration, usual && `usually ends ${usual}`].filter(Boolean).join(", ");
}

function usualText({ usualEnd, isSlow }: Run): string {
  return usualEnd === null ? "" : `${timeText(new Date(usualEnd))}${isSlow ? " (longer than usual)" : ""}`;
}
