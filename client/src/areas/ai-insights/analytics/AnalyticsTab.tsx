import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { graphql } from "react-relay";
import type { AnalyticsTabChoicesQuery } from "../../../__generated__/AnalyticsTabChoicesQuery.graphql";
import type { AnalyticsTabQuery, ConversationAnalyticsFilter } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { ChartSkeleton } from "../../../ui/charts/ChartFrame";
import { FieldLabel } from "../../../ui/feedback/FieldLabel";
import { type Failure, PanelError } from "../../../ui/feedback/PanelError";
import { reasonOf } from "../../../ui/feedback/finalReason";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import type { Choice } from "../../../ui/form/choices";
import { SelectField } from "../../../ui/form/SelectField";
import { CountCard } from "../../../ui/layout/CountCard";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { FilterBar } from "../../../ui/table/FilterBar";
import { useClearParams, useUrlFlag, useUrlParam } from "../../../ui/url/useUrlParam";
import { DateFilterFields } from "../DateFilterFields";
import { useDebouncedFilter } from "../urlFilter";
import { AnalyticsChart, CHART_HEIGHT } from "./AnalyticsChart";
import { analyticsFilters, analyticsOf, CUSTOMER, dateFilter, INTERNAL, METRIC, USER, VIEW } from "./analyticsFilter";

/** How long the filters rest before the analytics are loaded. */
const PAUSE_MS = 100;

const query = graphql`
  query AnalyticsTabQuery($filter: ConversationAnalyticsFilter!, $view: AnalyticsView!, $metric: AnalyticsMetric!)
  @throwOnFieldError {
    conversationAnalytics(filter: $filter) {
      cards {
        figure
        caption
        label
      }
      ...AnalyticsChart_analytics @arguments(view: $view, metric: $metric)
    }
  }
`;

/** What the conversations add up to: figures, and a chart over time. */
export function AnalyticsTab() {
  const { wanted, variables, isChanging } = useDebouncedFilter(analyticsOf, PAUSE_MS);
  const analytics = usePanelQuery<AnalyticsTabQuery>("the analytics", query, variables);
  const choices = useChoices(variables.filter);
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
        <Filters filter={wanted.filter} choices={choices} />
      </Surface>
      <Panel
        loadable={analytics}
        skeleton={
          <>
            <CardsSkeleton count={6} />
            <ChartSkeleton height={CHART_HEIGHT} />
          </>
        }
        renderError={() => <Unavailable failure={analytics.latestFailure()} onRetry={retry} isBusy={isRetrying} />}
      >
        {({ conversationAnalytics }) => (
          <Box aria-busy={!isCurrent} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, opacity: isCurrent ? 1 : 0.6 }}>
            <Cards cards={conversationAnalytics.cards} />
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

type UnavailableProps = {
  /** What failed, if it is known. */
  failure: Failure | null;
  onRetry: () => void;
  isBusy: boolean;
};

/** Takes the place of analytics that could not be loaded. */
function Unavailable({ failure, onRetry, isBusy }: UnavailableProps) {
  return (
    <Surface>
      <Box role="alert" sx={{ display: "grid", justifyItems: "center", gap: 2, py: 8, textAlign: "center" }}>
        <Box component="h2" sx={{ m: 0, typography: "h2" }}>
          Failed to load analytics
        </Box>
        <Box component="p" sx={{ m: 0, mb: 2, color: "text.secondary", overflowWrap: "anywhere" }}>
          {failure?.message ?? "Failed to load analytics data"}
        </Box>
        {reasonOf(failure) === null && (
          <Button onClick={onRetry} loading={isBusy}>
            Retry
          </Button>
        )}
      </Box>
    </Surface>
  );
}

type Cards = AnalyticsTabQuery["response"]["conversationAnalytics"]["cards"];

/** Where the graph describes each figure. */
const figures: Readonly<Record<Cards[number]["figure"], { describes: string }>> = {
  AVERAGE_RESPONSE_TIME: { describes: "AnalyticsFigure.AVERAGE_RESPONSE_TIME" },
  CONVERSATIONS: { describes: "AnalyticsFigure.CONVERSATIONS" },
  CUSTOMERS: { describes: "AnalyticsFigure.CUSTOMERS" },
  INTERACTIONS: { describes: "AnalyticsFigure.INTERACTIONS" },
  TOTAL_TOKENS: { describes: "AnalyticsFigure.TOTAL_TOKENS" },
  USERS: { describes: "AnalyticsFigure.USERS" },
};

/** The figures of the analytics, each a card. */
function Cards({ cards }: { cards: Cards }) {
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fit, minmax(clamp(170px, (1100px - 100%) * 1000, (100% - 32px) / 3), 1fr))" } }}>
      {cards.map(({ figure, caption, label }) => (
        <CountCard key={figure} title={caption} heading={<FieldLabel {...figures[figure]}>{caption}</FieldLabel>}>
          {label === "" ? "—" : label}
        </CountCard>
      ))}
    </Box>
  );
}

const choicesQuery = graphql`
  query AnalyticsTabChoicesQuery($ofDays: ConversationAnalyticsFilter!, $ofCustomer: ConversationAnalyticsFilter!) {
    ofDays: conversationAnalytics(filter: $ofDays) {
      customers {
        customerId
        label
      }
    }
    ofCustomer: conversationAnalytics(filter: $ofCustomer) {
      users {
        userId
        label
      }
    }
  }
`;

/**
 * The customers of the filter's days, and the users of its customer: those of the whole filter would be only the ones
 * that it already names.
 */
function useChoices({ dates, includeInternalUsers, customerId }: ConversationAnalyticsFilter): PanelQuery<AnalyticsTabChoicesQuery> {
  const ofDays = { ...(dates && { dates }), ...(includeInternalUsers === true && { includeInternalUsers }) };
  const ofCustomer = { ...ofDays, ...(customerId !== undefined && { customerId }) };
  return usePanelQuery<AnalyticsTabChoicesQuery>("customers and users", choicesQuery, { ofDays, ofCustomer });
}

/** With another filter the chart goes back to its first view. */
const without = [VIEW];

type FiltersProps = { filter: ConversationAnalyticsFilter; choices: PanelQuery<AnalyticsTabChoicesQuery> };

/** Chooses what is counted. */
function Filters({ filter, choices }: FiltersProps) {
  const [isInternal, setInternal] = useUrlFlag(INTERNAL, { without });
  const clear = useClearParams(analyticsFilters, [VIEW, METRIC]);
  return (
    <FilterBar label="Filter analytics" onClear={clear}>
      <DateFilterFields filter={dateFilter} without={without} />
      <Panel
        loadable={{ ...choices, isStale: false }}
        failure="inline"
        skeleton={<OwnerFields filter={filter} customers="waiting" users="waiting" />}
        renderError={(error) => (
          <>
            <OwnerFields filter={filter} customers="failed" users="failed" />
            {error}
          </>
        )}
      >
        {({ ofDays, ofCustomer }) => {
          const customers = ofDays?.customers?.map(({ customerId, label }) => ({ value: customerId, label })) ?? null;
          const users = ofCustomer?.users?.map(({ userId, label }) => ({ value: userId, label })) ?? null;
          // The users of the previous customer stay until those of this one arrive.
          const areOfCustomer = choices.variables?.ofCustomer.customerId === filter.customerId;
          const missing = [customers === null && "customers", users === null && "users"].filter(Boolean).join(" and ");
          return (
            <>
              <OwnerFields filter={filter} customers={customers ?? "failed"} users={areOfCustomer ? (users ?? "failed") : "waiting"} />
              {missing !== "" && (
                <PanelError what={`${missing} to choose from`} onRetry={choices.retry} isBusy={choices.isRetrying} isInline />
              )}
            </>
          );
        }}
      </Panel>
      <FormControlLabel
        label="Include internal users"
        control={<Checkbox size="small" checked={isInternal} onChange={(_, checked) => setInternal(checked)} />}
      />
    </FilterBar>
  );
}

/** The choices of a field, or why there are none. */
type Choices = readonly Choice<number>[] | "waiting" | "failed";

type OwnerProps = { filter: ConversationAnalyticsFilter; customers: Choices; users: Choices };

/** The customer and the user. */
function OwnerFields({ filter, customers, users }: OwnerProps) {
  const [, setCustomer] = useUrlParam(CUSTOMER);
  const [, setUser] = useUrlParam(USER);
  const text = (value: number | null) => (value === null ? null : String(value));
  const sx = { flex: { xs: "1 1 100%", sm: "0 1 220px" }, minWidth: 0 };
  return (
    <>
      <SelectField
        label="Customer"
        value={filter.customerId ?? null}
        choices={typeof customers === "string" ? [] : customers}
        emptyLabel={emptyLabel(customers, "Customers")}
        missingLabel={(value) => `Customer ${value}`}
        // The user may be of another customer.
        onChange={(value) => setCustomer(text(value), { replace: true, without: [USER, VIEW] })}
        disabled={typeof customers === "string" && filter.customerId === undefined}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="User"
        value={filter.userId ?? null}
        choices={typeof users === "string" ? [] : users}
        emptyLabel={emptyLabel(users, "Users")}
        missingLabel={(value) => `User ${value}`}
        onChange={(value) => setUser(text(value), { replace: true, without })}
        disabled={typeof users === "string" && filter.userId === undefined}
        fullWidth={false}
        sx={sx}
      />
    </>
  );
}

function emptyLabel(choices: Choices, what: string): string {
  if (choices === "waiting") return `Loading ${what}`;
  return choices === "failed" ? `${what} not loaded` : `All ${what}`;
}
