import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { MarketRunJobType, PipelineRunType } from "../../../__generated__/NewPipelineJobPageMutation.graphql";
import type { RunFields_plan$key } from "../../../__generated__/RunFields_plan.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import type { Choice } from "../../../ui/form/choices";
import { DateField } from "../../../ui/form/DateField";
import { SelectField } from "../../../ui/form/SelectField";
import { fieldHelp } from "../../../ui/form/TextBox";
import { Panel } from "../../../ui/layout/Panel";
import { tabularNumbers } from "../../../ui/layout/style";
import { numberText } from "../../../ui/text/format";
import { useDebounced } from "../../../ui/useDebounced";
import type { PlanQuery, RunDates, RunForm } from "./useRunForm";

/** A form of a day, which does not break at its hyphens. */
const unbroken = (text: string) => (
  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
    {text}
  </Box>
);

/** How a day can be typed: as the graph writes it, or as the screens do. */
const hint = (
  <>
    {unbroken("yyyy-mm-dd")} or {unbroken("mm-dd-yyyy")}
  </>
);

type DateProps = {
  form: Pick<RunForm<RunDates>, "entries" | "change" | "problems">;
  /** Whether the form shows the words of a problem elsewhere. */
  isProblemHidden?: boolean;
};

/** The first day and, optionally, the last. */
export function RunDateFields({ form: { entries, change, problems }, isProblemHidden = false }: DateProps) {
  const field = (name: keyof RunDates, help: ReactNode) => ({
    value: entries[name],
    onChange: (day: string) => change({ [name]: day }),
    isSentUnchecked: true,
    error: problems[name] !== undefined,
    helperText: fieldHelp(isProblemHidden ? undefined : problems[name], help),
  });
  return (
    <>
      <DateField label="Start Date" required {...field("startDate", hint)} />
      <DateField label="End Date" {...field("endDate", <>{hint}, optional</>)} />
    </>
  );
}

/** What a run computes. */
export type RunTypes = { readonly runType: PipelineRunType; readonly jobType: MarketRunJobType };

const allRunTypes = (["STATIONARY", "TRANSIT", "TRANSIT_AND_STATIONARY"] as const).map((type) => ({ value: type, label: type }));

const allJobTypes: readonly Choice<MarketRunJobType>[] = [
  { value: "SF_BRONZE_TO_GOLD", label: "SF Devices to Impressions" },
  { value: "NEAR_TO_GOLD", label: "Full Matching" },
  { value: "BRONZE_TO_GOLD", label: "Devices to Impressions" },
];

type TypeProps = {
  form: Pick<RunForm<RunTypes>, "entries" | "change">;
  /** What is offered; by default what the dialogs offer. */
  runTypes?: readonly Choice<PipelineRunType>[];
  jobTypes?: readonly Choice<MarketRunJobType>[];
};

/** The inventory to run, and the part of the pipeline. */
export function RunTypeFields({ form: { entries, change }, runTypes = allRunTypes, jobTypes = allJobTypes }: TypeProps) {
  return (
    <>
      <SelectField label="Run Type" value={entries.runType} choices={runTypes} onChange={(next) => next && change({ runType: next })} />
      <SelectField label="Job Type" value={entries.jobType} choices={jobTypes} onChange={(next) => next && change({ jobType: next })} />
    </>
  );
}

/** How long the fields rest before the jobs are counted. */
const PAUSE_MS = 300;

/** As many characters as a date has. */
const WHOLE = "yyyy-mm-dd".length;

type CountProps = { form: Pick<RunForm<{ readonly includeRunning: boolean }>, "plan" | "input" | "entries" | "change"> };

/** How many jobs a form would start, once its dates are typed whole: whether they are valid, the gateway says. The form works without it. */
export function RunCount({ form }: CountProps) {
  const startDate = useDebounced(form.input.startDate, PAUSE_MS);
  const endDate = useDebounced(form.input.endDate, PAUSE_MS);
  const isWhole = [startDate, endDate ?? startDate].every((text) => text.trim().length === WHOLE);
  const input = { ...form.input, startDate, endDate, includeRunning: false };
  const loadable = usePanelQuery<PlanQuery>("the number of jobs", form.plan, isWhole ? { input, hasRuns: false } : null);
  return (
    <Panel loadable={loadable} skeleton={<Count plan={null} form={form} />} renderError={() => <Count plan={null} isUnknown form={form} />}>
      {({ plan }) => <Count plan={loadable.isCurrent ? plan : null} form={form} />}
    </Panel>
  );
}

type PlanProps = CountProps & {
  /** What would start; null if it is not known. */
  plan: RunFields_plan$key | null;
  /** Whether the plan could not be read. The choice is offered then, too. */
  isUnknown?: boolean;
};

/** The number, and the choice to start those that already run. Empty without any, because then the fields say why. */
function Count({ plan: ref, isUnknown = false, form: { entries, change } }: PlanProps) {
  const plan = useFragment(
    graphql`
      fragment RunFields_plan on MarketRunPlan {
        runCount
        runningCount
      }
    `,
    ref,
  );
  const { includeRunning } = entries;
  const running = plan?.runningCount ?? 0;
  const count = (plan?.runCount ?? 0) + (includeRunning ? running : 0);
  const parts = [
    count > 0 && `${numberText(count)} ${count === 1 ? "job" : "jobs"}, one for each market and date`,
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
          control={<Checkbox size="small" checked={includeRunning} onChange={(_, isIncluded) => change({ includeRunning: isIncluded })} />}
          sx={{ m: 0 }}
        />
      )}
    </Box>
  );
}
