import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { NewPipelineJobPage_query$key } from "../../../__generated__/NewPipelineJobPage_query.graphql";
import type { MarketRunJobType, PipelineRunType } from "../../../__generated__/NewPipelineJobPageMutation.graphql";
import type { NewPipelineJobPageQuery } from "../../../__generated__/NewPipelineJobPageQuery.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { type Choice, findChoices } from "../../../ui/form/choices";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { TextBox } from "../../../ui/form/TextBox";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { distinctNames } from "../../../ui/table/distinct";
import { EmptyState } from "../../../ui/table/EmptyState";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { numberText } from "../../../ui/text/format";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { CampaignSelect } from "../../campaigns/CampaignSelect";
import { CustomerSelect } from "../../customers/CustomerSelect";
import { RunCount, RunDateFields, RunTypeFields, type RunTypes } from "./RunFields";
import { RunPageForm } from "./RunPageForm";
import { RunReport } from "./RunReport";
import { noDates, type RunDates, type RunOperations, useRunForm } from "./useRunForm";

const TITLE = "New Pipeline Job";

const query = graphql`
  query NewPipelineJobPageQuery @preloadable {
    ...NewPipelineJobPage_query
  }
`;

/** Runs chosen markets. */
export const createJobs: RunOperations = {
  plan: graphql`
    query NewPipelineJobPagePlanQuery($input: CreatePipelineJobsInput!, $hasRuns: Boolean!) @throwOnFieldError {
      plan: createPipelineJobsPlan(input: $input) {
        ...RunFields_plan
        ...useRunForm_plan @alias(as: "runs") @include(if: $hasRuns)
      }
    }
  `,
  mutation: graphql`
    mutation NewPipelineJobPageMutation($input: CreatePipelineJobsInput!) {
      run: createPipelineJobs(input: $input) {
        outcomes {
          ...useRunForm_outcome
        }
        errors {
          message
        }
      }
    }
  `,
};

const runTypes: readonly Choice<PipelineRunType>[] = [
  { value: "STATIONARY", label: "Stationary" },
  { value: "TRANSIT", label: "Transit" },
];

const jobTypes: readonly Choice<MarketRunJobType>[] = [
  { value: "NEAR_TO_GOLD", label: "Full Matching" },
  { value: "BRONZE_TO_GOLD", label: "Devices to Impressions" },
  { value: "SF_BRONZE_TO_GOLD", label: "SF Devices to Impressions" },
];

type Entries = RunDates & RunTypes & {
  readonly marketIds: readonly number[];
  readonly customerId: number | null;
  readonly campaignId: number | null;
};

const start: Entries = { ...noDates, marketIds: [], runType: "STATIONARY", jobType: "NEAR_TO_GOLD", customerId: null, campaignId: null };

/** Names are long. */
const wholeLine = { gridColumn: "1 / -1" } as const;

/** Runs chosen markets on a date or a range of dates. */
export function NewPipelineJobPage() {
  const loadable = useRouteQuery<NewPipelineJobPageQuery>("markets", query);
  const navigate = useNavigate();
  const form = useRunForm({ ...createJobs, title: TITLE, start, onAllSent: () => void navigate(paths.pipeline()) });
  const { entries, change, problems } = form;
  const { marketIds, customerId, campaignId } = entries;
  const draft = useDraft({ name: "new pipeline job", entries, isSent: !form.isUnsaved, onRestore: change });
  const skeleton = (
    <MarketsFrame>
      <CardsSkeleton count={12} height={24} />
    </MarketsFrame>
  );
  return (
    <PageFrame title={TITLE} breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: TITLE }]} />}>
      <RunPageForm
        label={TITLE}
        form={form}
        fields={["marketIds", "startDate", "endDate", "customerId", "campaignId"]}
        back={paths.pipeline()}
        report={<RunReport />}
        beside={
          <Surface title="Job">
            <Box
              sx={{
                display: "grid", gap: 4, alignItems: "start",
                gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
              }}
            >
              <RunDateFields form={form} />
              <RunTypeFields form={form} runTypes={runTypes} jobTypes={jobTypes} />
              <CustomerSelect
                value={customerId}
                onChange={(next) => change({ customerId: next, campaignId: null })}
                emptyLabel="No Customer"
                problem={problems["customerId"]}
                sx={wholeLine}
              />
              {customerId !== null && (
                <CampaignSelect
                  key={customerId}
                  customerId={customerId}
                  value={campaignId}
                  onChange={(next) => change({ campaignId: next })}
                  emptyLabel="No Campaign"
                  problem={problems["campaignId"]}
                  sx={wholeLine}
                />
              )}
            </Box>
            <Box sx={{ mt: 3 }}>
              <RunCount form={form} />
            </Box>
          </Surface>
        }
      >
        {draft}
        <Surface title="Markets">
          <Panel loadable={{ ...loadable, isStale: false }} failure="inline" skeleton={skeleton}>
            {(data) => <Markets query={data} value={marketIds} onChange={(next) => change({ marketIds: next })} problem={problems["marketIds"]} />}
          </Panel>
        </Surface>
      </RunPageForm>
    </PageFrame>
  );
}

type MarketsProps = {
  query: NewPipelineJobPage_query$key;
  /** The numbers of the chosen markets. */
  value: readonly number[];
  onChange: (marketIds: readonly number[]) => void;
  /** What is wrong with the choice. */
  problem: string | undefined;
};

/** A checkbox for each active market, and a field to find some. */
function Markets({ query: ref, value, onChange, problem }: MarketsProps) {
  const { markets } = useFragment(
    graphql`
      fragment NewPipelineJobPage_query on Query @throwOnFieldError {
        markets(filter: { includeInactive: false }, orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            marketId
            name
          }
        }
      }
    `,
    ref,
  );
  const help = useId();
  const [text, setText] = useState("");
  const choices = distinctNames("Market", markets.nodes.map(({ marketId, name }) => ({ value: marketId, label: name })));
  const chosen = new Set(value);
  const found = findChoices(choices, text);
  if (choices.length === 0) return <EmptyState text="No active markets found." />;
  return (
    <MarketsFrame>
      <TextBox
        type="search"
        label="Find Markets"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // It would start the jobs.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, my: 2 }}>
        <ReasonedButton
          size="small"
          reason={found.length === 0 ? "No market is found." : null}
          onClick={() => onChange([...new Set([...value, ...found.map((choice) => choice.value)])])}
        >
          {text.trim() === "" ? "Select All" : "Select Found"}
        </ReasonedButton>
        <ReasonedButton size="small" reason={chosen.size === 0 ? "No market is selected." : null} onClick={() => onChange([])}>
          Select None
        </ReasonedButton>
        <Box
          component="span"
          id={help}
          role={problem === undefined ? "status" : "alert"}
          sx={{ typography: "body2", color: problem === undefined ? "text.secondary" : "error.main" }}
        >
          {problem ?? `${numberText(chosen.size)} of ${numberText(choices.length)} selected`}
        </Box>
      </Box>
      <PartialListNote shown={markets.nodes.length} total={markets.totalCount} isInline />
      <Box
        component="fieldset"
        aria-label="Markets"
        aria-describedby={help}
        sx={{ flex: 1, minHeight: 0, overflowY: "auto", m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <Box sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))", columnGap: 4 }}>
          {found.map(({ value: marketId, label }) => (
            <FormControlLabel
              key={marketId}
              label={label}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(marketId)}
                  onChange={(_, isChecked) => onChange(isChecked ? [...value, marketId] : value.filter((other) => other !== marketId))}
                  slotProps={{ input: { "aria-invalid": problem !== undefined } }}
                />
              }
              sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}
            />
          ))}
        </Box>
        {found.length === 0 && <EmptyState text="No markets match." />}
      </Box>
    </MarketsFrame>
  );
}

/** The markets in their final height, so that what is beside and below stays when they arrive. */
function MarketsFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: { xs: 420, md: "max(480px, calc(100dvh - 260px))" }, pt: 2, overflow: "hidden" }}>
      {children}
    </Box>
  );
}
