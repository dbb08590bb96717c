import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import FormControlLabel from "@mui/material/FormControlLabel";
import { graphql, useFragment } from "react-relay";
import type { ValidationFilters_check$key } from "../../__generated__/ValidationFilters_check.graphql";
import type { Choice } from "../../ui/form/choices";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { numberText } from "../../ui/text/format";
import { MultiSelect, SelectField } from "../../ui/form/SelectField";
import { useUrlSearch } from "../../ui/url/useUrlParam";
import { clearedParams, offeredEligibilities, orders, readFilter, type ValidationFilter, writeFilter } from "./validationFilter";

const directions: readonly Choice<"asc" | "desc">[] = [
  { value: "asc", label: "Asc" },
  { value: "desc", label: "Desc" },
];

/** Filters, sorts and groups the rows of a run. */
export function ValidationFilters({ check: ref }: { check: ValidationFilters_check$key }) {
  const check = useFragment(
    graphql`
      fragment ValidationFilters_check on SupportedAssetsCheck @throwOnFieldError {
        eligibleCount
        defaultEligibility
        failureReasons {
          reason
          label
          count
        }
      }
    `,
    ref,
  );
  const { filter, change, toggleReason, clear } = useValidationFilter();
  const { reasons, sort } = filter;
  const offered = offeredEligibilities(check.eligibleCount > 0);
  const eligibility = offered.find(({ value }) => value === filter.eligibility)?.value ?? check.defaultEligibility;
  const isActive = reasons.length > 0 || filter.search !== "" || eligibility !== check.defaultEligibility;
  const labels = new Map(check.failureReasons.map(({ reason, label }) => [reason, label]));
  const narrow = { flex: { xs: "1 1 120px", sm: "0 1 130px" }, minWidth: 0 };

  return (
    <Box sx={{ borderTop: 1, borderColor: "divider" }}>
      <FilterBar label="Filter results">
        <SelectField
          label="Eligibility"
          value={eligibility}
          choices={offered}
          onChange={(next) => change({ eligibility: next === check.defaultEligibility ? null : next })}
          fullWidth={false}
          sx={narrow}
        />
        <Box sx={{ flex: "1 1 220px", maxWidth: { sm: 340 }, minWidth: 0 }}>
          <MultiSelect
            label="Failure Reasons"
            placeholder="Any Reason"
            choices={check.failureReasons.map(({ reason, label, count }) => ({
              value: reason,
              label: `${label} (${numberText(count)})`,
            }))}
            value={reasons}
            onChange={(next) => change({ reasons: next })}
            disabled={check.failureReasons.length === 0}
            // While it has the focus, the browser draws no ellipsis.
            sx={{ "& input:focus::placeholder": { maskImage: "linear-gradient(to left, transparent, #000 24px)" } }}
          />
        </Box>
        <FilterField label="Search Asset ID" param="asset" />
        <SelectField
          label="Sort by"
          value={sort.key}
          choices={orders}
          onChange={(key) => key !== null && change({ sort: { ...sort, key } })}
          fullWidth={false}
          sx={narrow}
        />
        <SelectField
          label="Direction"
          value={sort.direction}
          choices={directions}
          onChange={(direction) => direction !== null && change({ sort: { ...sort, direction } })}
          fullWidth={false}
          sx={narrow}
        />
        <FormControlLabel
          control={
            <Checkbox size="small" checked={filter.isGrouped} onChange={(_, isGrouped) => change({ isGrouped })} />
          }
          label="Group By Reason"
          slotProps={{ typography: { variant: "body2" } }}
        />
      </FilterBar>
      {isActive && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 4, py: 1 }}>
          {reasons.map((reason) => {
            const label = labels.get(reason) ?? reason;
            const remove = () => toggleReason(reason);
            return (
              <Chip key={reason} size="small" label={label} aria-label={`Remove ${label}`} onClick={remove} onDelete={remove} />
            );
          })}
          <Button onClick={clear}>Clear Filters</Button>
        </Box>
      )}
    </Box>
  );
}

/** The filter in the address, and what changes it. */
export function useValidationFilter() {
  const [search, change] = useUrlSearch();
  const filter = readFilter(search);
  const set = (edit: (current: URLSearchParams) => URLSearchParams) =>
    // The controls show the change at once; the rows follow.
    change(edit, { replace: true, flushSync: true });
  return {
    filter,
    change: (changes: Partial<ValidationFilter>) => set((current) => writeFilter(current, changes)),
    /** Selects a reason, or deselects it. */
    toggleReason: (reason: string) =>
      set((current) => {
        const { reasons } = readFilter(current);
        const isSelected = reasons.includes(reason);
        return writeFilter(current, {
          reasons: isSelected ? reasons.filter((other) => other !== reason) : [...reasons, reason],
        });
      }),
    clear: () =>
      set((current) => {
        for (const name of clearedParams) current.delete(name);
        return current;
      }),
  };
}
