import { useSearchParams } from "react-router";
import { EARLIEST_DAY, readDay } from "../../../ui/form/days";
import { DateField } from "../../../ui/form/fields";
import { SelectField } from "../../../ui/form/SelectField";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { JobChoiceField } from "../hub/JobChoiceField";
import { jobTypes } from "../hub/jobFilter";
import { CUSTOM, coverageProblem, customDays, FILTERS, rangeOf, ranges, shown } from "./coverageAddress";

/** What another range or filter takes away: the days and the selection. */
const SELECTION = ["cells"];

/** The days and the filters of the matrix, which the address keeps. */
export function CoverageFilters() {
  const [search] = useSearchParams();
  const [, setRange] = useUrlParam("dates");
  const clear = useClearParams(FILTERS, []);
  const range = rangeOf(search);
  const days = customDays(search);
  return (
    <FilterBar label="Filter the coverage" onClear={clear}>
      <SelectField
        label="Days"
        value={range}
        choices={ranges}
        onChange={(next) => setRange(next === ranges[0]?.value ? null : next, { without: [...SELECTION, ...(next === CUSTOM ? [] : ["from", "to"])] })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 140px", sm: "0 0 180px" } }}
      />
      {range === CUSTOM && <DayField label="Start Date" param="from" value={days.from} problem={null} />}
      {range === CUSTOM && <DayField label="End Date" param="to" value={days.to} problem={coverageProblem(days)} />}
      <FilterField label="Market" param="market" />
      <JobChoiceField label="Type" param="type" choices={jobTypes} emptyLabel="All Types" without={SELECTION} />
      <JobChoiceField label="Markets Shown" param="show" choices={shown} emptyLabel="All Active Markets" without={[]} />
    </FilterBar>
  );
}

type DayProps = { label: string; param: string; value: string | null; problem: string | null };

/** A day of a custom range, kept in the address once it is complete. */
function DayField({ label, param, value, problem }: DayProps) {
  const [, setDay] = useUrlParam(param);
  return (
    <DateField
      label={label}
      value={value ?? ""}
      onChange={(text) => {
        const day = readDay(text);
        if (day !== null) setDay(day, { replace: true });
      }}
      min={EARLIEST_DAY}
      error={problem !== null}
      helperText={problem}
      fullWidth={false}
      sx={{ flex: { xs: "1 1 140px", sm: "0 0 170px" } }}
    />
  );
}
