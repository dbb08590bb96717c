import { graphql } from "react-relay";
import type { NewPixelFormQuery } from "../../__generated__/NewPixelFormQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { PixelForm } from "./PixelForm";

const query = graphql`
  query NewPixelFormQuery($campaignId: Int!) @throwOnFieldError {
    campaign(by: { campaignId: $campaignId }) {
      ...PixelForm_campaign
    }
  }
`;

type Props = {
  /** The campaign whose pixels are listed; the new pixel starts with it. */
  campaignId: number | null;
  refetch: () => Promise<void>;
  onClose: () => void;
};

/** The form of a new pixel. It starts without a campaign if none is selected or it cannot be read. */
export function NewPixelForm({ campaignId, ...rest }: Props) {
  const loadable = usePanelQuery<NewPixelFormQuery>("the campaign", query, campaignId === null ? null : { campaignId });
  const withoutCampaign = <PixelForm pixel={null} campaign={null} {...rest} />;
  if (campaignId === null) return withoutCampaign;
  return (
    <Panel loadable={loadable} skeleton={null} renderError={() => withoutCampaign}>
      {({ campaign }) => <PixelForm pixel={null} campaign={campaign ?? null} {...rest} />}
    </Panel>
  );
}
