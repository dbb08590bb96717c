import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { NewPipelineJobPageQuery } from "../../../__generated__/NewPipelineJobPageQuery.graphql";
import type { MarketRunJobType, PipelineRunType } from "../../../__generated__/createJobsMutation.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import type { Choice } from "../../../ui/form/choices";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { SelectField } from "../../../ui/form/SelectField";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { CampaignSelect } from "../../campaigns/CampaignSelect";
import { CustomerSelect } from "../../customers/CustomerSelect";
import { CreateJobsCount, useCreateJobs } from "./createJobs";
import { datesInput, noDates, type RunDates, RunDateFields } from "./RunDateFields";
import { MarketsFrame, RunMarketsField } from "./RunMarketsField";
import { RunPageForm } from "./RunPageForm";
import { RunReport } from "./RunReport";
import { useEntries } from "./useRunForm";

const query = graphql`
  query NewPipelineJobPageQuery @preloadable {
    ...RunMarketsField_query
  }
`;

const runTypes: readonly Choice<PipelineRunType>[] = [
  { value: "STATIONARY", label: "Stationary" },
  { value: "TRANSIT", label: "Transit" },
];

const jobTypes: readonly Choice<MarketRunJobType>[] = [
  { value: "NEAR_TO_GOLD", label: "Full Matching" },
  { value: "BRONZE_TO_GOLD", label: "Devices to Impressions" },
  { value: "SF_BRONZE_TO_GOLD", label: "SF Devices to Impressions" },
];

type Entries = {
  readonly marketIds: readonly number[];
  readonly dates: RunDates;
  readonly runType: PipelineRunType;
  readonly jobType: MarketRunJobType;
  readonly customerId: number | null;
  readonly campaignId: number | null;
};

const start: Entries = {
  marketIds: [],
  dates: noDates,
  runType: "STATIONARY",
  jobType: "NEAR_TO_GOLD",
  customerId: null,
  campaignId: null,
};

/** Runs chosen markets on a date or a range of dates. */
export function NewPipelineJobPage() {
  const loadable = useRouteQuery<NewPipelineJobPageQuery>("markets", query);
  const navigate = useNavigate();
  const form = useCreateJobs("New Pipeline Job", () => void navigate(paths.pipeline()));
  const [entries, change] = useEntries(start, form.noteChange);
  const draft = useDraft({ name: "new pipeline job", entries, isSent: !form.isUnsaved, onRestore: change });
  const { marketIds, dates, runType, jobType, customerId, campaignId } = entries;
  return (
    <PageFrame
      title="New Pipeline Job"
      breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: "New Pipeline Job" }]} />}
    >
      <RunPageForm
        label="New Pipeline Job"
        form={form}
        fields={["marketIds", "startDate", "endDate", "customerId", "campaignId"]}
        onSave={() => form.submit({ marketIds: [...marketIds], ...datesInput(dates), runType, jobType, customerId, campaignId })}
        back={paths.pipeline()}
        report={<RunReport />}
        beside={
        <Surface title="Job">
          <Box
            sx={{
              display: "grid",
              gap: 4,
              alignItems: "start",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            }}
          >
            <RunDateFields value={dates} onChange={(next) => change({ dates: next })} problems={form.problems} />
            <SelectField label="Run Type" value={runType} choices={runTypes} onChange={(next) => next && change({ runType: next })} />
            <SelectField label="Job Type" value={jobType} choices={jobTypes} onChange={(next) => next && change({ jobType: next })} />
            <CustomerSelect
              value={customerId}
              onChange={(next) => change({ customerId: next, campaignId: null })}
              emptyLabel="No Customer"
              problem={form.problems["customerId"]}
            />
            {customerId !== null && (
              <CampaignSelect
                key={customerId}
                customerId={customerId}
                value={campaignId}
                onChange={(next) => change({ campaignId: next })}
                emptyLabel="No Campaign"
                problem={form.problems["campaignId"]}
              />
            )}
          </Box>
          <Box sx={{ mt: 3 }}>
            <CreateJobsCount dates={dates} input={{ marketIds, runType }} form={form} />
          </Box>
        </Surface>
        }
      >
        {draft}
        <Surface title="Markets">
          <Panel loadable={{ ...loadable, isStale: false }} failure="inline" skeleton={
              <MarketsFrame>
                <CardsSkeleton count={12} height={24} />
              </MarketsFrame>
            }>
            {(data) => (
              <RunMarketsField
                query={data}
                value={marketIds}
                onChange={(next) => change({ marketIds: next })}
                problem={form.problems["marketIds"]}
              />
            )}
          </Panel>
        </Surface>
      </RunPageForm>
    </PageFrame>
  );
}
