import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { PipelineJobPageQuery } from "../../../__generated__/PipelineJobPageQuery.graphql";
import { CopyButton } from "../../../app/CopyButton";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { StatTiles } from "../../../ui/layout/StatTiles";
import { Surface } from "../../../ui/layout/Surface";
import { dateText, numberText, runDateText } from "../../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { TextLink } from "../../../ui/url/TextLink";
import { useIsMounted } from "../../../ui/useIsMounted";
import { HubAge } from "../hub/HubPanel";
import { JobsList, JobsNote } from "../hub/JobsList";
import { pipelineJobs, refetchPanels, useLive, useRefetchable } from "../hub/liveLists";
import { PhaseChip } from "../hub/PhaseChip";
import { useJobActions } from "../useJobActions";

const UNKNOWN = "Unknown";
const list: Crumb = { label: "Pipeline", to: paths.pipeline() };

const query = graphql`
  query PipelineJobPageQuery($pipelineJobId: String!) @preloadable @throwOnFieldError {
    pipelineJob(pipelineJobId: $pipelineJobId) {
      pipelineJobId
      marketHash
      marketLabel @catch
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
      usualDurationSeconds
      isSlow
      completedBy {
        pipelineJobId
        startedAt
      }
      runBy
      count
      totalPins
      uniquePins
      totalMatches
      totalUniqueMatches
      delete {
        reason
      }
    }
    ...JobsList_query
  }
`;

type Data = PipelineJobPageQuery["response"];

/** A job of a market: what it computes, its progress and result, and the actions on it. */
export function PipelineJobPage() {
  const loadable = useRouteQuery<PipelineJobPageQuery>("the job", query);
  useRefetchable(loadable.refetch);
  useLive(pipelineJobs, loadable.refetchCached);
  const age = <HubAge list={loadable} />;
  return (
    <RecordPage
      isSteady
      loadable={loadable}
      read={(data) => data.pipelineJob && { job: data.pipelineJob, data }}
      kind="Pipeline job"
      title="Pipeline Job"
      crumbs={[list]}
      actions={age}
      back={{ label: "Back to Pipeline", to: paths.pipeline() }}
    >
      {({ job, data }) => <Job key={job.pipelineJobId} job={job} data={data} refetch={loadable.refetch} age={age} />}
    </RecordPage>
  );
}

type Props = { job: NonNullable<Data["pipelineJob"]>; data: Data; refetch: () => Promise<void>; age: ReactNode };

function Job({ job, data, refetch, age }: Props) {
  const { pipelineJobId: jobId, marketHash, marketLabel, date, typeLabel } = job;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const day = date == null ? paths.pipeline() : paths.pipelineDay(date);
  const market = marketLabel.ok ? marketLabel.value : marketHash;
  const name = [market || `Job ${jobId}`, dateText(date), typeLabel].filter(Boolean).join(", ");
  const { ask, dialog, failureOf } = useJobActions({
    refetch: refetchPanels,
    onDone: (what) => {
      // A deleted job has nothing left to show.
      if (what === "delete" && isMounted()) void navigate(day, { replace: true });
    },
  });
  const failure = failureOf(jobId);
  return (
    <PageFrame
      title={name}
      subtitle={`Pipeline job ${jobId}`}
      record={{ kind: "Pipeline job", label: name, address: paths.pipelineJob(jobId) }}
      breadcrumbs={<Breadcrumbs crumbs={[list, ...(date == null ? [] : [{ label: dateText(date), to: day }]), { label: market || jobId }]} />}
      actions={
        <>
          {age}
          <ScreenButton label="Re-run" onClick={() => ask({ what: "rerun", jobId, name })} />
          <ScreenButton label="Delete" reason={job.delete.reason ?? null} onClick={() => ask({ what: "delete", jobId, name })} />
        </>
      }
    >
      <JobsNote query={data} />
      <MissingPart what="markets" parts={[marketLabel]} onRetry={refetch} isInline />
      {failure !== undefined && <Box sx={{ color: "error.main", fontSize: 13 }}>{failure}</Box>}
      <Facts job={job} />
      {marketHash !== "" && date != null && (
        // There are several if one was run again.
        <Surface
          title="Jobs of This Market and Day"
          actions={<TextLink to={`${paths.pipeline()}?tab=jobs&market=${encodeURIComponent(marketHash)}`}>All jobs of this market</TextLink>}
          flush
        >
          <JobsList
            label="Jobs of this market and day"
            name="jobs-of-day"
            params={[]}
            filter={{ marketHashes: [marketHash], dates: { from: date, to: date } }}
            firstOrder="DATE"
            isCompact
          />
        </Surface>
      )}
      {dialog}
    </PageFrame>
  );
}

/** What a job computes, its progress, and its counts. */
function Facts({ job }: { job: Props["job"] }) {
  const { pipelineJobId: jobId, marketHash, market, date, phase, statusText, statusLabel, isRunning, startedAt, durationLabel } = job;
  const { usualDurationSeconds: usual, completedBy } = job;
  const name = market?.name ?? marketHash;
  const facts = [
    { label: "Status", value: statusLabel === "" ? UNKNOWN : <PhaseChip phase={phase} label={statusLabel} /> },
    // For some steps, the badge shows a shorter word.
    ...(statusText === statusLabel || statusText === "" ? [] : [{ label: "Step", value: statusText }]),
    { label: isRunning ? "Running For" : "Duration", value: isRunning && startedAt != null ? <RunningFor since={startedAt} /> : (durationLabel ?? UNKNOWN) },
    ...(usual == null
      ? []
      : [{ label: "Usual Duration", value: job.isSlow ? <StatusChip tone="yellow" label={`${durationText(usual)}: longer than usual`} /> : durationText(usual) }]),
    { label: "Started", value: runDateText(startedAt) || UNKNOWN },
    { label: "Run By", value: job.runBy ?? UNKNOWN },
    { label: "Market", value: market == null ? name || UNKNOWN : <TextLink to={paths.market(market.marketHash)}>{name}</TextLink> },
    { label: "Date", value: date == null ? UNKNOWN : <TextLink to={paths.pipelineDay(date)}>{dateText(date)}</TextLink> },
    { label: "Inventory", value: job.typeLabel || UNKNOWN },
    { label: "Match Group", value: job.matchGroup ?? UNKNOWN },
    { label: "Job ID", value: jobId, action: <CopyButton what="Job ID" text={jobId} /> },
  ];
  const figures = [
    { label: "Count", value: job.count, describes: "PipelineJob.count" },
    { label: "Total Devices", value: job.totalPins, describes: "PipelineJob.totalPins" },
    { label: "Unique Devices", value: job.uniquePins, describes: "PipelineJob.uniquePins" },
    { label: "Total Matches", value: job.totalMatches, describes: "PipelineJob.totalMatches" },
    { label: "Unique Matches", value: job.totalUniqueMatches, describes: "PipelineJob.totalUniqueMatches" },
  ];
  return (
    <>
      {phase === "FAILED" && completedBy == null && <Alert severity="warning">This job failed. The pipeline service gives no reason.</Alert>}
      {completedBy != null && (
        <Alert severity="info">
          This job failed. Its work was completed by <TextLink to={paths.pipelineJob(completedBy.pipelineJobId)}>{`job ${completedBy.pipelineJobId}`}</TextLink>
          {completedBy.startedAt != null && `, started ${runDateText(completedBy.startedAt)}`}.
        </Alert>
      )}
      <Surface>
        <KeyFacts label="Job" facts={facts} />
      </Surface>
      <StatTiles label="Figures" stats={figures.map(({ value, ...figure }) => ({ ...figure, value: value == null ? "—" : numberText(value) }))} />
    </>
  );
}

/** How long a job has been running, such as "1h 2m 3s", as the graph writes durations. */
function RunningFor({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  // The clock of the browser may be behind.
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / 1000));
  return durationText(seconds);
}

const durationText = (seconds: number): string => `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m ${seconds % 60}s`;
