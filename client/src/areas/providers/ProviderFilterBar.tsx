import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { Choice } from "../../ui/form/choices";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { SelectField } from "../../ui/form/SelectField";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { lockChoices } from "./providerFilters";

type Props = {
  count: { shown: number; total: number };
  statuses: readonly Choice[];
  customers: readonly Choice[];
  hasLocks: boolean;
  isInactiveShown: boolean;
  onShowInactive: (isShown: boolean) => void;
  /** Null while no filter is set. */
  onClear: (() => void) | null;
};

/** The filters of the providers, which the address holds. */
export function ProviderFilterBar({ count, statuses, customers, hasLocks, isInactiveShown, onShowInactive, onClear }: Props) {
  return (
    <FilterBar label="Filter providers" count={{ ...count, one: "provider", many: "providers" }} onClear={onClear}>
      <FilterField label="Name, Handler or ID" param="text" without={["page"]} />
      <Facet label="Status" param="status" emptyLabel="All Statuses" choices={statuses} />
      <Facet label="Customer" param="customer" emptyLabel="All Customers" choices={customers} />
      {hasLocks && <Facet label="Lock" param="lock" emptyLabel="Any Lock" choices={lockChoices} />}
      <FormControlLabel
        label="Show Inactive"
        control={<Checkbox size="small" checked={isInactiveShown} onChange={(_, checked) => onShowInactive(checked)} />}
      />
    </FilterBar>
  );
}

type FacetProps = { label: string; param: string; emptyLabel: string; choices: readonly Choice[] };

function Facet({ param, ...field }: FacetProps) {
  const [value, setValue] = useUrlParam(param);
  return (
    <SelectField
      {...field}
      value={value}
      missingLabel={(missing) => missing}
      onChange={(chosen) => setValue(chosen, { replace: true, without: ["page"] })}
      fullWidth={false}
      sx={{ flex: "0 1 180px", minWidth: 150 }}
    />
  );
}
