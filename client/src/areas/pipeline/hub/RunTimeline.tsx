import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RunTimeline_jobs$key } from "../../../__generated__/RunTimeline_jobs.graphql";
import { noPrint, tabularNumbers } from "../../../ui/layout/style";
import { EmptyState } from "../../../ui/table/EmptyState";
import { numberText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { useHeldRows } from "./HubPanel";
import { useFollowing } from "./liveLists";
import { RunLanes } from "./RunLanes";
import { type Run, runLanes } from "./lanes";
import { RunTable } from "./RunTable";

type Props = {
  jobs: RunTimeline_jobs$key;
  /** The address of the list that has all of the runs. */
  listAddress: string;
};

/** The lanes that show at first, and the most of them. */
const FIRST = 12;
const MOST = 40;

/** The runs of the last 24 hours over time: a lane for each market, a bar for each run. A table has the same. */
export function RunTimeline({ jobs, listAddress }: Props) {
  const { runs, now } = useRuns(jobs);
  const [isLong, setLong] = useState(false);
  const lanes = runLanes(runs, now);
  if (lanes.length === 0) return <EmptyState text="No jobs have started in the last 24 hours." />;
  const shown = lanes.slice(0, isLong ? MOST : FIRST);
  return (
    <Box sx={{ p: 4, fontSize: 12, ...tabularNumbers }}>
      <RunLanes lanes={shown} all={lanes} now={now} />
      {lanes.length > FIRST && (
        <Box
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, mt: 2, color: "text.secondary", ...noPrint }}
        >
          {`${numberText(shown.length)} of ${numberText(lanes.length)} markets`}
          <Button size="small" onClick={() => setLong(!isLong)}>
            {isLong ? "Show fewer markets" : "Show more markets"}
          </Button>
          {isLong && lanes.length > MOST && <TextLink to={listAddress}>All jobs</TextLink>}
        </Box>
      )}
      <RunTable lanes={lanes} />
    </Box>
  );
}

/** The jobs that have started, as runs, and until when they are known. */
function useRuns(jobs: RunTimeline_jobs$key): { runs: readonly Run[]; now: number } {
  const { nodes } = useFragment(
    graphql`
      fragment RunTimeline_jobs on PipelineJobConnection @throwOnFieldError {
        nodes {
          pipelineJobId
          marketHash
          marketLabel @catch
          typeLabel
          phase
          statusLabel
          isRunning
          startedAt
          durationSeconds
          durationLabel
          usualDurationSeconds
          isSlow
          needsRerun
        }
      }
    `,
    jobs,
  );
  const [openedAt] = useState(() => Date.now());
  const now = useFollowing()?.readAt?.getTime() ?? openedAt;
  const held = useHeldRows(nodes, ({ pipelineJobId }) => pipelineJobId);
  const runs = held.flatMap((job): Run[] => {
    if (job.startedAt == null) return [];
    const start = Date.parse(job.startedAt);
    return [
      {
        jobId: job.pipelineJobId,
        marketHash: job.marketHash,
        market: (job.marketLabel.ok && job.marketLabel.value) || job.marketHash || "Unknown market",
        type: job.typeLabel,
        phase: job.phase,
        status: job.statusLabel,
        start,
        end: job.isRunning ? Math.max(start, now) : start + (job.durationSeconds ?? 0) * 1000,
        duration: job.durationLabel ?? "",
        usualEnd: job.usualDurationSeconds == null ? null : start + job.usualDurationSeconds * 1000,
        isSlow: job.isSlow,
        needsRerun: job.needsRerun,
      },
    ];
  });
  return { runs, now };
}
