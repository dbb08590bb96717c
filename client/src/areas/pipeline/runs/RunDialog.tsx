import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { useDraft } from "../../../app/forms/drafts";
import { FormDialog } from "../../../app/forms/FormDialog";
import { useScreenAction } from "../../../ui/layout/screenActions";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { RunCount, RunDateFields, RunTypeFields, type RunTypes } from "./RunFields";
import { RunReport } from "./RunReport";
import { noDates, type RunDates, type RunForm, useFocusProblem, useRunForm } from "./useRunForm";

type Props = {
  title: string;
  form: Pick<RunForm, "problems" | "isChecking" | "isSending" | "isUnsaved" | "reason"> & { submit: () => void };
  label?: string;
  draft?: ReactNode;
  /** Why nothing can be run, whatever is entered; null if it can. */
  nothing?: string | null;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog that starts jobs. */
export function RunDialog({ title, form, label = "Run", draft = null, nothing = null, onClose, children }: Props) {
  const { problems, isChecking, isSending, isUnsaved, reason, submit } = form;
  const fields = useFocusProblem<HTMLDivElement>(problems);
  return (
    <FormDialog
      title={title}
      saveLabel={label}
      busyLabel={label}
      // While jobs are sent, the button that cancels is the one that stops them.
      cancelLabel={isSending ? "Close" : "Cancel"}
      // Two dates may have the same problem.
      warning={[...new Set(Object.values(problems))].join(" ")}
      draft={draft}
      isBusy={isChecking}
      saveReason={nothing ?? reason}
      isSent={!isUnsaved}
      extraActions={
        reason !== null && (
          <Box component="span" sx={{ mr: "auto", color: "text.secondary", typography: "body2" }}>
            {reason}
          </Box>
        )
      }
      onSave={submit}
      onClose={onClose}
    >
      <Box ref={fields} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
        {children}
      </Box>
    </FormDialog>
  );
}

const plan = graphql`
  query RunDialogQuery($input: RunMarketsInput!, $hasRuns: Boolean!) @throwOnFieldError {
    plan: runMarketsPlan(input: $input) {
      ...RunFields_plan
      ...useRunForm_plan @alias(as: "runs") @include(if: $hasRuns)
    }
  }
`;

const mutation = graphql`
  mutation RunDialogMutation($input: RunMarketsInput!) {
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

const TITLE = "Run Active Markets";

/** The dialog that runs all active markets, and what opens it. The address keeps it open. */
export function useRunActiveMarkets() {
  const [form, setForm] = useUrlParam("form");
  const open = () => setForm(FORM);
  useScreenAction({ label: TITLE, reason: null, run: open });
  return { label: TITLE, open, dialog: form === FORM && <RunActiveMarketsDialog onClose={() => setForm(null, { replace: true })} /> };
}

const start: RunDates & RunTypes = { ...noDates, runType: "TRANSIT_AND_STATIONARY", jobType: "NEAR_TO_GOLD" };

/** Runs all active markets on a date or a range of dates. */
function RunActiveMarketsDialog({ onClose }: { onClose: () => void }) {
  const form = useRunForm({
    plan,
    mutation,
    start,
    title: TITLE,
    done: "Jobs sent",
    failure: "There was an error trying to run this date. Please try again later.",
    onAllSent: onClose,
  });
  const draft = useDraft({ name: "run active markets", entries: form.entries, isSent: !form.isUnsaved, onRestore: form.change });
  return (
    <RunDialog title={TITLE} form={form} draft={draft} onClose={onClose}>
      <RunReport />
      <RunDateFields form={form} isProblemHidden />
      <RunTypeFields form={form} />
      <RunCount form={form} />
    </RunDialog>
  );
}
