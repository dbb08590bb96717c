import { Suspense } from "react";
import { useFragment, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import campaignQuery from "../../__generated__/NewPixelFormQuery.graphql";
import type { NewPixelFormQuery } from "../../__generated__/NewPixelFormQuery.graphql";
import campaignFragment from "../../__generated__/PixelForm_campaign.graphql";
import type { PixelForm_campaign$key } from "../../__generated__/PixelForm_campaign.graphql";
import type { usePixelOwnersQuery } from "../../__generated__/usePixelOwnersQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { campaignLabel } from "../campaigns/campaignLabel";
import { PanelBoundary } from "../../ui/PanelBoundary";
import type { PixelFilterValue } from "./pixelFilter";
import { usePixelOwners } from "./usePixelOwners";

type Props = { queryRef: PreloadedQuery<usePixelOwnersQuery> | null; filter: PixelFilterValue };

/** Says whose pixels are listed. The number stands for a name that cannot be read. */
export function PixelListTitle({ queryRef, filter }: Props) {
  const { customerId, campaignId } = filter;
  if (customerId === null && campaignId === null) return "Pixels without a Campaign";
  const plain = campaignId === null ? `Pixels for Customer ${customerId}` : `Pixels for Campaign ${campaignId}`;
  return (
    <PanelBoundary
      what="the name of the list"
      onRetry={() => undefined}
      resetKey={queryRef}
      renderError={() => (campaignId === null ? plain : <OfCampaign key={campaignId} campaignId={campaignId} plain={plain} />)}
    >
      <Suspense fallback="Pixels">
        {queryRef === null ? "Pixels" : <Loaded queryRef={queryRef} filter={filter} plain={plain} />}
      </Suspense>
    </PanelBoundary>
  );
}

type LoadedProps = { queryRef: PreloadedQuery<usePixelOwnersQuery>; filter: PixelFilterValue; plain: string };

function Loaded({ queryRef, filter, plain }: LoadedProps) {
  const { customers, campaigns } = usePixelOwners(queryRef);
  const { customerId, campaignId } = filter;
  const name = campaignId === null ? customers?.names.get(customerId ?? 0) : campaigns?.names.get(campaignId);
  if (name === undefined && campaignId !== null) {
    return <OfCampaign key={campaignId} campaignId={campaignId} plain={plain} />;
  }
  return name === undefined || name.trim() === "" ? plain : `Pixels for ${name}`;
}

/** The title with the name of a campaign that is not among the choices, which end somewhere. */
function OfCampaign({ campaignId, plain }: { campaignId: number; plain: string }) {
  // The form of a new pixel asks for the same.
  const { queryRef, reload } = usePanelQuery<NewPixelFormQuery>(campaignQuery, { campaignId }, "store-or-network");
  return (
    <PanelBoundary what="the name of the campaign" onRetry={reload} resetKey={queryRef} renderError={() => plain}>
      <Suspense fallback="Pixels">
        {queryRef === null ? "Pixels" : <NameOfCampaign queryRef={queryRef} plain={plain} />}
      </Suspense>
    </PanelBoundary>
  );
}

function NameOfCampaign({ queryRef, plain }: { queryRef: PreloadedQuery<NewPixelFormQuery>; plain: string }) {
  const query = usePreloadedQuery<NewPixelFormQuery>(campaignQuery, queryRef);
  const campaign = useFragment<PixelForm_campaign$key>(campaignFragment, query.campaign);
  return campaign ? `Pixels for ${campaignLabel(campaign)}` : plain;
}
