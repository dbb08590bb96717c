import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { DateField } from "../../../ui/fields";
import { FilterBar } from "../../../ui/FilterBar";
import { FilterField } from "../../../ui/FilterField";
import { SelectField } from "../../../ui/SelectField";
import { useClearParams } from "../../../ui/useClearParams";
import { useUrlParam } from "../../../ui/useUrlParam";
import { conversationFilters, CUSTOM, dateChoices, DATES, dayOf, daysOf, FROM, pageParams, SEARCH, TO } from "./conversationList";

type Props = {
  /** The filters whose choices come from the conversations. */
  choices: ReactNode;
  count: ReactNode;
};

/** The filters above the conversations. The graph applies them. */
export function ConversationFilterBar({ choices, count }: Props) {
  const [search] = useSearchParams();
  const [, setDates] = useUrlParam(DATES);
  const [fromParam, setFrom] = useUrlParam(FROM);
  const [toParam, setTo] = useUrlParam(TO);
  const clear = useClearParams(conversationFilters, pageParams);
  const days = daysOf(search);
  const from = dayOf(fromParam);
  const to = dayOf(toParam);
  const isReversed = from !== "" && to !== "" && to < from;
  const dateSx = { flex: { xs: "1 1 130px", sm: "0 0 170px" } };
  return (
    <FilterBar label="Filter conversations" onClear={clear} clearLabel="Clear" note={count}>
      <FilterField label="Search" param={SEARCH} without={pageParams} />
      {choices}
      <SelectField
        label="Date"
        value={days}
        choices={dateChoices}
        emptyLabel="All Time"
        onChange={(next) => setDates(next, { replace: true, without: [FROM, TO, ...pageParams] })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 100%", sm: "0 0 150px" } }}
      />
      {days === CUSTOM && (
        <>
          <DateField
            label="Start Date"
            value={from}
            max={to}
            onChange={(day) => setFrom(day, { replace: true, without: pageParams })}
            fullWidth={false}
            sx={dateSx}
          />
          <DateField
            label="End Date"
            value={to}
            min={from}
            onChange={(day) => setTo(day, { replace: true, without: pageParams })}
            error={isReversed}
            helperText={isReversed ? "It is before the start date." : undefined}
            fullWidth={false}
            sx={dateSx}
          />
        </>
      )}
    </FilterBar>
  );
}
