import Box from "@mui/material/Box";
import { useState } from "react";
import type { MarketRunJobType, PipelineRunType } from "../../../__generated__/useRunMarketsQuery.graphql";
import { isText, oneOf, record } from "../../../app/forms/drafts";
import { FormDialog } from "../../../app/forms/FormDialog";
import { useDraft } from "../../../app/forms/useDraft";
import { SelectField } from "../../../ui/form/SelectField";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { datesInput, noDates, RunDateFields, type RunDates } from "./RunDateFields";
import { jobTypes, runTypes } from "./runChoices";
import { RunMarketsCount } from "./RunMarketsCount";
import { RunReport } from "./RunReport";
import { useFocusProblem } from "./useFocusProblem";
import { useRunMarkets } from "./useRunMarkets";
import { ScreenButton } from "../../../ui/layout/ScreenButton";

/** The value of the search parameter `form` while the dialog is open. */
const FORM = "run-active-markets";

const shape = { dates: record<RunDates>({ startDate: isText, endDate: isText }), runType: oneOf(runTypes), jobType: oneOf(jobTypes) };

/** Opens the dialog that runs all active markets. The address keeps it open. */
export function RunActiveMarketsButton({ onSent }: { onSent: () => void }) {
  const [form, setForm] = useUrlParam("form");
  return (
    <>
      <ScreenButton label="Run Active Markets" onClick={() => setForm(FORM)} />
      {form === FORM && <RunActiveMarketsDialog onSent={onSent} onClose={() => setForm(null, { replace: true })} />}
    </>
  );
}

/** Runs all active markets on a date or a range of dates. */
function RunActiveMarketsDialog({ onSent, onClose }: { onSent: () => void; onClose: () => void }) {
  const [dates, setDates] = useState(noDates);
  const [runType, setRunType] = useState<PipelineRunType>("TRANSIT_AND_STATIONARY");
  const [jobType, setJobType] = useState<MarketRunJobType>("NEAR_TO_GOLD");
  const form = useRunMarkets(() => {
    onClose();
    onSent();
  });
  const { submit, problems, isChecking, isSending, reason, isUnsaved, noteChange } = form;
  const draft = useDraft({
    name: "run active markets",
    entries: { dates, runType, jobType },
    shape,
    isSent: !isUnsaved,
    onRestore: (entries) => {
      setDates(entries.dates);
      setRunType(entries.runType);
      setJobType(entries.jobType);
      noteChange();
    },
  });
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
        <RunDateFields
          value={dates}
          onChange={(next) => {
            setDates(next);
            noteChange();
          }}
          problems={problems}
          isProblemHidden
        />
        <SelectField
          label="Run Type"
          value={runType}
          choices={runTypes}
          onChange={(next) => {
            setRunType(next ?? runType);
            noteChange();
          }}
        />
        <SelectField
          label="Job Type"
          value={jobType}
          choices={jobTypes}
          onChange={(next) => {
            setJobType(next ?? jobType);
            noteChange();
          }}
        />
        <RunMarketsCount dates={dates} runType={runType} form={form} />
      </Box>
    </FormDialog>
  );
}
