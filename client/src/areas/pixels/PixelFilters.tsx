import type { ReactNode } from "react";
import type { CustomerSelectQuery } from "../../__generated__/CustomerSelectQuery.graphql";
import type { PixelsPageQuery } from "../../__generated__/PixelsPageQuery.graphql";
import type { PanelQuery } from "../../app/relay/usePanelQuery";
import { LoadedSelect } from "../../ui/form/LoadedSelect";
import { Panel } from "../../ui/layout/Panel";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";
import { campaignChoices, useCampaigns } from "../campaigns/CampaignSelect";
import { campaignLabel } from "../campaigns/campaignLabel";
import { LoadedCustomerSelect } from "../customers/CustomerSelect";
import type { PixelFilter } from "./pixelFilter";

/** The search parameter that holds the text to find. */
export const TEXT = "text";

/** The list of pixels and its filters. */
export const list = { name: "pixels", filters: ["customer", "campaign", TEXT] };

type TitleProps = { customers: PanelQuery<CustomerSelectQuery>; pixels: PanelQuery<PixelsPageQuery>; filter: PixelFilter };

/** Names the customer or campaign whose pixels are listed, by its number if the name cannot be read. */
export function ListTitle({ customers, pixels, filter: { customerId, campaignId } }: TitleProps) {
  if (campaignId !== null) {
    const titled = (name = "") => `Pixels for ${campaignLabel({ name, campaignId })}`;
    return (
      <Panel loadable={pixels} skeleton="Pixels" renderError={() => titled()}>
        {({ campaign }) => titled(campaign?.name)}
      </Panel>
    );
  }
  if (customerId === null) return "Pixels without a Campaign";
  const byNumber = `Pixels for Customer ${customerId}`;
  return (
    <Panel loadable={{ ...customers, isStale: false }} skeleton="Pixels" renderError={() => byNumber}>
      {({ customers: { nodes } }) => {
        const name = nodes.find((customer) => customer.customerId === customerId)?.name.trim();
        return name ? `Pixels for ${name}` : byNumber;
      }}
    </Panel>
  );
}

type FiltersProps = {
  customers: PanelQuery<CustomerSelectQuery>;
  filter: PixelFilter;
  /** How many pixels the list has. */
  count: ReactNode;
};

/** Chooses the customer or the campaign of the list, and filters the list by a text. Clear Filters works even if the choices cannot be loaded. */
export function PixelFilters({ customers, filter, count }: FiltersProps) {
  // Those of the customer, or all.
  const campaigns = useCampaigns(filter.customerId, "campaigns to choose from");
  const clear = useClearParams(list.filters);
  const [, setCustomer] = useUrlParam("customer");
  const [, setCampaign] = useUrlParam("campaign");
  const sx = { flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 };
  return (
    <FilterBar label="Filter pixels" onClear={clear} note={count}>
      <FilterField label="Name, ID, Page or Stage" param={TEXT} without={["page"]} />
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
        read={campaignChoices}
        value={filter.campaignId}
        onChange={(value) => setCampaign(value === null ? null : String(value), { without: ["page"] })}
        // Without a customer, the list has only pixels without a campaign.
        emptyLabel={filter.customerId === null ? "Without a Campaign" : "All Campaigns"}
        sx={sx}
      />
    </FilterBar>
  );
}
