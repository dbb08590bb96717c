import type { ReactNode } from "react";
import { FilterBar } from "../../../ui/table/FilterBar";
import { SelectField } from "../../../ui/form/SelectField";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { KIND, OLDEST, ofOneKind, ORDER, type PromptKind, promptFilters, promptKinds, PROMPTS_PAGE, STATUS, statusChoices } from "./promptList";

type Props = {
  kind: PromptKind;
  /** The filter by feature type or by workflow. */
  groups: ReactNode;
  count: ReactNode;
};

/** What another filter or order leaves behind. */
const without = [PROMPTS_PAGE];

/** The choice of the list, and the filters above it. */
export function PromptFilterBar({ kind, groups, count }: Props) {
  const [, setKind] = useUrlParam(KIND);
  const [status, setStatus] = useUrlParam(STATUS);
  const [order, setOrder] = useUrlParam(ORDER);
  const clear = useClearParams(promptFilters, without);
  return (
    <FilterBar label="Filter prompts" onClear={clear} note={count}>
      <SelectField
        label="Prompt Type"
        value={kind}
        choices={promptKinds}
        onChange={(next) => setKind(next === "suggested" ? next : null, { replace: true, without: ofOneKind })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 100%", sm: "0 0 180px" } }}
      />
      {groups}
      <SelectField
        label="Status"
        value={statusChoices.some(({ value }) => value === status) ? status : null}
        choices={statusChoices}
        emptyLabel="All Statuses"
        onChange={(next) => setStatus(next, { replace: true, without })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 120px", sm: "0 0 140px" } }}
      />
      {kind === "system" && (
        <SelectField
          label="Sort Order"
          value={order === OLDEST ? OLDEST : null}
          choices={[{ value: OLDEST, label: "Oldest First" }]}
          emptyLabel="Newest First"
          onChange={(next) => setOrder(next, { replace: true, without })}
          fullWidth={false}
          sx={{ flex: { xs: "1 1 120px", sm: "0 0 140px" } }}
        />
      )}
    </FilterBar>
  );
}
