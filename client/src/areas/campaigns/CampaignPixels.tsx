import { graphql, useFragment } from "react-relay";
import type { CampaignPixels_campaign$key } from "../../__generated__/CampaignPixels_campaign.graphql";
import type { CampaignPixelsQuery } from "../../__generated__/CampaignPixelsQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { PixelForm } from "../pixels/PixelForm";
import { CampaignPixelRows } from "./CampaignPixelRows";
import { ScreenButton } from "../../ui/layout/ScreenButton";

const query = graphql`
  query CampaignPixelsQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(by: { campaignId: $campaignId }) {
      ...CampaignPixelRows_campaign
    }
  }
`;

type Props = { campaign: CampaignPixels_campaign$key; slug: string };

/**
 * The pixels of a campaign, and the form of a new one. They have a query of their own, so that a slow service
 * delays nothing else.
 */
export function CampaignPixels({ campaign, slug }: Props) {
  const data = useFragment(
    graphql`
      fragment CampaignPixels_campaign on Campaign {
        campaignId
        ...PixelForm_campaign
      }
    `,
    campaign,
  );
  const pixels = usePanelQuery<CampaignPixelsQuery>("pixels", query, { campaignId: data.campaignId });
  const [form, setForm] = useUrlParam("pixel");

  return (
    <Surface title="Pixels" flush actions={<ScreenButton label="New Pixel" onClick={() => setForm("new")} />}>
      <Panel loadable={pixels} skeleton={<TableSkeleton columns={5} rows={4} isInCard />}>
        {({ campaign: loaded }) => loaded && <CampaignPixelRows campaign={loaded} slug={slug} refetch={pixels.refetch} />}
      </Panel>
      {form === "new" && (
        <PixelForm pixel={null} campaign={data} refetch={pixels.refetch} onClose={() => setForm(null, { replace: true })} />
      )}
    </Surface>
  );
}
