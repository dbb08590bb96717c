import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { CustomerSelectQuery } from "../../__generated__/CustomerSelectQuery.graphql";
import type { PixelCampaignFieldQuery } from "../../__generated__/PixelCampaignFieldQuery.graphql";
import type { PanelQuery } from "../../app/relay/usePanelQuery";
import { LoadedSelect } from "../../ui/form/LoadedSelect";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { tabularNumbers } from "../../ui/layout/style";
import { useClearParams } from "../../ui/url/useClearParams";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { LoadedCustomerSelect } from "../customers/CustomerSelect";
import { pixelCampaignChoices } from "./PixelCampaignField";
import type { PixelFilterValue } from "./pixelFilter";
import { PIXEL_TEXT } from "./usePixelSearch";

type Props = {
  customers: PanelQuery<CustomerSelectQuery>;
  /** Those of the customer, or all. */
  campaigns: PanelQuery<PixelCampaignFieldQuery>;
  filter: PixelFilterValue;
  /** How many pixels the list has. */
  count: ReactNode;
};

/** Chooses the customer or the campaign of the list, and filters the list by a text. Clear Filters works even if the choices cannot be loaded. */
export function PixelFilters({ customers, campaigns, filter, count }: Props) {
  const clear = useClearParams([PIXEL_TEXT, "customer", "campaign"]);
  const [, setCustomer] = useUrlParam("customer");
  const [, setCampaign] = useUrlParam("campaign");
  const sx = { flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 };
  return (
    <FilterBar
      label="Filter pixels"
      onClear={clear}
      note={
        <Box component="span" sx={{ ml: "auto", color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
          {count}
        </Box>
      }
    >
      <FilterField label="Name, ID, Page or Stage" param={PIXEL_TEXT} without={["page"]} />
      <LoadedCustomerSelect
        customers={customers}
        value={filter.customerId}
        onChange={(value) => setCustomer(value === null ? null : String(value), { without: ["campaign", "page"] })}
        emptyLabel="All Customers"
        sx={sx}
      />
      <LoadedSelect
        kind="Campaign"
        // The campaigns of the previous customer stay until those of this one arrive.
        loadable={campaigns.isCurrent ? campaigns : { ...campaigns, draw: null }}
        read={pixelCampaignChoices}
        value={filter.campaignId}
        onChange={(value) => setCampaign(value === null ? null : String(value), { without: ["page"] })}
        // Without a customer, the list has only pixels without a campaign.
        emptyLabel={filter.customerId === null ? "Without a Campaign" : "All Campaigns"}
        sx={sx}
      />
    </FilterBar>
  );
}
