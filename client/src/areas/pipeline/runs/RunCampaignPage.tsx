import Box from "@mui/material/Box";
import { useId } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { RunCampaignPageQuery } from "../../../__generated__/RunCampaignPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { Surface } from "../../../ui/layout/Surface";
import { campaignLabel } from "../../campaigns/campaignLabel";
import { RunCount, RunDateFields } from "./RunFields";
import { RunPageForm } from "./RunPageForm";
import { RunReport } from "./RunReport";
import { noDates, useRunForm } from "./useRunForm";

const TITLE = "Run Campaign";
const list: Crumb = { label: "Stationary Campaigns", to: paths.stationaryPipeline() };

const query = graphql`
  query RunCampaignPageQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(campaignId: $campaignId) {
      campaignId
      name
      # Only tells campaigns of the same name apart, so the form is shown without it.
      customerName @catch(to: NULL)
      markets @catch {
        name
        isKnown
      }
    }
  }
`;

const plan = graphql`
  query RunCampaignPagePlanQuery($input: RunStationaryCampaignInput!, $hasRuns: Boolean!) @throwOnFieldError {
    plan: runStationaryCampaignPlan(input: $input) {
      ...RunFields_plan
      ...useRunForm_plan @alias(as: "runs") @include(if: $hasRuns)
    }
  }
`;

const mutation = graphql`
  mutation RunCampaignPageMutation($input: RunStationaryCampaignInput!) {
    run: runStationaryCampaign(input: $input) {
      outcomes {
        ...useRunForm_outcome
      }
      errors {
        message
      }
    }
  }
`;

/** Runs the markets of the stationary campaign that the address names. */
export function RunCampaignPage() {
  const loadable = useRouteQuery<RunCampaignPageQuery>("the campaign", query);
  return (
    <RecordPage loadable={loadable} read={({ campaign }) => campaign} kind="Campaign" title={TITLE} crumbs={[list]}>
      {(campaign) => {
        const { campaignId, name, customerName } = campaign;
        const label = campaignLabel({ campaignId, name });
        return (
          <PageFrame
            title={TITLE}
            record={{ kind: TITLE, label, address: paths.runCampaign(campaignId) }}
            subtitle={[customerName, `Campaign ${campaignId}`].filter(Boolean).join(" · ")}
            breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
          >
            <Surface title={label}>
              <Form key={campaignId} campaign={campaign} refetch={loadable.refetch} />
            </Surface>
          </PageFrame>
        );
      }}
    </RecordPage>
  );
}

type Campaign = NonNullable<RunCampaignPageQuery["response"]["campaign"]>;

/** The dates to run a campaign's markets on. */
function Form({ campaign: { campaignId, markets }, refetch }: { campaign: Campaign; refetch: () => Promise<void> }) {
  const navigate = useNavigate();
  const form = useRunForm({
    plan,
    mutation,
    title: TITLE,
    start: { ...noDates, campaignId },
    onAllSent: () => void navigate(paths.stationaryPipeline()),
  });
  return (
    <RunPageForm label={TITLE} form={form} fields={["startDate", "endDate"]} back={paths.stationaryPipeline()} report={<RunReport />}>
      {markets.ok ? <Markets markets={markets.value} /> : <MissingPart what="markets" parts={[markets]} onRetry={refetch} isInline />}
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 260px))" } }}>
        <RunDateFields form={form} />
      </Box>
      <RunCount form={form} />
    </RunPageForm>
  );
}

type MarketsProps = { markets: Extract<Campaign["markets"], { ok: true }>["value"] };

/** A tag for each market. One without a market of its name is skipped by the run. */
function Markets({ markets }: MarketsProps) {
  const caption = useId();
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box id={caption} sx={{ color: "text.secondary", fontSize: 13 }}>
        Markets
      </Box>
      {markets.length === 0 ? (
        "This campaign does not have any markets."
      ) : (
        <Box
          component="ul"
          aria-labelledby={caption}
          sx={{ display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none" }}
        >
          {markets.map(({ name, isKnown }, place) => (
            <Box component="li" key={place} sx={{ minWidth: 0 }}>
              {isKnown ? (
                <StatusChip tone="blue" label={name} />
              ) : (
                <StatusChip tone="yellow" label={`${name} · unknown`} title="No market has this name, so it is not run." />
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
