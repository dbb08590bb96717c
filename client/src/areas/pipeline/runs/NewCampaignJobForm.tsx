import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { NewCampaignJobForm_query$key } from "../../../__generated__/NewCampaignJobForm_query.graphql";
import type { CampaignRunJobType } from "../../../__generated__/useRunCampaignsMutation.graphql";
import { isText, oneOf } from "../../../app/forms/drafts";
import { useDraft } from "../../../app/forms/useDraft";
import { paths } from "../../../app/routing/paths";
import { useIsMounted } from "../../../ui/useIsMounted";
import { SelectField } from "../../../ui/form/SelectField";
import { CampaignIdsField } from "./CampaignIdsField";
import { RunPageForm } from "./RunPageForm";
import { useRunCampaigns } from "./useRunCampaigns";

/** The type of the job and the campaigns to run. */
export function NewCampaignJobForm({ query }: { query: NewCampaignJobForm_query$key }) {
  const { campaignRunJobs } = useFragment(
    graphql`
      fragment NewCampaignJobForm_query on Query @throwOnFieldError {
        campaignRunJobs {
          jobType
          label
          run {
            allowed
          }
        }
      }
    `,
    query,
  );
  const [jobType, setJobType] = useState<CampaignRunJobType>("GOLD");
  const [campaignIds, setCampaignIds] = useState("");
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const form = useRunCampaigns(() => {
    // Someone who left meanwhile stays where they are now.
    if (isMounted()) void navigate(paths.pipeline());
  });
  const jobTypes = campaignRunJobs.filter(({ run }) => run.allowed).map(({ jobType: value, label }) => ({ value, label }));
  const draft = useDraft({
    name: "new campaign job",
    entries: { jobType, campaignIds },
    shape: { jobType: oneOf(jobTypes), campaignIds: isText },
    isSent: !form.isUnsaved,
    onRestore: (entries) => {
      setJobType(entries.jobType);
      setCampaignIds(entries.campaignIds);
      form.noteChange();
    },
  });
  const idsProblem = form.problems["campaignIdText"];
  const typeProblem = form.problems["jobType"];
  return (
    <RunPageForm
      label="New Campaign Job"
      form={form}
      fields={["campaignIdText", "jobType"]}
      onSave={() => form.submit({ campaignIdText: campaignIds, jobType })}
      back={paths.pipeline()}
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, maxWidth: 640 }}>
        {draft}
        <SelectField
          label="Job Type"
          value={jobType}
          choices={jobTypes}
          onChange={(next) => {
            setJobType(next ?? jobType);
            form.noteChange();
          }}
          error={typeProblem !== undefined}
          helperText={typeProblem}
        />
        <CampaignIdsField
          value={campaignIds}
          onChange={(next) => {
            setCampaignIds(next);
            form.noteChange();
          }}
          problem={idsProblem}
        />
      </Box>
    </RunPageForm>
  );
}
