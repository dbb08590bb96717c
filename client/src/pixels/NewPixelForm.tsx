import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import type { usePixelOwnersQuery } from "../__generated__/usePixelOwnersQuery.graphql";
import { PanelBoundary } from "../ui/PanelBoundary";
import { PixelForm } from "./PixelForm";
import { usePixelOwners } from "./usePixelOwners";

type FormProps = { onSaved: () => Promise<void>; onClose: () => void };

type Props = FormProps & {
  queryRef: PreloadedQuery<usePixelOwnersQuery> | null;
  /** The campaign whose pixels are listed, which the new pixel starts with. */
  campaignId: number | null;
};

/** The form of a new pixel. It starts without a campaign when none is chosen or its name cannot be read. */
export function NewPixelForm({ queryRef, campaignId, ...rest }: Props) {
  const bare = <PixelForm pixel={null} campaign={null} {...rest} />;
  if (campaignId === null) return bare;
  return (
    <PanelBoundary what="campaigns" onRetry={() => undefined} renderError={() => bare}>
      <Suspense fallback={null}>
        {queryRef !== null && <Preset queryRef={queryRef} campaignId={campaignId} {...rest} />}
      </Suspense>
    </PanelBoundary>
  );
}

type PresetProps = FormProps & { queryRef: PreloadedQuery<usePixelOwnersQuery>; campaignId: number };

function Preset({ queryRef, campaignId, ...rest }: PresetProps) {
  const { campaigns } = usePixelOwners(queryRef);
  return <PixelForm pixel={null} campaign={campaigns.find((campaign) => campaign.campaignId === campaignId) ?? null} {...rest} />;
}
