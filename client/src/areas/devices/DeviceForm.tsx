import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { DeviceFormDaysQuery } from "../../__generated__/DeviceFormDaysQuery.graphql";
import type { DeviceFormQuery } from "../../__generated__/DeviceFormQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import type { Choice } from "../../ui/form/choices";
import { DateField } from "../../ui/form/DateField";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { MultiSelect, SelectField } from "../../ui/form/SelectField";
import { Panel } from "../../ui/layout/Panel";
import { distinctNames } from "../../ui/table/distinct";
import { dateRangeText, numberText } from "../../ui/text/format";
import { RouteCustomerSelect } from "../customers/CustomerSelect";
import { dateFilters, datesOf, type DefaultRange, type DeviceChoice, type DeviceDateFilter, type DeviceDates } from "./deviceChoice";

const query = graphql`
  query DeviceFormQuery($customerId: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      deviceDateRange {
        from
        to
      }
      campaigns(orderBy: { field: NAME }, first: 5000) {
        totalCount
        nodes {
          campaignId
          name
        }
      }
    }
  }
`;

/** The selection, and the callbacks that change it and search for it. */
type Props = {
  choice: DeviceChoice;
  /** Takes what changes. The devices of the changed choice are not asked for yet. */
  onChange: (changes: Partial<DeviceChoice>) => void;
  onGetDevices: (dates: DeviceDates) => void;
  isSearching: boolean;
  /** Whether devices were found, so that the next thing to do is to download them. */
  isFound: boolean;
};

/** Selects a customer, then campaigns and days. */
export function DeviceForm(form: Props) {
  const { customerId } = form.choice;
  return (
    <Box
      role="search"
      aria-label="Search devices"
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3 }}
    >
      <RouteCustomerSelect
        value={customerId}
        // Campaigns and days belong to one customer.
        onChange={(next) => form.onChange({ customerId: next, campaignIds: [], dates: null })}
        sx={{ flex: { xs: "1 1 100%", sm: "1 1 240px", md: "0 1 230px" }, minWidth: 0 }}
      />
      {customerId === null ? (
        // They wait for nothing, so that days can be typed meanwhile.
        <DeviceFields campaigns={[]} total={0} range={null} status="ready" {...form} />
      ) : (
        <CustomerFields key={customerId} customerId={customerId} {...form} />
      )}
    </Box>
  );
}

/** The fields that depend on the selected customer. */
function CustomerFields({ customerId, ...form }: Props & { customerId: number }) {
  const loadable = usePanelQuery<DeviceFormQuery>("campaigns", query, { customerId });
  const fields = (status: "waiting" | "failed" | "unknown") => <DeviceFields campaigns={[]} total={0} range={null} status={status} {...form} />;
  return (
    <Panel
      loadable={loadable}
      skeleton={fields("waiting")}
      failure="inline"
      renderError={(error) => (
        <>
          {fields("failed")}
          {error}
        </>
      )}
    >
      {({ customer }) => {
        if (customer == null) return fields("unknown");
        const { campaigns, deviceDateRange } = customer;
        const choices = campaigns.nodes.map(({ campaignId, name }) => ({ value: campaignId, label: name }));
        const range = deviceDateRange ? { from: deviceDateRange.from, to: deviceDateRange.to } : null;
        return <DeviceFields campaigns={distinctNames("Campaign", choices)} total={campaigns.totalCount} range={range} status="ready" {...form} />;
      }}
    </Panel>
  );
}

type FieldsProps = Props & {
  /** The customer's campaigns that are loaded, and how many there are. */
  campaigns: readonly Choice<number>[];
  total: number;
  /** The customer's default days. */
  range: DefaultRange;
  /** Whether the customer's data has arrived, is loading, failed to load or does not exist. */
  status: "ready" | "waiting" | "failed" | "unknown";
};

/** Campaigns, days and the search. */
function DeviceFields({ choice, onChange, onGetDevices, isSearching, isFound, campaigns, total, range, status }: FieldsProps) {
  const { customerId, campaignIds } = choice;
  const isWaiting = status === "waiting";
  // A selected campaign that is not listed, or cannot be looked up, is named by its number.
  const offered = withChosen(campaigns, isWaiting ? [] : campaignIds);
  const known = new Set(offered.map(({ value }) => value));
  // A campaign that is not listed cannot be deselected here, so it stays.
  const unseen = campaignIds.filter((campaignId) => !known.has(campaignId));
  const chosen = new Set(campaignIds);
  const names = offered.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
  const dates = datesOf(choice, range);
  const chooseDates = (next: DeviceDates | null) => onChange({ dates: next });
  // The customer's own range comes back with "Custom".
  const chooseFilter = (filter: DeviceDates["filter"]) =>
    chooseDates(filter === "custom" && customerId !== null && range !== null ? null : { filter, from: "", to: "" });
  const day = { flex: { xs: "1 1 130px", lg: "0 0 140px" }, minWidth: 0 };

  return (
    <>
      {/* Beside the customer it has the rest of the row, of which it takes what its label can fill; the tooltip has all names. */}
      <Box
        title={names.length === 0 ? undefined : names.join(", ")}
        sx={{ flex: { xs: "1 1 100%", sm: "2 1 220px", md: "1 1 calc(100% - 243px)" }, minWidth: 0 }}
      >
        <MultiSelect
          label="Campaigns"
          placeholder={isWaiting ? "Loading Campaigns" : "Select Campaigns"}
          choices={offered}
          value={campaignIds}
          onChange={(next) => onChange({ campaignIds: [...unseen, ...next] })}
          disabled={status !== "ready" || customerId === null}
          helperText={customerId === null ? undefined : campaignsNote(status, campaigns.length, total)}
          sx={{ maxWidth: { md: 640 } }}
        />
      </Box>
      <SelectField
        label="Date Filter"
        value={dates.filter}
        choices={dateFilters}
        onChange={(filter) => chooseFilter(filter ?? dates.filter)}
        helperText={dates.filter === "custom" ? undefined : <DeviceDays filter={dates.filter} />}
        disabled={isWaiting}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 100%", sm: "1 1 190px", lg: "0 0 190px" }, minWidth: 0 }}
      />
      {dates.filter === "custom" && (
        <>
          <DateField
            label="Start Date"
            value={dates.from}
            max={dates.to}
            onChange={(from) => chooseDates({ ...dates, from })}
            disabled={isWaiting}
            fullWidth={false}
            sx={day}
          />
          <DateField
            label="End Date"
            value={dates.to}
            min={dates.from}
            onChange={(to) => chooseDates({ ...dates, to })}
            disabled={isWaiting}
            fullWidth={false}
            sx={day}
          />
        </>
      )}
      <ReasonedButton
        variant={isFound ? "outlined" : "contained"}
        color={isFound ? "inherit" : "primary"}
        reason={missing(choice)}
        loading={isSearching}
        onClick={() => onGetDevices(dates)}
        sx={{ flex: { xs: "1 1 100%", sm: "0 0 auto" }, minHeight: 37 }}
      >
        Get Devices
      </ReasonedButton>
    </>
  );
}

/** Why nothing can be searched yet; null if it can. */
function missing({ customerId, campaignIds }: DeviceChoice): string | null {
  if (customerId === null) return "Select a customer first.";
  return campaignIds.length === 0 ? "Select at least one campaign." : null;
}

function campaignsNote(status: FieldsProps["status"], listed: number, total: number): string | undefined {
  if (status === "unknown") return "Customer not found.";
  if (status !== "ready") return undefined;
  if (listed < total) return `${numberText(listed)} of ${numberText(total)} campaigns`;
  return total === 0 ? "This customer has no campaigns." : undefined;
}

/** The choices, and the selected ones that are not among them, so that they can be deselected. */
function withChosen(choices: readonly Choice<number>[], chosen: readonly number[]): readonly Choice<number>[] {
  const known = new Set(choices.map(({ value }) => value));
  const others = chosen.filter((value) => !known.has(value));
  if (others.length === 0) return choices;
  return [...others.map((value) => ({ value, label: `Campaign ${value}` })), ...choices];
}

const daysQuery = graphql`
  query DeviceFormDaysQuery @throwOnFieldError {
    developer {
      yesterday: dateRange(dates: { preset: YESTERDAY }) {
        from
        to
      }
      last7: dateRange(dates: { preset: LAST_7_DAYS }) {
        from
        to
      }
      last30: dateRange(dates: { preset: LAST_30_DAYS }) {
        from
        to
      }
    }
  }
`;

/** The days that a date filter covers today. The form works without them. */
function DeviceDays({ filter }: { filter: Exclude<DeviceDateFilter, "custom"> }) {
  const loadable = usePanelQuery<DeviceFormDaysQuery>("days", daysQuery, {});
  return (
    // A blank keeps the place of the text.
    <Panel loadable={loadable} skeleton={"\u00a0"} renderError={() => "\u00a0"}>
      {({ developer: { yesterday, last7, last30 } }) => {
        const { from, to } = { yesterday, last7, last30 }[filter];
        return dateRangeText(from, to);
      }}
    </Panel>
  );
}
