import Box from "@mui/material/Box";
import type { Choice } from "../../ui/form/choices";
import { DateField } from "../../ui/form/fields";
import { numberText } from "../../ui/text/format";
import { MultiSelect } from "../../ui/form/MultiSelect";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { SelectField } from "../../ui/form/SelectField";
import { dateFilters, datesOf, type DefaultRange, type DeviceChoice, type DeviceDates } from "./deviceChoice";
import { DeviceDays } from "./DeviceDays";

/** The selection, and the callbacks that change it and search for it. */
export type DeviceFormProps = {
  choice: DeviceChoice;
  /** Takes what changes. The devices of the changed choice are not asked for yet. */
  onChange: (changes: Partial<DeviceChoice>) => void;
  onGetDevices: (dates: DeviceDates) => void;
  isSearching: boolean;
  /** Whether devices were found, so that the next thing to do is to download them. */
  isFound: boolean;
};

type Props = DeviceFormProps & {
  /** The customer's campaigns that are loaded. */
  campaigns: readonly Choice<number>[];
  /** How many there are, until all of them are loaded. */
  totalCampaigns?: number;
  /** The customer's default days. */
  range: DefaultRange;
  /** Whether the customer's data has arrived, is loading, failed to load or does not exist. */
  status: "ready" | "waiting" | "failed" | "unknown";
};

/** Campaigns, days and the search. */
export function DeviceFields({
  choice,
  onChange,
  onGetDevices,
  isSearching,
  isFound,
  campaigns,
  totalCampaigns,
  range,
  status,
}: Props) {
  const { customerId, campaignIds } = choice;
  const isWaiting = status === "waiting";
  // A selected campaign that is not listed, or cannot be looked up, is named by its number.
  const isFinal = status !== "waiting" && totalCampaigns === undefined;
  const offered = withChosen(campaigns, isFinal ? campaignIds : []);
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
          helperText={campaignsNote(status, customerId, campaigns.length, totalCampaigns)}
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

function campaignsNote(
  status: Props["status"],
  customerId: number | null,
  known: number,
  total: number | undefined,
): string | undefined {
  if (status === "unknown") return "Customer not found.";
  if (status !== "ready" || customerId === null) return undefined;
  if (total !== undefined) return `${numberText(known)} of ${numberText(total)} campaigns`;
  return known === 0 ? "This customer has no campaigns." : undefined;
}

/** The choices, and the selected ones that are not among them, so that they can be deselected. */
function withChosen(choices: readonly Choice<number>[], chosen: readonly number[]): readonly Choice<number>[] {
  const known = new Set(choices.map(({ value }) => value));
  const others = chosen.filter((value) => !known.has(value));
  if (others.length === 0) return choices;
  return [...others.map((value) => ({ value, label: `Campaign ${value}` })), ...choices];
}
