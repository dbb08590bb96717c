import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import type { usePixelOwnersQuery } from "../../__generated__/usePixelOwnersQuery.graphql";
import { useUrlParam } from "../../ui/useUrlParam";
import { SelectField } from "../../ui/fields";
import type { Choice } from "../../ui/fields";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import { partialListText } from "../../ui/PartialListNote";
import type { PixelFilterValue } from "./pixelFilter";
import { usePixelOwners } from "./usePixelOwners";

type Props = {
  queryRef: PreloadedQuery<usePixelOwnersQuery> | null;
  onRetry: () => Promise<void>;
  filter: PixelFilterValue;
};

/** Narrows the list to a customer or a campaign. Clear Filters is there whatever fails. */
export function PixelFilters({ queryRef, onRetry, filter }: Props) {
  const waiting = <Fields filter={filter} customers="waiting" campaigns="waiting" />;
  return (
    <PanelBoundary
      what="customers and campaigns to choose from"
      onRetry={onRetry}
      resetKey={queryRef}
      renderError={(retry, isBusy) => (
        <>
          <PanelError what="customers and campaigns to choose from" onRetry={retry} isBusy={isBusy} />
          <Fields filter={filter} customers="failed" campaigns="failed" />
        </>
      )}
    >
      <Suspense fallback={waiting}>
        {queryRef === null ? waiting : <Loaded queryRef={queryRef} filter={filter} onRetry={onRetry} />}
      </Suspense>
    </PanelBoundary>
  );
}

type LoadedProps = Omit<Props, "queryRef"> & { queryRef: PreloadedQuery<usePixelOwnersQuery> };

function Loaded({ queryRef, filter, onRetry }: LoadedProps) {
  const { customers, campaigns } = usePixelOwners(queryRef);
  const missing = [customers === null && "customers", campaigns === null && "campaigns"].filter(Boolean).join(" and ");
  const what = `${missing} to choose from`;
  const retry = () => void onRetry().catch((error: unknown) => console.error(`Could not load ${what}.`, error));
  // As long as those of another customer are here, the campaigns are on their way.
  const isOther = (queryRef.variables.customerId ?? null) !== filter.customerId;
  return (
    <>
      {missing !== "" && <PanelError what={what} onRetry={retry} />}
      <Fields
        filter={filter}
        customers={customers?.choices ?? "failed"}
        customersNote={customers && partialListText(customers.choices.length, customers.total)}
        campaigns={isOther ? "waiting" : (campaigns?.choices ?? "failed")}
        campaignsNote={isOther ? null : campaigns && partialListText(campaigns.choices.length, campaigns.total)}
      />
    </>
  );
}

/** The choices of a field, or why there are none. */
type Choices = readonly Choice<number>[] | "waiting" | "failed";

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
        emptyLabel={emptyLabel(customers, "Customers")}
        helperText={customersNote}
        disabled={typeof customers === "string"}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="Campaign"
        value={filter.campaignId}
        choices={withChosen(campaigns, filter.campaignId, "Campaign")}
        onChange={(value) => setCampaign(value === null ? null : String(value), { without: ["page"] })}
        emptyLabel={emptyLabel(campaigns, "Campaigns")}
        helperText={campaignsNote}
        disabled={typeof campaigns === "string"}
        fullWidth={false}
        sx={sx}
      />
      <Button onClick={clear}>Clear Filters</Button>
    </Box>
  );
}

function emptyLabel(choices: Choices, what: string): string {
  if (choices === "waiting") return `Loading ${what}`;
  return choices === "failed" ? `No ${what} Loaded` : `All ${what}`;
}

/** The choices, and the chosen one even when it is none of them. */
function withChosen(choices: Choices, chosen: number | null, word: string): readonly Choice<number>[] {
  const known = typeof choices === "string" ? [] : choices;
  if (chosen === null || known.some(({ value }) => value === chosen)) return known;
  return [{ value: chosen, label: `${choices === "waiting" ? `Loading ${word}s` : word} ${chosen}` }, ...known];
}
