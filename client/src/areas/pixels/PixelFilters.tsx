import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { usePixelOwnersQuery } from "../../__generated__/usePixelOwnersQuery.graphql";
import type { PanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { Panel } from "../../ui/layout/Panel";
import { PanelError } from "../../ui/feedback/PanelError";
import { partialListText } from "../../ui/table/PartialListNote";
import { SelectField } from "../../ui/form/SelectField";
import { tabularNumbers } from "../../ui/layout/style";
import { useClearParams } from "../../ui/url/useClearParams";
import { useUrlParam } from "../../ui/url/useUrlParam";
import type { PixelFilterValue } from "./pixelFilter";
import { campaignsOf, customersOf } from "./usePixelOwners";
import { PIXEL_TEXT } from "./usePixelSearch";

type Props = {
  owners: PanelQuery<usePixelOwnersQuery>;
  filter: PixelFilterValue;
  /** How many pixels the list has. */
  count: ReactNode;
};

/** Chooses the customer or the campaign of the list, and filters the list by a text. Clear Filters works even if the choices cannot be loaded. */
export function PixelFilters({ owners, filter, count }: Props) {
  const clear = useClearParams([PIXEL_TEXT, "customer", "campaign"]);
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
      <Panel
        loadable={owners}
        failure="inline"
        skeleton={<Fields filter={filter} customers="waiting" campaigns="waiting" />}
        renderError={(error) => (
          <>
            <Line>{error}</Line>
            <Fields filter={filter} customers="failed" campaigns="failed" />
          </>
        )}
      >
        {(data) => {
          const customers = customersOf(data);
          const campaigns = campaignsOf(data);
          // The campaigns of the previous customer stay until those of this one arrive.
          const missing = [customers === null && "customers", campaigns === null && "campaigns"].filter(Boolean).join(" and ");
          return (
            <>
              {missing !== "" && (
                <Line>
                  <PanelError what={`${missing} to choose from`} onRetry={owners.retry} isBusy={owners.isRetrying} isInline />
                </Line>
              )}
              <Fields
                filter={filter}
                customers={customers?.choices ?? "failed"}
                customersNote={customers && partialListText(customers.choices.length, customers.total)}
                campaigns={owners.isCurrent ? (campaigns?.choices ?? "failed") : "waiting"}
                campaignsNote={owners.isCurrent && campaigns ? partialListText(campaigns.choices.length, campaigns.total) : null}
              />
            </>
          );
        }}
      </Panel>
    </FilterBar>
  );
}

/** A line of its own above the fields. */
function Line({ children }: { children: ReactNode }) {
  return <Box sx={{ flex: "1 0 100%" }}>{children}</Box>;
}

/** The choices of a field, or why there are none. */
type Choices = readonly Choice<number>[] | "waiting" | "failed";

type FieldsProps = {
  filter: PixelFilterValue;
  customers: Choices;
  /** The text below the field. */
  customersNote?: string | null;
  campaigns: Choices;
  /** The text below the field. */
  campaignsNote?: string | null;
};

function Fields({ filter, customers, customersNote, campaigns, campaignsNote }: FieldsProps) {
  const [, setCustomer] = useUrlParam("customer");
  const [, setCampaign] = useUrlParam("campaign");
  const sx = { flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 };
  return (
    <>
      <SelectField
        label="Customer"
        value={filter.customerId}
        choices={typeof customers === "string" ? [] : customers}
        missingLabel={(value) => `${customers === "waiting" ? "Loading Customers" : "Customer"} ${value}`}
        onChange={(value) => setCustomer(value === null ? null : String(value), { without: ["campaign", "page"] })}
        emptyLabel={emptyLabel(customers, "Customers")}
        helperText={customersNote}
        disabled={typeof customers === "string"}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="Campaign"
        value={filter.campaignId}
        choices={typeof campaigns === "string" ? [] : campaigns}
        missingLabel={(value) => `${campaigns === "waiting" ? "Loading Campaigns" : "Campaign"} ${value}`}
        onChange={(value) => setCampaign(value === null ? null : String(value), { without: ["page"] })}
        // Without a customer, the list has only pixels without a campaign.
        emptyLabel={filter.customerId === null && typeof campaigns !== "string" ? "Without a Campaign" : emptyLabel(campaigns, "Campaigns")}
        helperText={campaignsNote}
        disabled={typeof campaigns === "string"}
        fullWidth={false}
        sx={sx}
      />
    </>
  );
}

function emptyLabel(choices: Choices, what: string): string {
  if (choices === "waiting") return `Loading ${what}`;
  return choices === "failed" ? `No ${what} Loaded` : `All ${what}`;
}
