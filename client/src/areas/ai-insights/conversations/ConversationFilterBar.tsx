import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { SelectField } from "../../../ui/form/SelectField";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { CustomRangeFields } from "../CustomRangeFields";
import { conversationFilters, CUSTOM, dateChoices, DATES, daysOf, FROM, pageParams, SEARCH, TO } from "./conversationList";

type Props = {
  /** The filters whose choices come from the conversations. */
  choices: ReactNode;
  count: ReactNode;
};

/** The filters above the conversations. The graph applies them. */
export function ConversationFilterBar({ choices, count }: Props) {
  const [search] = useSearchParams();
  const [, setDates] = useUrlParam(DATES);
  const clear = useClearParams(conversationFilters, pageParams);
  const days = daysOf(search);
  return (
    <FilterBar label="Filter conversations" onClear={clear} note={count}>
      <FilterField label="Title or ID" param={SEARCH} without={pageParams} />
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
      {days === CUSTOM && <CustomRangeFields params={[FROM, TO]} without={pageParams} />}
    </FilterBar>
  );
}
