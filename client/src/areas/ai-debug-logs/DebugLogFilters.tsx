import { useSearchParams } from "react-router";
import { cursorParams } from "../../ui/table/cursorPages";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { SelectField } from "../../ui/form/SelectField";
import { useClearParams } from "../../ui/url/useClearParams";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { CustomRangeFields } from "../ai-insights/CustomRangeFields";
import { DebugLogUserField } from "./DebugLogUserField";
import { CUSTOM, DATES, dateChoices, daysOf, ERRORS, errorChoices, FEATURE, filterParams, rangeParams, ROUTE } from "./debugLogList";

/** What loses its meaning with another filter. */
const without = Object.values(cursorParams());

/** The filters above the list. The graph applies them. */
export function DebugLogFilters() {
  const [search] = useSearchParams();
  const [errors, setErrors] = useUrlParam(ERRORS);
  const [, setDates] = useUrlParam(DATES);
  const days = daysOf(search);
  const clear = useClearParams(filterParams, without);
  return (
    <FilterBar label="Filter debug logs" onClear={clear}>
      <FilterField label="Feature Type" param={FEATURE} without={without} />
      <SelectField
        label="Has Errors"
        value={errorChoices.some(({ value }) => value === errors) ? errors : null}
        choices={errorChoices}
        emptyLabel="All"
        onChange={(next) => setErrors(next, { replace: true, without })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 100%", sm: "0 0 110px" } }}
      />
      <FilterField label="Route" param={ROUTE} without={without} />
      <DebugLogUserField without={without} />
      <SelectField
        label="Date"
        value={days}
        choices={dateChoices}
        emptyLabel="All Time"
        onChange={(next) => setDates(next, { replace: true, without: [...rangeParams, ...without] })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 100%", sm: "0 0 140px" } }}
      />
      {days === CUSTOM && <CustomRangeFields params={rangeParams} without={without} />}
    </FilterBar>
  );
}
