import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { RunActiveMarketsDialogMutation$variables } from "../../../__generated__/RunActiveMarketsDialogMutation.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { FormDialog } from "../../../app/forms/FormDialog";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { datesInput, noDates, RunDateFields, type RunDates } from "./RunDateFields";
import { RunCount } from "./RunCount";
import { RunReport } from "./RunReport";
import { RunTypeFields, type RunTypes } from "./RunTypeFields";
import { useEntries, useFocusProblem, useRunForm } from "./useRunForm";

const plan = graphql`
  query RunActiveMarketsDialogQuery($input: RunMarketsInput!, $hasRuns: Boolean!) @throwOnFieldError {
    plan: runMarketsPlan(input: $input) {
      ...RunCount_plan
      ...useRunForm_plan @alias(as: "runs") @include(if: $hasRuns)
    }
  }
`;

const mutation = graphql`
  mutation RunActiveMarketsDialogMutation($input: RunMarketsInput!) {
    run: runMarkets(input: $input) {
      outcomes {
        ...useRunForm_outcome
      }
      errors {
        message
      }
    }
  }
`;

/** The value of the search parameter `form` while the dialog is open. */
const FORM = "run-active-markets";

const start: RunTypes & { dates: RunDates } = { dates: noDates, runType: "TRANSIT_AND_STATIONARY", jobType: "NEAR_TO_GOLD" };

/** Opens the dialog that runs all active markets. The address keeps it open. */
export function RunActiveMarketsButton() {
  const [form, setForm] = useUrlParam("form");
  return (
    <>
      <ScreenButton label="Run Active Markets" onClick={() => setForm(FORM)} />
      {form === FORM && <RunActiveMarketsDialog onClose={() => setForm(null, { replace: true })} />}
    </>
  );
}

/** Runs all active markets on a date or a range of dates. */
function RunActiveMarketsDialog({ onClose }: { onClose: () => void }) {
  const form = useRunForm<RunActiveMarketsDialogMutation$variables["input"]>({
    plan,
    mutation,
    title: "Run Active Markets",
    done: "Jobs sent",
    failure: "There was an error trying to run this date. Please try again later.",
    onAllSent: onClose,
  });
  const { submit, problems, isChecking, isSending, reason, isUnsaved, noteChange } = form;
  const [entries, change] = useEntries(start, noteChange);
  const { dates, runType, jobType } = entries;
  const draft = useDraft({ name: "run active markets", entries, isSent: !isUnsaved, onRestore: change });
  const fields = useFocusProblem<HTMLDivElement>(problems);
  // Two dates may have the same problem.
  const warning = [...new Set(Object.values(problems))].join(" ");
  return (
    <FormDialog
      title="Run Active Markets"
      saveLabel="Run"
      busyLabel="Run"
      // While jobs are sent, the button that cancels is the one that stops them.
      cancelLabel={isSending ? "Close" : "Cancel"}
      warning={warning}
      draft={draft}
      isBusy={isChecking}
      saveReason={reason}
      isSent={!isUnsaved}
      extraActions={
        reason !== null && (
          <Box component="span" sx={{ mr: "auto", color: "text.secondary", typography: "body2" }}>
            {reason}
          </Box>
        )
      }
      onSave={() => submit({ ...datesInput(dates), runType, jobType })}
      onClose={onClose}
    >
      <RunReport />
      <Box ref={fields} sx={{ display: "grid", gap: 4 }}>
        <RunDateFields value={dates} onChange={(next) => change({ dates: next })} problems={problems} isProblemHidden />
        <RunTypeFields value={entries} onChange={change} />
        <RunCount query={plan} dates={dates} input={{ runType }} form={form} />
      </Box>
    </FormDialog>
  );
}
