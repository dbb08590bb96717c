import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { ConversationAnalyticsFilter } from "../../../__generated__/AnalyticsTabQuery.graphql";
import type { Choice } from "../../../ui/form/choices";
import { FilterBar } from "../../../ui/table/FilterBar";
import { Panel } from "../../../ui/layout/Panel";
import { PanelError } from "../../../ui/feedback/PanelError";
import { SelectField } from "../../../ui/form/SelectField";
import { useClearParams } from "../../../ui/url/useClearParams";
import { useUrlFlag } from "../../../ui/url/useUrlFlag";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { CustomRangeFields } from "../CustomRangeFields";
import { CUSTOM, CUSTOMER, END, INTERNAL, METRIC, PERIOD, periodChoices, START, USER, VIEW } from "./analyticsFilter";
import { type AnalyticsChoices, customersOf, usersOf } from "./useAnalyticsChoices";

/** With another filter the chart goes back to its first view. */
const without = [VIEW];

const filterParams = [PERIOD, START, END, CUSTOMER, USER, INTERNAL];

type Props = { filter: ConversationAnalyticsFilter; choices: AnalyticsChoices };

/** Chooses what is counted. */
export function AnalyticsFilters({ filter, choices }: Props) {
  const [period, setPeriod] = useUrlParam(PERIOD);
  const [isInternal, setInternal] = useUrlFlag(INTERNAL, { without });
  const clear = useClearParams(filterParams, [VIEW, METRIC]);
  return (
    <FilterBar label="Filter analytics" onClear={clear}>
      <SelectField
        label="Date"
        value={periodChoices.some(({ value }) => value === period) ? period : null}
        choices={periodChoices}
        emptyLabel="All Time"
        onChange={(next) => setPeriod(next, { replace: true, without: [START, END, VIEW] })}
        fullWidth={false}
        sx={{ flex: { xs: "1 1 100%", sm: "0 0 170px" } }}
      />
      {period === CUSTOM && <CustomRangeFields params={[START, END]} without={without} />}
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
        {(data) => {
          const [customers, users] = [customersOf(data), usersOf(data)];
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
