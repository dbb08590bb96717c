import Alert from "@mui/material/Alert";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { CampaignRefreshJobPageQuery } from "../../../__generated__/CampaignRefreshJobPageQuery.graphql";
import { CopyButton } from "../../../app/CopyButton";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { dateText, momentText } from "../../../ui/text/format";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { TextLink } from "../../../ui/url/TextLink";
import { refreshJobName } from "../hub/CampaignRefreshTab";
import { HubAge } from "../hub/HubPanel";
import { campaignRefreshJobs, useLive, useRefetchable } from "../hub/liveLists";
import { PhaseChip } from "../hub/PhaseChip";
import { useJobActions } from "../useJobActions";

const UNKNOWN = "Unknown";
const crumbs: readonly Crumb[] = [
  { label: "Pipeline", to: paths.pipeline() },
  { label: "Campaign Refresh Jobs", to: paths.campaignRefreshJobs() },
];

const query = graphql`
  query CampaignRefreshJobPageQuery($refreshJobId: String!) @preloadable @throwOnFieldError {
    campaignRefreshJob(refreshJobId: $refreshJobId) {
      refreshJobId
      campaignId
      campaignName
      customerId
      customer @catch {
        name
        slug
      }
      markets {
        name
        activeFrom
        activeTo
      }
      createdAt
      phase
      statusText
      statusLabel
      activeFrom
      activeTo
      run {
        allowed
        reason
      }
      runLabel
    }
  }
`;

type RefreshJob = NonNullable<CampaignRefreshJobPageQuery["response"]["campaignRefreshJob"]>;
type Market = RefreshJob["markets"][number] & { position: number };

const columns: readonly Column<Market>[] = [
  { key: "name", header: "Market", cell: ({ name }) => name, text: ({ name }) => name },
  { key: "from", header: "Active From", describes: "CampaignRefreshMarket.activeFrom", isOneLine: true, cell: ({ activeFrom }) => dateText(activeFrom, "Not Set"), text: ({ activeFrom }) => activeFrom },
  { key: "to", header: "Active To", describes: "CampaignRefreshMarket.activeTo", isOneLine: true, cell: ({ activeTo }) => dateText(activeTo, "Not Set"), text: ({ activeTo }) => activeTo },
];

const list = { name: "refresh-job-markets" };

/** A refresh job of a campaign: what it refreshes, its progress, and the button that runs it. */
export function CampaignRefreshJobPage() {
  const loadable = useRouteQuery<CampaignRefreshJobPageQuery>("the job", query);
  useRefetchable(loadable.refetch);
  useLive(campaignRefreshJobs, loadable.refetchCached);
  const age = <HubAge list={loadable} />;
  return (
    <RecordPage
      isSteady
      loadable={loadable}
      read={(data) => data.campaignRefreshJob}
      kind="Campaign refresh job"
      title="Campaign Refresh Job"
      crumbs={crumbs}
      actions={age}
      back={{ label: "Back to Campaign Refresh Jobs", to: paths.campaignRefreshJobs() }}
    >
      {(job) => <Job key={job.refreshJobId} job={job} refetch={loadable.refetch} age={age} />}
    </RecordPage>
  );
}

type Props = { job: RefreshJob; refetch: () => Promise<void>; age: ReactNode };

function Job({ job, refetch, age }: Props) {
  const { refreshJobId: jobId, campaignId, campaignName, phase, statusText, statusLabel, run } = job;
  const { ask, dialog } = useJobActions({ refetch });
  const customer = job.customer.ok ? job.customer.value : null;
  const label = refreshJobName({ refreshJobId: jobId, campaignId, campaignName });
  const facts = [
    { label: "Status", value: statusLabel === "" ? UNKNOWN : <PhaseChip phase={phase} label={statusLabel} /> },
    ...(statusText === statusLabel || statusText === "" ? [] : [{ label: "Step", value: statusText }]),
    { label: "Data", value: <StatusChip tone={run.allowed ? "green" : "grey"} label={job.runLabel} /> },
    { label: "Created", value: momentText(job.createdAt) || UNKNOWN },
    {
      label: "Campaign",
      value: customer && campaignId ? <TextLink to={paths.campaign(customer.slug, campaignId)}>{label}</TextLink> : label,
    },
    {
      label: "Customer",
      value: customer ? <TextLink to={paths.customer(customer.slug)}>{customer.name}</TextLink> : (job.customerId ?? UNKNOWN),
    },
    { label: "Active From", value: dateText(job.activeFrom, "Not Set") },
    { label: "Active To", value: dateText(job.activeTo, "Not Set") },
    { label: "Job ID", value: jobId, action: <CopyButton what="Job ID" text={jobId} /> },
  ];
  return (
    <PageFrame
      title={label}
      subtitle={`Campaign refresh job ${jobId}`}
      record={{ kind: "Campaign refresh job", label, address: paths.campaignRefreshJob(jobId) }}
      breadcrumbs={<Breadcrumbs crumbs={[...crumbs, { label }]} />}
      actions={
        <>
          {age}
          <ScreenButton label="Run" reason={run.allowed ? null : (run.reason ?? "")} onClick={() => ask({ what: "run", jobId, name: [label, customer?.name].filter(Boolean).join(", ") })} />
        </>
      }
    >
      <MissingPart what="customers" parts={[job.customer]} onRetry={refetch} isInline />
      {phase === "FAILED" && <Alert severity="warning">This job failed. The pipeline service gives no reason.</Alert>}
      <Surface>
        <KeyFacts label="Job" facts={facts} />
      </Surface>
      <Surface title="Markets" flush>
        <DataTable
          label="Markets"
          list={list}
          columns={columns}
          rows={job.markets.map((market, position) => ({ ...market, position }))}
          rowKey={({ position }) => position}
          emptyText="No markets found."
        />
      </Surface>
      {dialog}
    </PageFrame>
  );
}
