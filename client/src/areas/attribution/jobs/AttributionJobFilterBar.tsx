import type { Choice } from "../../../ui/form/choices";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { SelectField } from "../../../ui/form/SelectField";
import { compareTexts } from "../../../ui/table/sort";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";

/** What the filters read of a job. */
export type FilteredJob = { readonly customer: string; readonly type: string; readonly status: string };

type Props = {
  count: { shown: number; total: number };
  /** All jobs, whose values are the choices. */
  jobs: readonly FilteredJob[];
};

/** The filters of the attribution jobs, which the address holds. */
export function AttributionJobFilterBar({ count, jobs }: Props) {
  const clear = useClearParams(["text", "customer", "type", "status"]);
  return (
    <FilterBar label="Filter attribution jobs" count={{ ...count, one: "job", many: "jobs" }} onClear={clear}>
      <FilterField label="ID, Campaign or Creator" param="text" without={["page"]} />
      <Facet label="Customer" param="customer" emptyLabel="All Customers" texts={jobs.map(({ customer }) => customer)} />
      <Facet label="Type" param="type" emptyLabel="All Types" texts={jobs.map(({ type }) => type)} />
      <Facet label="Status" param="status" emptyLabel="All Statuses" texts={jobs.map(({ status }) => status)} />
    </FilterBar>
  );
}

type FacetProps = { label: string; param: string; emptyLabel: string; texts: readonly string[] };

function Facet({ param, texts, ...field }: FacetProps) {
  const [value, setValue] = useUrlParam(param);
  return (
    <SelectField
      {...field}
      value={value}
      choices={choicesOf(texts)}
      missingLabel={(missing) => missing}
      onChange={(chosen) => setValue(chosen, { replace: true, without: ["page"] })}
      fullWidth={false}
      sx={{ flex: "0 1 190px", minWidth: 150 }}
    />
  );
}

/** The texts that occur, each once. */
function choicesOf(texts: readonly string[]): readonly Choice[] {
  const distinct = [...new Set(texts)].filter((text) => text !== "");
  return distinct.toSorted(compareTexts).map((text) => ({ value: text, label: text }));
}
