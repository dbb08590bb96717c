import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { BackfillForm_jobTypes$key } from "../../__generated__/BackfillForm_jobTypes.graphql";
import type { BackfillFormMutation } from "../../__generated__/BackfillFormMutation.graphql";
import { FormFailure } from "../../app/forms/FormFailure";
import { useLeaveQuestion } from "../../app/forms/useLeaveQuestion";
import { type UserError, UserErrors } from "../../app/relay/errors";
import { filesFailure } from "../../app/relay/files";
import { useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { sessionToken } from "../../app/session/session";
import { showToast } from "../../app/toasts";
import { startTask, type TaskReport } from "../../app/backgroundTasks";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { SelectField } from "../../ui/form/SelectField";
import { wholeNumber } from "../../ui/form/entries";
import { focusFirstError } from "../../ui/form/formEvents";
import { fileSizeText } from "../../ui/text/format";
import { useIsMounted } from "../../ui/useIsMounted";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { CustomerSelect } from "../customers/CustomerSelect";
import { ActiveMarketSelect } from "../markets/MarketSelect";
import { ProviderSuggestField } from "../providers/ProviderSuggestField";
import { BackfillFilesField } from "./BackfillFilesField";
import { type BackfillEntries, type BackfillJobType, fieldsInput, fileCountText, hasEntries, namesInput, noEntries } from "./backfillEntries";
import { useBackfillCheck } from "./useBackfillCheck";

/** A field of the form, as the graph names it. */
type Field = "customerId" | "marketId" | "jobType" | "providerId" | "files";

/** The form of a backfill job. */
export function BackfillForm({ jobTypes }: { jobTypes: BackfillForm_jobTypes$key }) {
  const types = useFragment(
    graphql`
      fragment BackfillForm_jobTypes on BackfillJobTypeInfo @relay(plural: true) {
        jobType
        label
        hasProvider
        headersHint
        warning
      }
    `,
    jobTypes,
  );
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState<BackfillEntries>(noEntries);
  // The field of the first check that failed, and the message of any other failure.
  const [refused, setRefused] = useState<UserError | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { submit, isBusy } = useSubmitBackfill({
    onSubmitted: () => {
      // Someone who left meanwhile stays where they are now.
      if (isMounted()) leave();
    },
    onRefused: setRefused,
    onFailed: setFailure,
  });
  useEffect(() => {
    // While the job is being submitted, no field can have the focus.
    if (refused !== null && !isBusy && form.current !== null) focusFirstError(form.current);
  }, [refused, isBusy]);
  const save = useKeptFocus<HTMLButtonElement>(isBusy);
  const { question, allowLeaving } = useLeaveQuestion(hasEntries(entries), { isBusy });
  const leave = () => {
    allowLeaving();
    void navigate(paths.pipeline());
  };

  const change = (changes: Partial<BackfillEntries>) => setEntries((earlier) => ({ ...earlier, ...changes }));
  const problemOf = (field: Field) => (refused?.path?.includes(field) === true ? refused.message : undefined);
  const forget = (field: Field) => {
    if (problemOf(field) !== undefined) setRefused(null);
  };
  const type = types.find(({ jobType }) => jobType === entries.jobType);
  const changeType = (jobType: BackfillJobType | null) => {
    const next = types.find((offered) => offered.jobType === jobType);
    change({ jobType, ...(next?.hasProvider === false && { provider: "" }) });
    forget("jobType");
    forget("providerId");
    if (next?.warning) showToast(next.warning, "yellow");
  };

  return (
    <Box
      component="form"
      ref={form}
      aria-label="Backfill job"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        setRefused(null);
        setFailure(null);
        submit(entries);
      }}
      sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, maxWidth: 640 }}
    >
      {question}
      <CustomerSelect
        value={entries.customerId}
        onChange={(customerId) => {
          change({ customerId });
          forget("customerId");
        }}
        problem={problemOf("customerId")}
        isDisabled={isBusy}
        required
      />
      <ActiveMarketSelect
        value={entries.marketId}
        onChange={(marketId) => {
          change({ marketId });
          forget("marketId");
        }}
        problem={problemOf("marketId")}
        isDisabled={isBusy}
        required
      />
      <SelectField
        label="Job Type"
        value={entries.jobType}
        choices={types.map(({ jobType, label }) => ({ value: jobType, label }))}
        onChange={changeType}
        emptyLabel="Select Job Type"
        error={problemOf("jobType") !== undefined}
        helperText={problemOf("jobType")}
        disabled={isBusy}
        required
      />
      {type?.hasProvider === true && (
        <ProviderSuggestField
          by="providerId"
          value={entries.provider}
          onChange={(provider) => {
            change({ provider });
            forget("providerId");
          }}
          problem={problemOf("providerId")}
          isDisabled={isBusy}
          isRequired
        />
      )}
      <BackfillFilesField
        files={entries.files}
        onChange={(files) => {
          change({ files });
          forget("files");
        }}
        onRefused={(error) => {
          change({ files: [] });
          setRefused(error);
        }}
        jobType={entries.jobType}
        hint={type?.headersHint ?? null}
        problem={problemOf("files")}
        isDisabled={isBusy}
      />
      <FormFailure failure={failure} />
      <Box sx={{ display: "flex", gap: 2 }}>
        <Button ref={save} type="submit" variant="contained" color="primary" disabled={isBusy}>
          {isBusy ? "Saving..." : "Save"}
        </Button>
        <ReasonedButton reason={isBusy ? "The job is being submitted." : null} onClick={leave}>
          Cancel
        </ReasonedButton>
      </Box>
    </Box>
  );
}

type SubmitBackfill = {
  /** Checks the entries, and submits them if they are complete. */
  submit: (entries: BackfillEntries) => void;
  /** Whether the entries are being checked or sent. */
  isBusy: boolean;
};

type Options = {
  onSubmitted: () => void;
  /** Called with the first check that fails. */
  onRefused: (error: UserError) => void;
  /** Called with the message of any other failure. */
  onFailed: (message: string) => void;
};

/** What is shown besides when no response arrived. */
const UNKNOWN_OUTCOME =
  "If all files were sent, the job may have been submitted: look at the market's impressions before you submit it again.";

/** Submits a backfill job, once at a time. Each outcome shows as a toast, also to a user who has left the form. */
function useSubmitBackfill({ onSubmitted, onRefused, onFailed }: Options): SubmitBackfill {
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the button is disabled.
  const isSubmitting = useRef(false);
  const check = useBackfillCheck();
  const { send } = useSubmit<BackfillFormMutation>(graphql`
    mutation BackfillFormMutation($input: SubmitBackfillInput!) {
      submitBackfill(input: $input) {
        submission {
          text
        }
        errors {
          message
          path
        }
      }
    }
  `);

  /** Returns the text of a success; null if a check failed. */
  const attempt = async (entries: BackfillEntries, onSend: () => void): Promise<string | null> => {
    const { error } = await check({ ...fieldsInput(entries), files: namesInput(entries.files) });
    if (error !== null) {
      const isTyped = error.path?.includes("providerId") === true && entries.provider.trim() !== "";
      refuse(isTyped && wholeNumber(entries.provider) === null ? { ...error, message: "A provider ID is a whole number." } : error);
      return null;
    }
    onSend();
    const input = { ...fieldsInput(entries), files: entries.files.map(() => null) };
    const files = entries.files.map(({ file }, index) => [`input.files.${index}`, file] as const);
    const { submission } = await send(input, Object.fromEntries(files));
    return submission?.text ?? "";
  };
  const refuse = (error: UserError) => {
    showToast(error.message, "red");
    onRefused(error);
  };

  const submit = (entries: BackfillEntries) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setBusy(true);
    const token = sessionToken();
    let report: TaskReport | null = null;
    const showWork = () => {
      const size = fileSizeText(entries.files.reduce((sum, { file }) => sum + file.size, 0));
      report = startTask({ label: `Backfill of ${fileCountText(entries.files.length)} (${size})`, to: paths.backfillJob() });
    };
    const fail = async (error: unknown) => {
      console.error("The backfill job could not be submitted.", error);
      const refusal = error instanceof UserErrors ? error.errors.find(({ path }) => path) : undefined;
      const files = entries.files.map(({ file }) => file);
      const reason = await filesFailure(files, error, UNKNOWN_OUTCOME);
      // The next user did not ask for it.
      if (token !== sessionToken()) return;
      if (refusal !== undefined) {
        report?.drop();
        refuse(refusal);
        return;
      }
      const message = `Error submitting backfill job: ${reason || "Unknown error occurred"}`;
      report?.end("failed", message);
      showToast(message, "red");
      onFailed(message);
    };
    attempt(entries, showWork)
      .then((text) => {
        if (text === null || token !== sessionToken()) return;
        report?.end("done", text);
        const { marketId, files } = entries;
        // No list has the jobs themselves, but the market's impressions show their results.
        const label = `${fileCountText(files.length)}: see the market's impressions`;
        showToast(text, "green", marketId === null ? undefined : { label, to: `${paths.pipeline()}?tab=report&market=${marketId}` });
        onSubmitted();
      })
      .catch(fail)
      .finally(() => {
        isSubmitting.current = false;
        setBusy(false);
      });
  };

  return { submit, isBusy };
}
