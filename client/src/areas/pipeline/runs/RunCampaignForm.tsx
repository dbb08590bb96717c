import Box from "@mui/material/Box";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { RunCampaignForm_campaign$data, RunCampaignForm_campaign$key } from "../../../__generated__/RunCampaignForm_campaign.graphql";
import { paths } from "../../../app/routing/paths";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { StatusChip } from "../../../ui/feedback/StatusChip";
import { datesInput, noDates, RunDateFields } from "./RunDateFields";
import { RunCampaignCount } from "./RunCampaignCount";
import { RunPageForm } from "./RunPageForm";
import { RunReport } from "./RunReport";
import { useRunStationaryCampaign } from "./useRunStationaryCampaign";

type Props = {
  campaign: RunCampaignForm_campaign$key;
  /** Refetches the campaign. */
  refetch: () => Promise<void>;
};

/** The dates to run a campaign's markets on. */
export function RunCampaignForm({ campaign, refetch }: Props) {
  const { campaignId, markets } = useFragment(
    graphql`
      fragment RunCampaignForm_campaign on Campaign {
        campaignId
        markets @catch {
          name
          isKnown
        }
      }
    `,
    campaign,
  );
  const navigate = useNavigate();
  const [dates, setDates] = useState(noDates);
  const form = useRunStationaryCampaign(() => void navigate(paths.stationaryPipeline()));
  return (
    <RunPageForm
      label="Run Campaign"
      form={form}
      fields={["startDate", "endDate"]}
      onSave={() => form.submit({ campaignId, ...datesInput(dates) })}
      back={paths.stationaryPipeline()}
      report={<RunReport />}
    >
      {markets.ok ? <Markets markets={markets.value} /> : <MissingPart what="markets" parts={[markets]} onRetry={refetch} isInline />}
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 260px))" } }}>
        <RunDateFields
          value={dates}
          onChange={(next) => {
            setDates(next);
            form.noteChange();
          }}
          problems={form.problems}
        />
      </Box>
      <RunCampaignCount campaignId={campaignId} dates={dates} form={form} />
    </RunPageForm>
  );
}

type MarketsProps = { markets: Extract<RunCampaignForm_campaign$data["markets"], { ok: true }>["value"] };

/** A tag for each market. One without a market of its name is skipped by the run. */
function Markets({ markets }: MarketsProps) {
  const caption = useId();
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box id={caption} sx={{ color: "text.secondary", fontSize: 13 }}>
        Markets
      </Box>
      {markets.length === 0 ? (
        "This campaign does not have any markets."
      ) : (
        <Box
          component="ul"
          aria-labelledby={caption}
          sx={{ display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none" }}
        >
          {markets.map(({ name, isKnown }, place) => (
            <Box component="li" key={place} sx={{ minWidth: 0 }}>
              {isKnown ? (
                <StatusChip tone="blue" label={name} />
              ) : (
                <StatusChip tone="yellow" label={`${name} · unknown`} title="No market has this name, so it is not run." />
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
