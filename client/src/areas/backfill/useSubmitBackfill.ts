import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useSubmitBackfillMutation } from "../../__generated__/useSubmitBackfillMutation.graphql";
import { type UserError, UserErrors } from "../../app/relay/errors";
import { useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { sessionToken } from "../../app/session/session";
import { showToast } from "../../app/toasts";
import { startTask, type TaskReport } from "../../app/backgroundTasks";
import { filesFailure } from "../../app/relay/files";
import { fileSizeText } from "../../ui/text/format";
import { type BackfillEntries, fieldsInput, fileCountText, namesInput } from "./backfillEntries";
import { useBackfillCheck } from "./useBackfillCheck";

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
export function useSubmitBackfill({ onSubmitted, onRefused, onFailed }: Options): SubmitBackfill {
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the button is disabled.
  const isSubmitting = useRef(false);
  const check = useBackfillCheck();
  const { send } = useSubmit<useSubmitBackfillMutation>(graphql`
    mutation useSubmitBackfillMutation($input: SubmitBackfillInput!) {
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
      refuse(error);
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
