import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { RunCount_plan$key } from "../../../__generated__/RunCount_plan.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { Panel } from "../../../ui/layout/Panel";
import { tabularNumbers } from "../../../ui/layout/style";
import { numberText } from "../../../ui/text/format";
import { useDebounced } from "../../../ui/useDebounced";
import { datesInput, type RunDates } from "./RunDateFields";
import type { RunForm } from "./useRunForm";

/** How long the fields rest before the jobs are counted. */
const PAUSE_MS = 300;

/** As many characters as a date has. */
const WHOLE = "yyyy-mm-dd".length;

type PlanQuery = OperationType & { response: { plan: RunCount_plan$key } };

type CountProps = {
  form: Pick<RunForm<never>, "includeRunning" | "onIncludeRunning">;
  /** Called with the number of jobs that would start; null while it is not known. */
  onCount?: (count: number | null) => void;
};

type Props = CountProps & {
  /** The plan of the form: see useRunForm. */
  query: GraphQLTaggedNode;
  dates: RunDates;
  input: object;
};

/** How many jobs a form would start, once its dates are typed whole: whether they are valid, the gateway says. The form works without it. */
export function RunCount({ query, dates, input, ...count }: Props) {
  const days = datesInput(useDebounced(dates, PAUSE_MS));
  const isWhole = [days.startDate, days.endDate ?? days.startDate].every((text) => text.trim().length === WHOLE);
  const loadable = usePanelQuery<PlanQuery>("the number of jobs", query, isWhole ? { input: { ...input, ...days }, hasRuns: false } : null);
  return (
    <Panel loadable={loadable} skeleton={<Count plan={null} {...count} />} renderError={() => <Count plan={null} isUnknown {...count} />}>
      {({ plan }) => <Count plan={loadable.isCurrent ? plan : null} {...count} />}
    </Panel>
  );
}

type PlanProps = CountProps & {
  /** What would start; null if it is not known. */
  plan: RunCount_plan$key | null;
  /** Whether the plan could not be read. The choice is offered then, too. */
  isUnknown?: boolean;
};

/** The number, and the choice to start those that already run. Empty without any, because then the fields say why. */
function Count({ plan: ref, isUnknown = false, form: { includeRunning, onIncludeRunning }, onCount }: PlanProps) {
  const plan = useFragment(
    graphql`
      fragment RunCount_plan on MarketRunPlan {
        runCount
        runningCount
      }
    `,
    ref,
  );
  const running = plan?.runningCount ?? 0;
  const count = plan == null ? null : plan.runCount + (includeRunning ? running : 0);
  const report = useEffectEvent((now: number | null) => onCount?.(now));
  useEffect(() => report(count), [count]);
  const parts = [
    count !== null && count > 0 && `${numberText(count)} ${count === 1 ? "job" : "jobs"}, one for each market and date`,
    running > 0 && !includeRunning && `Already pending or running: ${numberText(running)}`,
  ];
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, minHeight: 38, fontSize: 13, ...tabularNumbers }}>
      <Box role="status" sx={{ color: "text.secondary" }}>
        {parts.filter(Boolean).join(". ")}
      </Box>
      {(running > 0 || includeRunning || isUnknown) && (
        <FormControlLabel
          label="Also those that are already pending or running"
          control={<Checkbox size="small" checked={includeRunning} onChange={(_, isIncluded) => onIncludeRunning(isIncluded)} />}
          sx={{ m: 0 }}
        />
      )}
    </Box>
  );
}
