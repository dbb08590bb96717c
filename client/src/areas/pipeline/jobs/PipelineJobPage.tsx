import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { PipelineJobPageQuery } from "../../../__generated__/PipelineJobPageQuery.graphql";
import { useRefetchAt } from "../../../app/relay/useRefetchAt";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { dateText } from "../../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { useIsMounted } from "../../../ui/useIsMounted";
import { HubAge } from "../hub/HubAge";
import { LiveArea } from "../hub/LiveArea";
import { pipelineJobs } from "../hub/liveLists";
import { PipelineSourcesNote } from "../hub/PipelineSourcesNote";
import { refetchPanels, useRefetchable } from "../hub/refetching";
import { useLiveList } from "../hub/useLiveList";
import { usePipelineJobActions } from "../hub/usePipelineJobActions";
import { PipelineJobFacts } from "./PipelineJobFacts";
import { PipelineJobNeighbours } from "./PipelineJobNeighbours";

const list: Crumb = { label: "Pipeline", to: paths.pipeline() };

const query = graphql`
  query PipelineJobPageQuery($jobId: String!) @preloadable @throwOnFieldError {
    pipelineJob(by: { jobId: $jobId }) {
      id
      jobId
      marketHash
      marketLabel @catch
      date
      typeLabel
      delete {
        reason
        changesAt
      }
      ...PipelineJobFacts_job
    }
    ...PipelineSourcesNote_query
  }
`;

type Data = PipelineJobPageQuery["response"];

/** A job of a market: what it computes, its progress and result, and the actions on it. */
export function PipelineJobPage() {
  const loadable = useRouteQuery<PipelineJobPageQuery>("the job", query);
  useRefetchable(loadable.refetch);
  const live = useLiveList(pipelineJobs, { refetch: loadable.refetchCached, isSteady: true });
  const age = <HubAge list={loadable} isRefetching={loadable.isRefetching} onRefetch={() => void refetchPanels()} />;
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
      {({ job, data }) => (
        <LiveArea live={live}>
          <Job key={job.jobId} job={job} data={data} refetch={loadable.refetch} age={age} />
        </LiveArea>
      )}
    </RecordPage>
  );
}

type Props = {
  job: NonNullable<Data["pipelineJob"]>;
  data: Data;
  refetch: () => Promise<void>;
  age: ReactNode;
};

function Job({ job, data, refetch, age }: Props) {
  const { id, jobId, marketHash, marketLabel, date, typeLabel } = job;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const day = date == null ? paths.pipeline() : paths.pipelineDay(date);
  const market = marketLabel.ok ? marketLabel.value : marketHash;
  const label = [market || `Job ${jobId}`, dateText(date), typeLabel].filter(Boolean).join(", ");
  const { ask, dialog, failureOf } = usePipelineJobActions({
    refetch: refetchPanels,
    onDone: (what) => {
      // A deleted job has nothing left to show.
      if (what === "delete" && isMounted()) void navigate(day, { replace: true });
    },
  });
  const { reason, changesAt } = job.delete;
  useRefetchAt(changesAt ? Date.parse(changesAt) : null, refetch);
  const acted = { job: { id, jobId }, name: label };
  const failure = failureOf(jobId);

  return (
    <PageFrame
      title={label}
      subtitle={`Pipeline job ${jobId}`}
      thing={{ kind: "Pipeline job", label, address: paths.pipelineJob(jobId) }}
      breadcrumbs={<Breadcrumbs crumbs={[list, ...(date == null ? [] : [{ label: dateText(date), to: day }]), { label: market || jobId }]} />}
      actions={
        <>
          {age}
          <ScreenButton label="Re-run" onClick={() => ask({ what: "rerun", ...acted })} />
          <ScreenButton label="Delete" reason={reason ?? null} onClick={() => ask({ what: "delete", ...acted })} />
        </>
      }
    >
      <PipelineSourcesNote query={data} />
      <MissingPart what="markets" parts={[marketLabel]} onRetry={refetch} isInline />
      {failure !== undefined && <Box sx={{ color: "error.main", fontSize: 13 }}>{failure}</Box>}
      <PipelineJobFacts job={job} />
      {marketHash !== "" && date != null && <PipelineJobNeighbours marketHash={marketHash} date={date} />}
      {dialog}
    </PageFrame>
  );
}
