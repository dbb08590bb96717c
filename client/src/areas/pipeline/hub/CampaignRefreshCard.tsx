import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CampaignRefreshCard_job$key } from "../../../__generated__/CampaignRefreshCard_job.graphql";
import { paths } from "../../../app/routing/paths";
import { ConfirmDialog } from "../../../ui/form/ConfirmDialog";
import { dateRangeText, momentText } from "../../../ui/text/format";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { tabularNumbers } from "../../../ui/layout/style";
import { TextLink } from "../../../ui/url/TextLink";
import { PhaseChip } from "./PhaseChip";
import { refreshJobLabel, refreshJobName } from "./refreshJobName";
import { useRunCampaignRefreshJob } from "./useRunCampaignRefreshJob";

type Props = {
  job: CampaignRefreshCard_job$key;
  /** The checkbox that selects it, while jobs are selected. */
  select?: ReactNode;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** A refresh job of a campaign, and the button that runs it. */
export function CampaignRefreshCard({ job, select, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment CampaignRefreshCard_job on CampaignRefreshJob {
        id
        jobId
        campaignId
        campaignName
        customerId
        # The list shows what could not be read.
        customer @catch(to: NULL) {
          name
          slug
        }
        markets {
          name
        }
        createdAt
        phase
        statusLabel
        activeFrom
        activeTo
        run {
          allowed
          reason
        }
        runLabel
      }
    `,
    job,
  );
  const { jobId, campaignId, customer, markets, run } = row;
  const heading = useId();
  const [isAsked, setAsked] = useState(false);
  const { run: runNow, isBusy } = useRunCampaignRefreshJob(refetch);
  const facts = {
    Campaign: campaignId,
    Customer: customer?.name ?? row.customerId,
    Markets: markets.map(({ name }) => name).join(", "),
    Created: momentText(row.createdAt),
    Active: dateRangeText(row.activeFrom, row.activeTo),
  };
  const name = refreshJobName(jobId, campaignId, row.campaignName);
  const label = refreshJobLabel(jobId, campaignId, row.campaignName);
  return (
    <Box
      component="article"
      aria-labelledby={heading}
      sx={{
        display: "flex",
        flexDirection: "column",
        gap: 3,
        boxSizing: "border-box",
        height: "100%",
        p: 4,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
        fontSize: 13,
        lineHeight: "20px",
      }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2 }}>
        {select}
        <Box component="h2" id={heading} sx={{ flex: 1, minWidth: 0, m: 0, typography: "h3", overflowWrap: "anywhere" }}>
          {customer && campaignId ? <TextLink to={paths.campaign(customer.slug, campaignId)}>{name}</TextLink> : name}
        </Box>
        <PhaseChip phase={row.phase} label={row.statusLabel} />
      </Box>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 4,
          rowGap: 1,
          m: 0,
          overflowWrap: "anywhere",
          ...tabularNumbers,
          "& dt": { color: "text.secondary" },
          "& dd": { m: 0 },
        }}
      >
        {Object.entries(facts).map(([label, value]) => (
          <Box key={label} sx={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{value || "—"}</dd>
          </Box>
        ))}
      </Box>
      <Box
        sx={{ display: "flex", alignItems: "center", gap: 3, minHeight: 34, mt: "auto", pt: 3, borderTop: 1, borderColor: "divider" }}
      >
        <StatusChip tone={run.allowed ? "green" : "grey"} label={row.runLabel} />
        <TextLink to={paths.campaignRefreshJob(jobId)} aria-label={`Details of ${label}`}>
          Details
        </TextLink>
        {run.allowed ? (
          <Button aria-label={`Run ${label}`} onClick={() => setAsked(true)} sx={{ ml: "auto" }}>
            Run
          </Button>
        ) : (
          <Box component="span" sx={{ color: "text.secondary" }}>
            {run.reason}
          </Box>
        )}
      </Box>
      {isAsked && (
        <ConfirmDialog
          question="Are you sure you want to run this campaign refresh job?"
          action="Run"
          subject={[label, facts.Customer, facts.Active].filter(Boolean).join(", ")}
          isBusy={isBusy}
          onConfirm={() => void runNow({ id: row.id, jobId, listedAt: paths.campaignRefreshJobs() }).then(() => setAsked(false))}
          onCancel={() => setAsked(false)}
        />
      )}
    </Box>
  );
}
