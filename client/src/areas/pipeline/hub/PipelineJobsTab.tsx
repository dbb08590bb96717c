import { readDay } from "../../../ui/form/entries";
import { LoadedSelect } from "../../../ui/form/LoadedSelect";
import { Surface } from "../../../ui/layout/Surface";
import { cursorParams } from "../../../ui/table/useCursorPages";
import { FilterBar } from "../../../ui/table/FilterBar";
import { useClearParams, useUrlParam } from "../../../ui/url/useUrlParam";
import { marketHashChoices, useMarkets } from "../../markets/MarketSelect";
import { jobStatuses, jobTypes, phasesOf, typesOf } from "./jobParams";
import { JobChoiceField, JobDayField } from "./JobFilters";
import { JobsList } from "./JobsList";
import { useRefetchable } from "./liveLists";

const FILTERS = ["market", "type", "status", "since"];
/** Failed jobs whose work no other has done since. */
const NEEDS_RERUN = { value: "needs-rerun", label: "Failed, to re-run" };
const pages = Object.values(cursorParams());

/** The jobs of all markets: those of the last days, or all that pass a filter. */
export function PipelineJobsTab() {
  const [market, setMarket] = useUrlParam("market");
  const [type] = useUrlParam("type");
  const [status] = useUrlParam("status");
  const needsRerun = status === NEEDS_RERUN.value;
  const phases = needsRerun ? ["FAILED" as const] : phasesOf(status);
  const [since] = useUrlParam("since");
  const from = readDay(since);
  const markets = useMarkets(null, "markets to choose from");
  useRefetchable(markets.refetch);
  const clear = useClearParams(FILTERS, pages);
  const filter = {
    // With a market or a type, the graph keeps no window; with a status or a first day, nothing asks for one.
    ...(phases === null && from === null && { isInWindow: true }),
    ...(phases !== null && { phases }),
    ...(needsRerun && { needsRerun }),
    ...(from !== null && { started: { from } }),
    ...(market !== null && { marketHashes: [market] }),
    ...typesOf(type),
  };
  return (
    <Surface flush>
      <FilterBar label="Filter jobs" onClear={clear}>
        <LoadedSelect
          kind="Market"
          loadable={markets}
          read={marketHashChoices}
          value={market}
          onChange={(hash) => setMarket(hash, { without: pages })}
          emptyLabel="All Markets"
          sx={{ flex: { xs: "1 1 100%", sm: "0 1 260px" } }}
        />
        <JobChoiceField label="Type" param="type" choices={jobTypes} emptyLabel="All Types" without={pages} />
        <JobChoiceField label="Status" param="status" choices={[...jobStatuses, NEEDS_RERUN]} emptyLabel="All Statuses" without={pages} />
        <JobDayField label="Started Since" param="since" without={pages} />
      </FilterBar>
      <JobsList label="Jobs" name="pipeline-jobs" params={FILTERS} filter={filter} isFiltered={clear !== null} firstOrder="DATE" hasCount />
    </Surface>
  );
}
