import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnalyticsChart_analytics$data, AnalyticsChart_analytics$key } from "../../../__generated__/AnalyticsChart_analytics.graphql";
import type { AnalyticsMetric, AnalyticsView } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { SeriesMark } from "../../../ui/charts/ChartLegend";
import { isFlattened } from "../../../ui/charts/scale";
import { lineColor } from "../../../ui/charts/series";
import { LineChart } from "../../../ui/charts/AxisCharts";
import { finalReason } from "../../../ui/feedback/finalReason";
import { tabularNumbers } from "../../../ui/layout/style";
import { Surface } from "../../../ui/layout/Surface";
import { EmptyState } from "../../../ui/table/EmptyState";
import { dateText, numberText } from "../../../ui/text/format";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { METRIC, metricChoices, VIEW } from "./analyticsFilter";
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

/** What the dates of the chart are. */
const dateLabels: Record<Interval, string> = {
  DAY: "Date",
  WEEK: "Week from",
  MONTH: "Month from",
};

/** The key of the line of all others. */
const OTHERS = "others";

const intervalNotes: Record<Interval, string> = {
  DAY: "",
  WEEK: "Each point counts a week.",
  MONTH: "Each point counts a month.",
};

/** What of the conversations the chart puts together; empty if nothing. */
export function chartNote(view: AnalyticsView, interval: Interval, series: readonly { readonly key: string; readonly members: number }[]): string {
  const total = series.reduce((sum, { members }) => sum + members, 0);
  const hasOthers = series.some(({ key }) => key === OTHERS);
  const who = view === "USERS" ? "users" : "customers";
  const largest = `The ${numberText(series.length - 1)} largest of ${numberText(total)} ${who}, and the others together.`;
  return [hasOthers && largest, intervalNotes[interval]].filter(Boolean).join(" ");
}

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
  const isLogarithmic = isFlattened(lines.flatMap(({ values, isHidden }) => (isHidden ? [] : values)));
  const note = [
    chartNote(
      view,
      interval,
      series.map(({ key, members }) => ({ key, members })),
    ),
    isLogarithmic && "The scale is logarithmic, because a few points are far above the others.",
  ]
    .filter(Boolean)
    .join(" ");
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
        isLogarithmic={isLogarithmic}
        height={CHART_HEIGHT}
        legend={view === "ACTIVITY" ? undefined : <Legend lines={lines} onHide={setHidden} />}
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

type Line = { key: string; label: string; isHidden: boolean };

type LegendProps = {
  lines: readonly Line[];
  /** Hides the lines with these keys, and shows the others. */
  onHide: (keys: ReadonlySet<string>) => void;
};

/** Says which line is which. Each can be shown and hidden, alone or together with all others. */
function Legend({ lines, onHide }: LegendProps) {
  const hidden = new Set(lines.filter(({ isHidden }) => isHidden).map(({ key }) => key));
  const all = () => lines.map(({ key }) => key);
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHide(next);
  };
  return (
    <Box role="group" aria-label="Lines" sx={{ mb: 3 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3, mb: 2 }}>
        <Button onClick={() => onHide(new Set(hidden.size === 0 ? all() : []))}>{hidden.size === 0 ? "Hide All" : "Show All"}</Button>
        <Box component="span" role="status" sx={{ color: "text.secondary", fontSize: 13, ...tabularNumbers }}>
          {`${numberText(lines.length - hidden.size)} of ${numberText(lines.length)} shown`}
        </Box>
      </Box>
      <Box
        sx={(theme) => ({
          display: "flex",
          flexWrap: "wrap",
          gap: 1,
          // On a small screen half a row shows that there are more below.
          maxHeight: { xs: 142, md: "none" },
          overflowY: "auto",
          "& > span": { display: "inline-flex", maxWidth: "100%", border: 1, borderColor: "divider", borderRadius: "6px" },
          "& button": {
            display: "inline-flex",
            alignItems: "center",
            gap: 1.5,
            minWidth: 0,
            minHeight: 26,
            px: 2,
            py: 0,
            font: "inherit",
            fontSize: 12,
            textAlign: "left",
            color: "inherit",
            bgcolor: "transparent",
            border: 0,
            borderRadius: "6px",
            cursor: "pointer",
            "&:hover": { bgcolor: theme.vars.palette.hover },
            "&:focus-visible": { outlineOffset: -2 },
            "& svg": { flexShrink: 0 },
          },
          "& button[data-only]": { color: "text.secondary", borderLeft: 1, borderColor: "divider", borderRadius: "0 6px 6px 0" },
          "& button[aria-pressed=false]": { color: "text.secondary", textDecoration: "line-through", "& svg": { opacity: 0.3 } },
        })}
      >
        {lines.map(({ key, label, isHidden }, place) => (
          <span key={key}>
            <button type="button" aria-pressed={!isHidden} onClick={() => toggle(key)}>
              <SeriesMark series={place} kind="lines" />
              {label}
            </button>
            <button type="button" data-only aria-label={`Only ${label}`} onClick={() => onHide(new Set(all().filter((other) => other !== key)))}>
              Only
            </button>
          </span>
        ))}
      </Box>
    </Box>
  );
}
