import { EARLIEST_DAY, readDay } from "../../ui/form/entries";
import { DateField } from "../../ui/form/DateField";
import { FilterSelect } from "../../ui/table/FilterSelect";
import { useUrlParam, useUrlSearch } from "../../ui/url/useUrlParam";
import { CUSTOM, type DateFilter, rangeOf } from "./urlFilter";

type Props = {
  filter: DateFilter;
  /** Other search parameters that a change removes. */
  without: readonly string[];
};

/** Chooses the days of a list. The days of a custom range are kept in the address once they are complete. */
export function DateFilterFields({ filter, without }: Props) {
  const [search] = useUrlSearch();
  const [, setFrom] = useUrlParam(filter.range[0]);
  const [, setTo] = useUrlParam(filter.range[1]);
  const { from, to, missing, problem } = rangeOf(search, filter);
  const change = (set: typeof setFrom) => (text: string) => {
    if (text === "" || readDay(text) !== null) set(text, { replace: true, without });
  };
  const sx = { flex: { xs: "1 1 140px", sm: "0 0 170px" } };
  return (
    <>
      <FilterSelect
        label="Date"
        param={filter.param}
        emptyLabel="All Time"
        choices={[...filter.choices, { value: CUSTOM, label: "Custom" }]}
        without={[...filter.range, ...without]}
      />
      {search.get(filter.param) === CUSTOM && (
        <>
          <DateField
            label="Start Date"
            value={from ?? ""}
            onChange={change(setFrom)}
            min={EARLIEST_DAY}
            max={to ?? ""}
            helperText={missing === "from" ? "Enter a start date to apply the range." : undefined}
            fullWidth={false}
            sx={sx}
          />
          <DateField
            label="End Date"
            value={to ?? ""}
            onChange={change(setTo)}
            min={from ?? EARLIEST_DAY}
            error={problem !== null}
            helperText={missing === "to" ? "Enter an end date to apply the range." : problem}
            fullWidth={false}
            sx={sx}
          />
        </>
      )}
    </>
  );
}
