import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { NewCampaignJobPageCampaignsQuery } from "../../../__generated__/NewCampaignJobPageCampaignsQuery.graphql";
import type { CampaignRunJobType, NewCampaignJobPageMutation } from "../../../__generated__/NewCampaignJobPageMutation.graphql";
import type { NewCampaignJobPageQuery } from "../../../__generated__/NewCampaignJobPageQuery.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { withOverlay } from "../../../app/LoadingOverlay";
import { lostReason, UserErrors } from "../../../app/relay/errors";
import { useAction } from "../../../app/relay/useSubmit";
import { useSubmit } from "../../../app/relay/useSubmit";
import { useSuggestions } from "../../../app/relay/useSuggestions";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { sessionToken } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { startTask } from "../../../app/backgroundTasks";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import type { Choice } from "../../../ui/form/choices";
import { SelectField } from "../../../ui/form/SelectField";
import { SuggestField } from "../../../ui/form/SuggestField";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { useIsMounted } from "../../../ui/useIsMounted";
import { RunPageForm } from "./RunPageForm";
import { type RunProblems, runProblems, useEntries } from "./useRunForm";

const query = graphql`
  query NewCampaignJobPageQuery @preloadable @throwOnFieldError {
    campaignRunJobs {
      jobType
      label
      run {
        allowed
      }
    }
  }
`;

/** All campaigns, the latest first. */
const campaignsQuery = graphql`
  query NewCampaignJobPageCampaignsQuery @throwOnFieldError {
    campaigns(orderBy: { field: ACTIVE_TO, direction: DESC }, first: 5000) {
      nodes {
        campaignId
        name
        customer @catch {
          name
        }
      }
    }
  }
`;

/** Runs up to ten campaigns. */
export function NewCampaignJobPage() {
  const loadable = useRouteQuery<NewCampaignJobPageQuery>("job types", query);
  return (
    <PageFrame
      title="New Campaign Job"
      breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: "New Campaign Job" }]} />}
    >
      <Surface>
        <Panel loadable={loadable} failure="inline" skeleton={<CardsSkeleton count={2} height={56} />}>
          {({ campaignRunJobs }) => (
            <Form jobTypes={campaignRunJobs.filter(({ run }) => run.allowed).map(({ jobType: value, label }) => ({ value, label }))} />
          )}
        </Panel>
      </Surface>
    </PageFrame>
  );
}

/** The type of the job and the campaigns to run. */
function Form({ jobTypes }: { jobTypes: readonly Choice<CampaignRunJobType>[] }) {
  const form = useRunCampaigns();
  const [entries, change] = useEntries<Input>({ campaignIdText: "", jobType: "GOLD" }, form.noteChange);
  const draft = useDraft({
    name: "new campaign job",
    entries,
    isSent: !form.isUnsaved,
    onRestore: change,
  });
  const suggestions = useSuggestions<NewCampaignJobPageCampaignsQuery>("campaigns to suggest", campaignsQuery, {}, ({ campaigns }) =>
    campaigns.nodes.map(({ campaignId, name, customer }) => ({
      value: String(campaignId),
      label: `${name} (${campaignId})`,
      detail: customer.ok ? customer.value?.name : undefined,
    })),
  );
  return (
    <RunPageForm
      label="New Campaign Job"
      form={form}
      fields={["campaignIdText", "jobType"]}
      onSave={() => form.submit(entries)}
      back={paths.pipeline()}
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, maxWidth: 640 }}>
        {draft}
        <SelectField
          label="Job Type"
          value={entries.jobType}
          choices={jobTypes}
          onChange={(next) => next && change({ jobType: next })}
          error={form.problems["jobType"] !== undefined}
          helperText={form.problems["jobType"]}
        />
        <SuggestField
          label="Campaign IDs separated by commas (max 10)"
          placeholder="221023,221024,221025"
          suggestions={suggestions}
          isList
          value={entries.campaignIdText}
          onChange={(next) => change({ campaignIdText: next })}
          problem={form.problems["campaignIdText"]}
        />
      </Box>
    </RunPageForm>
  );
}

type Input = { campaignIdText: string; jobType: CampaignRunJobType };

/** Runs campaigns, under the overlay: it is one write. What is wrong with the fields shows at them, any other failure as a toast. */
function useRunCampaigns() {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [problems, setProblems] = useState<RunProblems>({});
  const [isUnsaved, setUnsaved] = useState(false);
  const { send } = useSubmit<NewCampaignJobPageMutation>(graphql`
    mutation NewCampaignJobPageMutation($input: RunCampaignsInput!) {
      runCampaigns(input: $input) {
        message
        errors {
          message
          path
        }
      }
    }
  `);
  const [submit, isChecking] = useAction(async (input: Input) => {
    setProblems({});
    const token = sessionToken();
    const count = input.campaignIdText.split(",").length;
    const to = paths.campaignRefreshJobs();
    const report = startTask({ label: count === 1 ? "Run of a campaign" : `Run of ${count} campaigns`, to });
    try {
      const { message } = await withOverlay(send(input));
      // A user who has signed in meanwhile did not ask for this.
      if (token !== sessionToken()) return;
      // The service may have accepted the campaigns without a word.
      const outcome = message || "Jobs submitted successfully";
      report.end("done", outcome);
      showToast(outcome, "green", { label: count === 1 ? "See the job" : `See ${count} jobs`, to });
      // Someone who left meanwhile stays where they are now.
      if (isMounted()) void navigate(paths.pipeline());
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
  const noteChange = () => {
    setProblems({});
    setUnsaved(true);
  };
  return { submit, problems, isChecking, reason: null, isSending: false, isUnsaved, noteChange };
}
