import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import type { usePixelOwnersQuery } from "../__generated__/usePixelOwnersQuery.graphql";
import { useUrlParam } from "../app/useUrlParam";
import { SelectField } from "../ui/fields";
import type { Choice } from "../ui/fields";
import { PanelBoundary } from "../ui/PanelBoundary";
import type { PixelFilterValue } from "./pixelFilter";
import { usePixelOwners } from "./usePixelOwners";

type Props = {
  queryRef: PreloadedQuery<usePixelOwnersQuery> | null;
  onRetry: () => Promise<void>;
  filter: PixelFilterValue;
};

/** Narrows the list to a customer or a campaign. */
export function PixelFilters({ queryRef, onRetry, filter }: Props) {
  const waiting = <Fields filter={filter} customers={[]} campaigns={[]} isWaiting />;
  return (
    <PanelBoundary what="customers and campaigns" onRetry={onRetry}>
      <Suspense fallback={waiting}>
        {queryRef === null ? waiting : <Loaded queryRef={queryRef} filter={filter} />}
      </Suspense>
    </PanelBoundary>
  );
}

function Loaded({ queryRef, filter }: { queryRef: PreloadedQuery<usePixelOwnersQuery>; filter: PixelFilterValue }) {
  const { customers, campaigns } = usePixelOwners(queryRef);
  const { customerId } = filter;
  return (
    <Fields
      filter={filter}
      customers={customers}
      campaigns={campaigns.filter((campaign) => customerId === null || campaign.customerId === customerId)}
    />
  );
}

type FieldsProps = {
  filter: PixelFilterValue;
  customers: readonly Choice<number>[];
  campaigns: readonly Choice<number>[];
  isWaiting?: boolean;
};

function Fields({ filter, customers, campaigns, isWaiting = false }: FieldsProps) {
  const [, setCustomer] = useUrlParam("customer");
  const [, setCampaign] = useUrlParam("campaign");
  const clear = () => setCustomer(null, { without: ["campaign", "page"] });
  const sx = { flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 };
  return (
    <Box role="search" aria-label="Filter pixels" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, p: 4, pb: 2 }}>
      <SelectField
        label="Customer"
        value={filter.customerId}
        choices={withChosen(customers, filter.customerId, isWaiting ? "Loading Customers" : "Customer")}
        onChange={(value) => setCustomer(value === null ? null : String(value), { without: ["campaign", "page"] })}
        emptyLabel={isWaiting ? "Loading Customers" : "All Customers"}
        disabled={isWaiting}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="Campaign"
        value={filter.campaignId}
        choices={withChosen(campaigns, filter.campaignId, isWaiting ? "Loading Campaigns" : "Campaign")}
        onChange={(value) => setCampaign(value === null ? null : String(value), { without: ["page"] })}
        emptyLabel={isWaiting ? "Loading Campaigns" : "All Campaigns"}
        disabled={isWaiting}
        fullWidth={false}
        sx={sx}
      />
      <Button onClick={clear}>Clear Filters</Button>
    </Box>
  );
}

/** The choices, and the chosen one even when it is none of them. */
function withChosen(choices: readonly Choice<number>[], chosen: number | null, word: string): readonly Choice<number>[] {
  if (chosen === null || choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: `${word} ${chosen}` }, ...choices];
}
