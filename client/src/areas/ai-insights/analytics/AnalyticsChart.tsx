import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnalyticsChart_analytics$data, AnalyticsChart_analytics$key } from "../../../__generated__/AnalyticsChart_analytics.graphql";
import type { AnalyticsMetric, AnalyticsView } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { lineColor } from "../../../ui/charts/lineColors";
import { LineChart } from "../../../ui/charts/LineChart";
import { EmptyState } from "../../../ui/table/EmptyState";
import { finalReason } from "../../../ui/feedback/finalReason";
import { dateText } from "../../../ui/text/format";
import { Surface } from "../../../ui/layout/Surface";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { AnalyticsLegend } from "./AnalyticsLegend";
import { METRIC, metricChoices, VIEW } from "./analyticsFilter";
import { chartNote, dateLabels, OTHERS } from "./chartNote";
import { ChoiceButtons } from "./ChoiceButtons";

export const CHART_HEIGHT = 400;

type Props = {
  analytics: AnalyticsChart_analytics$key;
  /** What the lines are, and what they count. */
  view: AnalyticsView;
  metric: AnalyticsMetric;
  /** Loads the analytics again. */
  onRetry: () => void;
  isRetrying: boolean;
};

/** What was asked over time: in all, by customer or by user. */
export function AnalyticsChart({ analytics, view, metric, onRetry, isRetrying }: Props) {
  const { views, interval, series } = useFragment(
    graphql`
      fragment AnalyticsChart_analytics on ConversationAnalytics
      @argumentDefinitions(view: { type: "AnalyticsView!" }, metric: { type: "AnalyticsMetric!" }) {
        views {
          view
          label
          select {
            reason
          }
        }
        interval(view: $view)
        series(view: $view, metric: $metric) @catch {
          key
          label
          members
          points {
            date
            value
          }
        }
      }
    `,
    analytics,
  );
  const [, setView] = useUrlParam(VIEW);
  const [, setMetric] = useUrlParam(METRIC);
  const chosen = views.find((option) => option.view === view);
  const counted = metricChoices.find((choice) => choice.metric === metric)?.label ?? "";
  const title = view === "ACTIVITY" ? (chosen?.label ?? "") : `${counted} by ${view === "CUSTOMERS" ? "Customer" : "User"}`;
  return (
    <Surface
      title={title}
      actions={
        <>
          {view !== "ACTIVITY" && (
            <ChoiceButtons
              label="Metric"
              choices={metricChoices.map(({ value, label }) => ({ value, label, reason: null }))}
              value={metricChoices.find((choice) => choice.metric === metric)?.value ?? ""}
              onChange={(value) => setMetric(value === "conversations" ? null : value, { replace: true })}
            />
          )}
          <ChoiceButtons
            label="View"
            choices={views.map((option) => ({ value: option.view, label: option.label, reason: option.select.reason ?? null }))}
            value={view}
            onChange={(value) => setView(value === "ACTIVITY" ? null : value.toLowerCase(), { replace: true })}
          />
        </>
      }
    >
      {series.ok ? (
        <Lines title={title} view={view} interval={interval} series={series.value} />
      ) : (
        <Unavailable
          reason={chosen?.select.reason ?? finalReason(series.errors)}
          errors={series.errors}
          onRetry={onRetry}
          isBusy={isRetrying}
        />
      )}
    </Surface>
  );
}

type Interval = AnalyticsChart_analytics$data["interval"];
type Series = Extract<AnalyticsChart_analytics$data["series"], { ok: true }>["value"];

function Lines({ title, view, interval, series }: { title: string; view: AnalyticsView; interval: Interval; series: Series }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const dates = series[0]?.points.map(({ date }) => date) ?? [];
  if (dates.length === 0) return <EmptyState text="No conversations found." />;
  const lines = series.map(({ key, label, points }, place) => ({
    key,
    label,
    values: points.map(({ value }) => value),
    tone: key === OTHERS ? ("grey" as const) : lineColor(place),
    isHidden: hidden.has(key),
  }));
  const note = chartNote(
    view,
    interval,
    series.map(({ key, members }) => ({ key, members })),
  );
  return (
    <>
      {note !== "" && (
        <Box component="p" sx={{ m: 0, mb: 3, typography: "body2", color: "text.secondary" }}>
          {note}
        </Box>
      )}
      <LineChart
        label={title}
        isLabelHidden
        xLabel={dateLabels[interval]}
        labels={dates.map((date) => dateText(date))}
        // Days without conversations have no point, but their width.
        positions={dates.map((date) => Date.parse(date))}
        series={lines}
        height={CHART_HEIGHT}
        legend={view === "ACTIVITY" ? undefined : <AnalyticsLegend lines={lines} onHide={setHidden} />}
      />
    </>
  );
}

type UnavailableProps = { reason: string | null; errors: readonly unknown[]; onRetry: () => void; isBusy: boolean };

/** Takes the place of lines that the graph refuses, for a reason that it gives, or that could not be read. */
function Unavailable({ reason, errors, onRetry, isBusy }: UnavailableProps) {
  const cause = JSON.stringify(errors);
  useEffect(() => console.error("Could not load the chart.", cause), [cause]);
  return (
    <Box sx={{ display: "grid", alignContent: "center", minHeight: CHART_HEIGHT }}>
      <EmptyState
        text={reason ?? "Could not load the chart."}
        action={
          reason === null ? (
            <Button onClick={onRetry} loading={isBusy}>
              Retry
            </Button>
          ) : undefined
        }
      />
    </Box>
  );
}
