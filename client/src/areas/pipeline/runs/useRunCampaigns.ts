import { useState } from "react";
import { graphql } from "react-relay";
import type { CampaignRunJobType, useRunCampaignsMutation } from "../../../__generated__/useRunCampaignsMutation.graphql";
import { UserErrors } from "../../../app/relay/errors";
import { useAction } from "../../../app/relay/useAction";
import { useSubmit } from "../../../app/relay/useSubmit";
import { sessionToken } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { type RunProblems, runProblems } from "./runProblems";

type Input = { campaignIds: string; jobType: CampaignRunJobType };

/** Runs campaigns. What is wrong with the fields shows at them, any other failure as a toast. */
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
    try {
      const { message } = await submit(input);
      // A user who has signed in meanwhile did not ask for this.
      if (token !== sessionToken()) return;
      // The service may have accepted the campaigns without a word.
      showToast(message || "Jobs submitted successfully");
      onRun();
    } catch (error) {
      const found = error instanceof UserErrors ? runProblems(error.errors) : {};
      setProblems(found);
      if (Object.keys(found).every((field) => field === "")) throw error;
    }
  }, "There was an error trying to run this job. Please try again later.");
  return {
    submit: run,
    problems,
    isChecking: isBusy,
    reason: null,
    isUnsaved,
    noteChange: () => {
      setProblems({});
      setUnsaved(true);
    },
  };
}
