import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import type { usePixelOwnersQuery } from "../__generated__/usePixelOwnersQuery.graphql";
import { useUrlParam } from "../app/useUrlParam";
import { SelectField } from "../ui/fields";
import type { Choice } from "../ui/fields";
import { PanelBoundary } from "../ui/PanelBoundary";
import { partialListText } from "../ui/PartialListNote";
import type { PixelFilterValue } from "./pixelFilter";
import { usePixelOwners } from "./usePixelOwners";

type Props = {
  queryRef: PreloadedQuery<usePixelOwnersQuery> | null;
  onRetry: () => Promise<void>;
  filter: PixelFilterValue;
};

/** Narrows the list to a customer or a campaign. */
export function PixelFilters({ queryRef, onRetry, filter }: Props) {
  const waiting = <Fields filter={filter} customers={null} campaigns={null} />;
  return (
    <PanelBoundary what="customers and campaigns" onRetry={onRetry} resetKey={queryRef}>
      <Suspense fallback={waiting}>
        {queryRef === null ? waiting : <Loaded queryRef={queryRef} filter={filter} />}
      </Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, filter }: { queryRef: PreloadedQuery<usePixelOwnersQuery>; filter: PixelFilterValue }) {
  const { customers, totalCustomers, campaigns, totalCampaigns } = usePixelOwners(queryRef);
  // As long as those of another customer are here, the campaigns are on their way.
  const isOther = (queryRef.variables.customerId ?? null) !== filter.customerId;
  return (
    <Fields
      filter={filter}
      customers={customers}
      customersNote={partialListText(customers.length, totalCustomers)}
      campaigns={isOther ? null : campaigns}
      campaignsNote={isOther ? null : partialListText(campaigns.length, totalCampaigns)}
    />
  );
}

/** The choices of a field; null while they are on their way. */
type Choices = readonly Choice<number>[] | null;

type FieldsProps = {
  filter: PixelFilterValue;
  customers: Choices;
  /** What stands below the field. */
  customersNote?: string | null;
  campaigns: Choices;
  /** What stands below the field. */
  campaignsNote?: string | null;
};

function Fields({ filter, customers, customersNote, campaigns, campaignsNote }: FieldsProps) {
  const [, setCustomer] = useUrlParam("customer");
  const [, setCampaign] = useUrlParam("campaign");
  const clear = () => setCustomer(null, { without: ["campaign", "page"] });
  const sx = { flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 };
  return (
    <Box role="search" aria-label="Filter pixels" sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3, p: 4, pb: 2 }}>
      <SelectField
        label="Customer"
        value={filter.customerId}
        choices={withChosen(customers, filter.customerId, "Customer")}
        onChange={(value) => setCustomer(value === null ? null : String(value), { without: ["campaign", "page"] })}
        emptyLabel={customers === null ? "Loading Customers" : "All Customers"}
        helperText={customersNote}
        disabled={customers === null}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="Campaign"
        value={filter.campaignId}
        choices={withChosen(campaigns, filter.campaignId, "Campaign")}
        onChange={(value) => setCampaign(value === null ? null : String(value), { without: ["page"] })}
        emptyLabel={campaigns === null ? "Loading Campaigns" : "All Campaigns"}
        helperText={campaignsNote}
        disabled={campaigns === null}
        fullWidth={false}
        sx={sx}
      />
      <Button onClick={clear}>Clear Filters</Button>
    </Box>
  );
}

/** The choices, and the chosen one even when it is none of them. */
function withChosen(choices: Choices, chosen: number | null, word: string): readonly Choice<number>[] {
  const known = choices ?? [];
  if (chosen === null || known.some(({ value }) => value === chosen)) return known;
  return [{ value: chosen, label: `${choices === null ? `Loading ${word}s` : word} ${chosen}` }, ...known];
}
