import { useState } from "react";
import { graphql } from "react-relay";
import type { CampaignRunJobType, useRunCampaignsMutation } from "../../../__generated__/useRunCampaignsMutation.graphql";
import { withOverlay } from "../../../app/overlay";
import { lostReason, UserErrors } from "../../../app/relay/errors";
import { useAction } from "../../../app/relay/useAction";
import { useSubmit } from "../../../app/relay/useSubmit";
import { paths } from "../../../app/routing/paths";
import { sessionToken } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { startWork } from "../../../app/work";
import { type RunProblems, runProblems } from "./runProblems";

type Input = { campaignIdText: string; jobType: CampaignRunJobType };

/** Runs campaigns, under the overlay: it is one write. What is wrong with the fields shows at them, any other failure as a toast. */
export function useRunCampaigns(onRun: () => void) {
  const [problems, setProblems] = useState<RunProblems>({});
  const [isUnsaved, setUnsaved] = useState(false);
  const [submit] = useSubmit<useRunCampaignsMutation>(graphql`
    mutation useRunCampaignsMutation($input: RunCampaignsInput!) {
      runCampaigns(input: $input) {
        message
        errors {
          message
          path
        }
      }
    }
  `);
  const [run, isBusy] = useAction(async (input: Input) => {
    setProblems({});
    const token = sessionToken();
    const count = input.campaignIdText.split(",").length;
    const report = startWork({ label: count === 1 ? "Run of a campaign" : `Run of ${count} campaigns`, to: paths.campaignRefreshJobs() });
    try {
      const { message } = await withOverlay(submit(input));
      // A user who has signed in meanwhile did not ask for this.
      if (token !== sessionToken()) return;
      // The service may have accepted the campaigns without a word.
      const outcome = message || "Jobs submitted successfully";
      report.end("done", outcome);
      showToast(outcome, "green", {
        label: count === 1 ? "See the job" : `See ${count} jobs`,
        to: paths.campaignRefreshJobs(),
      });
      onRun();
    } catch (error) {
      const found = error instanceof UserErrors ? runProblems(error.errors) : {};
      setProblems(found);
      if (Object.keys(found).every((field) => field === "")) {
        report.end("failed", lostReason(error, "The jobs may have been started: look at them before you run them again."));
        throw error;
      }
      report.drop();
    }
  }, "There was an error trying to run this job. Please try again later.");
  return {
    submit: run,
    problems,
    isChecking: isBusy,
    reason: null,
    isSending: false,
    isUnsaved,
    noteChange: () => {
      setProblems({});
      setUnsaved(true);
    },
  };
}
