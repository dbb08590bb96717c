import Button from "@mui/material/Button";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import rowsQuery from "../__generated__/CampaignPixelsQuery.graphql";
import type { CampaignPixelsQuery } from "../__generated__/CampaignPixelsQuery.graphql";
import type { CampaignPixels_campaign$key } from "../__generated__/CampaignPixels_campaign.graphql";
import { refreshQuery } from "../app/usePanelQuery";
import { useUrlParam } from "../app/useUrlParam";
import { PixelForm } from "../pixels/PixelForm";
import { PanelBoundary } from "../ui/PanelBoundary";
import { Surface } from "../ui/Surface";
import { CampaignPixelRows } from "./CampaignPixelRows";

type Props = { campaign: CampaignPixels_campaign$key; slug: string };

/** The pixels of a campaign, and the way to a new one. */
export function CampaignPixels({ campaign, slug }: Props) {
  const data = useFragment(
    graphql`
      fragment CampaignPixels_campaign on Campaign @refetchable(queryName: "CampaignPixelsQuery") {
        id
        ...PixelForm_campaign
        ...CampaignPixelRows_campaign
      }
    `,
    campaign,
  );
  const environment = useRelayEnvironment();
  const reload = () => refreshQuery<CampaignPixelsQuery>(environment, rowsQuery, { id: data.id });
  const [form, setForm] = useUrlParam("pixel");
  const closeForm = () => setForm(null, { replace: true });

  return (
    <Surface title="Pixels" flush actions={<Button onClick={() => setForm("new")}>New Pixel</Button>}>
      <PanelBoundary what="pixels" onRetry={reload}>
        <CampaignPixelRows campaign={data} slug={slug} onChanged={reload} />
      </PanelBoundary>
      {form === "new" && <PixelForm pixel={null} campaign={data} onSaved={reload} onClose={closeForm} />}
    </Surface>
  );
}
