import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { AnalyticsTabQuery } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { ChartSkeleton } from "../../../ui/charts/ChartFrame";
import { Panel } from "../../../ui/layout/Panel";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { useRested } from "../../../ui/useRested";
import { AnalyticsCards } from "./AnalyticsCards";
import { AnalyticsChart, CHART_HEIGHT } from "./AnalyticsChart";
import { AnalyticsFailure } from "./AnalyticsFailure";
import { AnalyticsFilters } from "./AnalyticsFilters";
import { analyticsOf } from "./analyticsFilter";
import { useAnalyticsChoices } from "./useAnalyticsChoices";

/** How long the filters rest before the analytics are loaded. */
const PAUSE_MS = 100;

const query = graphql`
  query AnalyticsTabQuery($filter: ConversationAnalyticsFilter!, $view: AnalyticsView!, $metric: AnalyticsMetric!)
  @throwOnFieldError {
    conversationAnalytics(filter: $filter) {
      ...AnalyticsCards_analytics
      ...AnalyticsChart_analytics @arguments(view: $view, metric: $metric)
    }
  }
`;

/** What the conversations add up to: figures, and a chart over time. */
export function AnalyticsTab() {
  const [search] = useSearchParams();
  const wanted = analyticsOf(search);
  const rested = analyticsOf(new URLSearchParams(useRested(search.toString(), PAUSE_MS)));
  const isChanging = JSON.stringify(wanted.filter) !== JSON.stringify(rested.filter);
  const variables = isChanging ? rested : wanted;
  const analytics = usePanelQuery<AnalyticsTabQuery>("the analytics", query, variables);
  const choices = useAnalyticsChoices(variables.filter);
  const isCurrent = analytics.isCurrent && !isChanging;
  const shown = analytics.variables ?? wanted;
  const retry = () => {
    analytics.retry();
    choices.retry();
  };
  const isRetrying = analytics.isRetrying || choices.isRetrying;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <Surface flush>
        <AnalyticsFilters filter={wanted.filter} choices={choices} />
      </Surface>
      <Panel
        loadable={analytics}
        skeleton={
          <>
            <CardsSkeleton count={6} />
            <ChartSkeleton height={CHART_HEIGHT} />
          </>
        }
        renderError={() => <AnalyticsFailure failure={analytics.latestFailure()} onRetry={retry} isBusy={isRetrying} />}
      >
        {({ conversationAnalytics }) => (
          <Box aria-busy={!isCurrent} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, opacity: isCurrent ? 1 : 0.6 }}>
            <AnalyticsCards analytics={conversationAnalytics} />
            <AnalyticsChart
              // Each view has lines of its own to show and hide.
              key={shown.view}
              analytics={conversationAnalytics}
              view={shown.view}
              metric={shown.metric}
              onRetry={analytics.retry}
              isRetrying={analytics.isRetrying}
            />
          </Box>
        )}
      </Panel>
    </Box>
  );
}
