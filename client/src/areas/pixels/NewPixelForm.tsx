import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/NewPixelFormQuery.graphql";
import type { NewPixelFormQuery } from "../../__generated__/NewPixelFormQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PixelForm } from "./PixelForm";

type FormProps = { onSaved: () => Promise<void>; onClose: () => void };

type Props = FormProps & {
  /** The campaign whose pixels are listed, which the new pixel starts with. */
  campaignId: number | null;
};

/** The form of a new pixel. It starts without a campaign when none is chosen or it cannot be read. */
export function NewPixelForm({ campaignId, ...rest }: Props) {
  if (campaignId === null) return <PixelForm pixel={null} campaign={null} {...rest} />;
  return <FormOfCampaign campaignId={campaignId} {...rest} />;
}

function FormOfCampaign({ campaignId, ...rest }: FormProps & { campaignId: number }) {
  const { queryRef, reload } = usePanelQuery<NewPixelFormQuery>(query, { campaignId });
  return (
    <PanelBoundary
      what="the campaign"
      onRetry={reload}
      renderError={() => <PixelForm pixel={null} campaign={null} {...rest} />}
    >
      <Suspense fallback={null}>{queryRef !== null && <Loaded queryRef={queryRef} {...rest} />}</Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, ...rest }: FormProps & { queryRef: PreloadedQuery<NewPixelFormQuery> }) {
  const { campaign } = usePreloadedQuery<NewPixelFormQuery>(
    graphql`
      query NewPixelFormQuery($campaignId: Int!) @throwOnFieldError {
        campaign(campaignId: $campaignId) {
          ...PixelForm_campaign
        }
      }
    `,
    queryRef,
  );
  return <PixelForm pixel={null} campaign={campaign ?? null} {...rest} />;
}
