import { graphql, useFragment } from "react-relay";
import type { PipelineJobFacts_job$key } from "../../../__generated__/PipelineJobFacts_job.graphql";
import { CopyButton } from "../../../app/CopyButton";
import { paths } from "../../../app/routing/paths";
import { WarningBox } from "../../../ui/feedback/WarningBox";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { StatTiles } from "../../../ui/layout/StatTiles";
import { Surface } from "../../../ui/layout/Surface";
import { dateText, numberText, runDateText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { PhaseChip } from "../hub/PhaseChip";
import { runningText } from "./runningText";
import { useSecond } from "./useSecond";

const UNKNOWN = "Unknown";

/** What a job computes, its progress, and its counts. */
export function PipelineJobFacts({ job }: { job: PipelineJobFacts_job$key }) {
  const row = useFragment(
    graphql`
      fragment PipelineJobFacts_job on PipelineJob {
        jobId
        marketHash
        market @catch(to: NULL) {
          name
          marketHash
        }
        date
        typeLabel
        matchGroup
        phase
        statusText
        statusLabel
        isRunning
        startedAt
        durationLabel
        runBy
        count
        totalPins
        uniquePins
        totalMatches
        totalUniqueMatches
      }
    `,
    job,
  );
  const { jobId, marketHash, market, date, phase, statusText, statusLabel, isRunning, startedAt, durationLabel } = row;
  const now = useSecond(isRunning && startedAt != null);
  const name = market?.name ?? marketHash;
  const duration = isRunning && startedAt != null ? runningText(startedAt, now) : (durationLabel ?? UNKNOWN);
  const facts = [
    { label: "Status", value: statusLabel === "" ? UNKNOWN : <PhaseChip phase={phase} label={statusLabel} /> },
    // For some steps, the badge shows a shorter word.
    ...(statusText === statusLabel || statusText === "" ? [] : [{ label: "Step", value: statusText }]),
    { label: isRunning ? "Running For" : "Duration", value: duration },
    { label: "Started", value: runDateText(startedAt) || UNKNOWN },
    { label: "Run By", value: row.runBy ?? UNKNOWN },
    {
      label: "Market",
      value: market == null ? name || UNKNOWN : <TextLink to={paths.framesByMarket(market.marketHash)}>{name}</TextLink>,
    },
    { label: "Date", value: date == null ? UNKNOWN : <TextLink to={paths.pipelineDay(date)}>{dateText(date)}</TextLink> },
    { label: "Inventory", value: row.typeLabel || UNKNOWN },
    { label: "Match Group", value: row.matchGroup ?? UNKNOWN },
    { label: "Job ID", value: jobId, action: <CopyButton what="Job ID" text={jobId} /> },
  ];
  const figures = [
    { label: "Count", value: row.count, describes: "PipelineJob.count" },
    { label: "Total Devices", value: row.totalPins, describes: "PipelineJob.totalPins" },
    { label: "Unique Devices", value: row.uniquePins, describes: "PipelineJob.uniquePins" },
    { label: "Total Matches", value: row.totalMatches, describes: "PipelineJob.totalMatches" },
    { label: "Unique Matches", value: row.totalUniqueMatches, describes: "PipelineJob.totalUniqueMatches" },
  ];
  return (
    <>
      {phase === "FAILED" && <WarningBox>This job failed. The pipeline service gives no reason.</WarningBox>}
      <Surface>
        <KeyFacts label="Job" facts={facts} />
      </Surface>
      <StatTiles label="Figures" stats={figures.map(({ value, ...figure }) => ({ ...figure, value: value == null ? "—" : numberText(value) }))} />
    </>
  );
}
