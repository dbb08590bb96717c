import Button from "@mui/material/Button";
import { Suspense } from "react";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/CampaignPixelsQuery.graphql";
import type { CampaignPixelsQuery } from "../../__generated__/CampaignPixelsQuery.graphql";
import type { CampaignPixels_campaign$key } from "../../__generated__/CampaignPixels_campaign.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useUrlParam } from "../../ui/useUrlParam";
import { PixelForm } from "../pixels/PixelForm";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { useRefresh } from "../../ui/useRefresh";
import { CampaignPixelRows } from "./CampaignPixelRows";

type Props = { campaign: CampaignPixels_campaign$key; slug: string };

/**
 * The pixels of a campaign, and the way to a new one. They are read by themselves: a slow service holds up
 * nothing else.
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
  const { queryRef, reload } = usePanelQuery<CampaignPixelsQuery>(query, { campaignId: data.campaignId });
  const { refresh, note } = useRefresh("pixels", reload);
  const [form, setForm] = useUrlParam("pixel");
  const closeForm = () => setForm(null, { replace: true });
  const waiting = <TableSkeleton columns={5} rows={4} isInCard />;

  return (
    <Surface title="Pixels" flush actions={<Button onClick={() => setForm("new")}>New Pixel</Button>}>
      <PanelBoundary what="pixels" onRetry={reload} resetKey={queryRef}>
        <Suspense fallback={waiting}>
          {queryRef === null ? (
            waiting
          ) : (
            <>
              {note}
              <Loaded queryRef={queryRef} slug={slug} onChanged={refresh} />
            </>
          )}
        </Suspense>
      </PanelBoundary>
      {form === "new" && <PixelForm pixel={null} campaign={data} onSaved={refresh} onClose={closeForm} />}
    </Surface>
  );
}

type LoadedProps = {
  queryRef: PreloadedQuery<CampaignPixelsQuery>;
  slug: string;
  onChanged: () => Promise<void>;
};

function Loaded({ queryRef, slug, onChanged }: LoadedProps) {
  const { campaign } = usePreloadedQuery<CampaignPixelsQuery>(
    graphql`
      query CampaignPixelsQuery($campaignId: Int!) @throwOnFieldError {
        campaign(campaignId: $campaignId) {
          ...CampaignPixelRows_campaign
        }
      }
    `,
    queryRef,
  );
  return campaign && <CampaignPixelRows campaign={campaign} slug={slug} onChanged={onChanged} />;
}
