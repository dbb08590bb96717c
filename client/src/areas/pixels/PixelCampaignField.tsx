import Box from "@mui/material/Box";
import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/PixelCampaignFieldQuery.graphql";
import type { PixelCampaignFieldQuery } from "../../__generated__/PixelCampaignFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { distinctNames } from "../../ui/distinctNames";
import { SelectField } from "../../ui/fields";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import { partialListText } from "../../ui/PartialListNote";

/** The campaign of a pixel, and whose campaign it is. */
export type PixelCampaign = { readonly campaignId: number; readonly campaignRef: string; readonly customerId: number };

type FieldProps = { value: PixelCampaign | null; onChange: (campaign: PixelCampaign | null) => void };

type Props = FieldProps & {
  /** Offers this customer's campaigns only; null offers all. */
  customerId: number | null;
};

/** Chooses the campaign of a pixel. The form works without the choices; the campaign then stays as it is. */
export function PixelCampaignField({ customerId, ...field }: Props) {
  const { queryRef, reload } = usePanelQuery<PixelCampaignFieldQuery>(query, { customerId });
  const waiting = <Choices campaigns={[]} disabled {...field} />;
  return (
    <PanelBoundary
      what="campaigns"
      onRetry={reload}
      renderError={(retry, isBusy) => (
        <Box>
          {waiting}
          <PanelError what="campaigns" onRetry={retry} isBusy={isBusy} />
        </Box>
      )}
    >
      <Suspense fallback={waiting}>{queryRef === null ? waiting : <Loaded queryRef={queryRef} {...field} />}</Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, ...field }: FieldProps & { queryRef: PreloadedQuery<PixelCampaignFieldQuery> }) {
  const { campaigns } = usePreloadedQuery<PixelCampaignFieldQuery>(
    graphql`
      query PixelCampaignFieldQuery($customerId: Int) @throwOnFieldError {
        campaigns(filter: { customerId: $customerId }, orderBy: { field: REF }, first: 5000) {
          totalCount
          nodes {
            campaignId
            campaignRef
            customerId
          }
        }
      }
    `,
    queryRef,
  );
  return <Choices campaigns={campaigns.nodes} note={partialListText(campaigns.nodes.length, campaigns.totalCount)} {...field} />;
}

type ChoicesProps = FieldProps & {
  campaigns: readonly PixelCampaign[];
  /** What stands below the field. */
  note?: string | null;
  disabled?: boolean;
};

function Choices({ campaigns, note, value, onChange, ...rest }: ChoicesProps) {
  const isKnown = value === null || campaigns.some(({ campaignId }) => campaignId === value.campaignId);
  const offered = isKnown ? campaigns : [value, ...campaigns];
  return (
    <SelectField
      label="Campaign"
      value={value?.campaignId ?? null}
      choices={distinctNames(
        "Campaign",
        offered.map(({ campaignId, campaignRef }) => ({ value: campaignId, label: campaignRef })),
      )}
      onChange={(chosen) => onChange(offered.find(({ campaignId }) => campaignId === chosen) ?? null)}
      emptyLabel="None"
      helperText={note}
      {...rest}
    />
  );
}
