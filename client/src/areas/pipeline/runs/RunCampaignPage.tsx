import { graphql } from "react-relay";
import type { RunCampaignPageQuery } from "../../../__generated__/RunCampaignPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { EmptyState } from "../../../ui/table/EmptyState";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { PageSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { campaignLabel } from "../../campaigns/campaignLabel";
import { RunCampaignForm } from "./RunCampaignForm";

const TITLE = "Run Campaign";
const list: Crumb = { label: "Stationary Campaigns", to: paths.stationaryPipeline() };

const query = graphql`
  query RunCampaignPageQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(by: { campaignId: $campaignId }) {
      campaignId
      name
      # Only tells campaigns of the same name apart, so the form is shown without it.
      customerName @catch(to: NULL)
      ...RunCampaignForm_campaign
    }
  }
`;

/** Runs the markets of the stationary campaign that the address names. */
export function RunCampaignPage() {
  const loadable = useRouteQuery<RunCampaignPageQuery>("the campaign", query);
  return (
    <Panel
      loadable={loadable}
      skeleton={<PageSkeleton />}
      failure="card"
      renderError={(error) => (
        <PageFrame title={TITLE} breadcrumbs={<Breadcrumbs crumbs={[list]} />}>
          {error}
        </PageFrame>
      )}
    >
      {({ campaign }) => {
        const name = campaign ? campaignLabel({ campaignId: campaign.campaignId, name: campaign.name }) : null;
        return (
          <PageFrame
            title={TITLE}
            subtitle={campaign ? [campaign.customerName, `Campaign ${campaign.campaignId}`].filter(Boolean).join(" · ") : undefined}
            breadcrumbs={<Breadcrumbs crumbs={name === null ? [list] : [list, { label: name }]} />}
          >
            <Surface title={name ?? undefined}>
              {campaign ? (
                <RunCampaignForm key={campaign.campaignId} campaign={campaign} refetch={loadable.refetch} />
              ) : (
                <EmptyState text="Campaign not found." />
              )}
            </Surface>
          </PageFrame>
        );
      }}
    </Panel>
  );
}
