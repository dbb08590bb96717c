import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { NewCampaignJobPageCampaignsQuery } from "../../../__generated__/NewCampaignJobPageCampaignsQuery.graphql";
import type { CampaignRunJobType, NewCampaignJobPageMutation } from "../../../__generated__/NewCampaignJobPageMutation.graphql";
import type { NewCampaignJobPageQuery } from "../../../__generated__/NewCampaignJobPageQuery.graphql";
import { useDraft } from "../../../app/forms/drafts";
import { withOverlay } from "../../../app/LoadingOverlay";
import { lostReason, UserErrors } from "../../../app/relay/errors";
import { useAction, useSubmit } from "../../../app/relay/useSubmit";
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
import { RUN_FAILED, runProblems, useEntries } from "./useRunForm";

const TITLE = "New Campaign Job";

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
    <PageFrame title={TITLE} breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: TITLE }]} />}>
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

type Entries = { campaignIdText: string; jobType: CampaignRunJobType };

const start: Entries = { campaignIdText: "", jobType: "GOLD" };

/** The type of the job and the campaigns to run. What is wrong with the fields shows at them, any other failure as a toast. */
function Form({ jobTypes }: { jobTypes: readonly Choice<CampaignRunJobType>[] }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const form = useEntries(start);
  const { entries, change, problems, setProblems, isUnsaved } = form;
  const { campaignIdText, jobType } = entries;
  const draft = useDraft({ name: "new campaign job", entries, isSent: !isUnsaved, onRestore: change });
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
  const [submit, isChecking] = useAction(async () => {
    setProblems({});
    const token = sessionToken();
    const count = campaignIdText.split(",").length;
    const to = paths.campaignRefreshJobs();
    const report = startTask({ label: count === 1 ? "Run of a campaign" : `Run of ${count} campaigns`, to });
    try {
      const { message } = await withOverlay(send(entries));
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
  }, RUN_FAILED);
  const suggestions = useSuggestions<NewCampaignJobPageCampaignsQuery>("campaigns to suggest", campaignsQuery, {}, ({ campaigns }) =>
    campaigns.nodes.map(({ campaignId, name, customer }) => ({
      value: String(campaignId),
      label: `${name} (${campaignId})`,
      detail: customer.ok ? customer.value?.name : undefined,
    })),
  );
  return (
    <RunPageForm label={TITLE} form={{ problems, isUnsaved, isChecking, submit }} fields={["campaignIdText", "jobType"]} back={paths.pipeline()}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, maxWidth: 640 }}>
        {draft}
        <SelectField
          label="Job Type"
          value={jobType}
          choices={jobTypes}
          onChange={(next) => next && change({ jobType: next })}
          error={problems["jobType"] !== undefined}
          helperText={problems["jobType"]}
        />
        <SuggestField
          label="Campaign IDs separated by commas (max 10)"
          placeholder="221023,221024,221025"
          suggestions={suggestions}
          isList
          value={campaignIdText}
          onChange={(next) => change({ campaignIdText: next })}
          problem={problems["campaignIdText"]}
        />
      </Box>
    </RunPageForm>
  );
}
