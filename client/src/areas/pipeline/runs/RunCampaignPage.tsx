import { graphql } from "react-relay";
import type { RunCampaignPageQuery } from "../../../__generated__/RunCampaignPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
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
    <RecordPage loadable={loadable} read={({ campaign }) => campaign} kind="Campaign" title={TITLE} crumbs={[list]}>
      {(campaign) => {
        const { campaignId, name, customerName } = campaign;
        const label = campaignLabel({ campaignId, name });
        return (
          <PageFrame
            title={TITLE}
            thing={{ kind: TITLE, label, address: paths.runCampaign(campaignId) }}
            subtitle={[customerName, `Campaign ${campaignId}`].filter(Boolean).join(" · ")}
            breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
          >
            <Surface title={label}>
              <RunCampaignForm key={campaignId} campaign={campaign} refetch={loadable.refetch} />
            </Surface>
          </PageFrame>
        );
      }}
    </RecordPage>
  );
}
