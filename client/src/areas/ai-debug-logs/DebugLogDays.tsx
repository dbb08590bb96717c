import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { DebugLogDaysQuery, DebugLogFilter } from "../../__generated__/DebugLogDaysQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { BarChart } from "../../ui/charts/AxisCharts";
import { byDay, MOST_DAYS } from "../../ui/charts/days";
import { ChartSkeleton } from "../../ui/charts/ChartFrame";
import { Panel } from "../../ui/layout/Panel";
import { tabularNumbers } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import { cursorParams } from "../../ui/table/useCursorPages";
import { dateText, numberText } from "../../ui/text/format";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { FEATURE, ROUTE } from "./debugLogList";

const query = graphql`
  query DebugLogDaysQuery($filter: DebugLogFilter!) @throwOnFieldError {
    debugLogs(filter: $filter, first: 5000) {
      totalCount
      nodes {
        recordedAt
        hasErrors
        route
        featureTypeText
      }
    }
  }
`;

const HEIGHT = 200;

/** The logs that pass the filter, by day, and what occurs in them. They are read when this is opened. */
export function DebugLogDays({ filter }: { filter: DebugLogFilter }) {
  const logs = usePanelQuery<DebugLogDaysQuery>("the logs by day", query, { filter });
  return (
    <Surface title="Logs by Day">
      <Panel loadable={logs} skeleton={<ChartSkeleton height={HEIGHT} />}>
        {({ debugLogs: { nodes, totalCount } }) => {
          const days = byDay(nodes, ({ recordedAt }) => recordedAt);
          const countsOf = (isError: boolean) =>
            days.map(({ items }) => items.filter(({ hasErrors }) => hasErrors === isError).length);
          return (
            <Box aria-busy={!logs.isCurrent} sx={{ opacity: logs.isCurrent ? 1 : 0.6 }}>
              <Box sx={{ mb: 2, typography: "body2", color: "text.secondary" }}>
                {nodes.length < totalCount
                  ? `The newest ${numberText(nodes.length)} of ${numberText(totalCount)} logs that pass the filters.`
                  : `All ${numberText(totalCount)} logs that pass the filters.`}
                {days.length === MOST_DAYS && ` The chart has the last ${MOST_DAYS} days.`}
              </Box>
              <BarChart
                label="Logs by day"
                isLabelHidden
                xLabel="Day"
                isXLabelHidden
                labels={days.map(({ day }) => dateText(day))}
                series={[
                  { label: "Success", values: countsOf(false), tone: "green" },
                  { label: "Error", values: countsOf(true), tone: "red" },
                ]}
                isStacked
                height={HEIGHT}
              />
              <Facet label="Feature Type" param={FEATURE} values={nodes.map(({ featureTypeText }) => featureTypeText)} />
              <Facet label="Route" param={ROUTE} values={nodes.map(({ route }) => route)} />
            </Box>
          );
        }}
      </Panel>
    </Surface>
  );
}

/** So many values of a facet are shown. */
const MOST_VALUES = 10;

/** What loses its meaning with another filter. */
const without = Object.values(cursorParams());

type FacetProps = { label: string; param: string; values: readonly (string | null | undefined)[] };

/** The most frequent values of a field with their counts. Each filters the list by it, and again by all. */
function Facet({ label, param, values }: FacetProps) {
  const [chosen, choose] = useUrlParam(param);
  const facet = facetOf(values).slice(0, MOST_VALUES);
  if (facet.length === 0) return null;
  return (
    <Box role="group" aria-label={label} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mt: 3 }}>
      <Box component="span" sx={{ mr: 1, fontSize: 12, color: "text.secondary" }}>
        {label}
      </Box>
      {facet.map(({ value, count }) => (
        <Button
          key={value}
          aria-pressed={value === chosen}
          onClick={() => choose(value === chosen ? null : value, { replace: true, without })}
          sx={{ minHeight: 26, py: 0, px: 2, gap: 2, minWidth: 0, maxWidth: "min(100%, 260px)", fontSize: 12, ...tabularNumbers }}
        >
          <Box component="span" title={value} sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {value}
          </Box>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {numberText(count)}
          </Box>
        </Button>
      ))}
    </Box>
  );
}

/** What occurs in the logs, the most frequent first. */
function facetOf(values: readonly (string | null | undefined)[]): readonly { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value != null && value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((left, right) => right.count - left.count);
}
