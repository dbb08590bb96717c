import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { CampaignDays_campaign$data, CampaignDays_campaign$key } from "../../__generated__/CampaignDays_campaign.graphql";
import type { CampaignDaysQuery } from "../../__generated__/CampaignDaysQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { LineChart } from "../../ui/charts/AxisCharts";
import { ChartSkeleton } from "../../ui/charts/ChartFrame";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { Panel } from "../../ui/layout/Panel";
import { dateText } from "../../ui/text/format";
import { type Day, everyDay, totalText } from "./dailyNumbers";

const query = graphql`
  query CampaignDaysQuery($campaignId: Int!, $otherId: Int = 0, $isCompared: Boolean = false) @preloadable @throwOnFieldError {
    campaign(campaignId: $campaignId) {
      ...CampaignDays_campaign
    }
    other: campaign(campaignId: $otherId) @include(if: $isCompared) {
      ...CampaignDays_campaign
    }
  }
`;

const HEIGHT = 220;

/** The days of a campaign, and of one to compare it with. They have a query of their own, so that a slow service delays nothing else. */
export function useCampaignDays(campaignId: number, otherId: number | null = null): PanelQuery<CampaignDaysQuery> {
  return usePanelQuery<CampaignDaysQuery>(
    "miles and devices",
    query,
    otherId === null ? { campaignId } : { campaignId, otherId, isCompared: true },
  );
}

type Props = {
  days: PanelQuery<CampaignDaysQuery>;
  /** Which of the two campaigns it is. */
  which?: "campaign" | "other";
};

/** The miles and the devices of a campaign on each day. */
export function CampaignDays({ days, which = "campaign" }: Props) {
  return (
    <Panel loadable={days} skeleton={<ChartSkeleton height={HEIGHT} />} failure="inline">
      {({ campaign, other }) => {
        const [own, beside] = which === "campaign" ? [campaign, other] : [other, campaign];
        return own ? (
          <Charts campaign={own} beside={beside ?? null} isNarrow={days.variables?.isCompared === true} onRetry={days.refetch} />
        ) : null;
      }}
    </Panel>
  );
}

type ChartsProps = {
  campaign: CampaignDays_campaign$key;
  /** The campaign beside it, with which it shares the scale of each chart. */
  beside: CampaignDays_campaign$key | null;
  /** Whether it has half of the width. */
  isNarrow: boolean;
  onRetry: () => Promise<void>;
};

function Charts({ campaign, beside, isNarrow, onRetry }: ChartsProps) {
  const own = useFragment(fragment, campaign);
  const other = useFragment(fragment, beside);
  return (
    <>
      <MissingPart what="miles" parts={[own.mileageByDate]} onRetry={onRetry} isInline />
      <MissingPart what="devices" parts={[own.deviceCountByDate]} onRetry={onRetry} isInline />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: `repeat(${isNarrow ? 1 : 2}, minmax(0, 1fr))` },
          gap: 6,
        }}
      >
        {own.mileageByDate.ok && <DaysChart label="Miles per Day" noun="Miles" days={milesOf(own)} beside={milesOf(other)} />}
        {own.deviceCountByDate.ok && (
          <DaysChart label="Devices per Day" noun="Devices" days={devicesOf(own)} beside={devicesOf(other)} />
        )}
      </Box>
    </>
  );
}

const fragment = graphql`
  fragment CampaignDays_campaign on Campaign {
    mileageByDate @catch {
      date
      miles
    }
    deviceCountByDate @catch {
      date
      deviceCount
    }
  }
`;

type Campaign = CampaignDays_campaign$data | null | undefined;

const milesOf = (campaign: Campaign): readonly Day[] =>
  campaign?.mileageByDate.ok === true
    ? campaign.mileageByDate.value.map(({ date, miles }) => ({ date, value: miles ?? null }))
    : [];

const devicesOf = (campaign: Campaign): readonly Day[] =>
  campaign?.deviceCountByDate.ok === true
    ? campaign.deviceCountByDate.value.map(({ date, deviceCount }) => ({ date, value: deviceCount ?? null }))
    : [];

type DaysProps = { label: string; noun: string; days: readonly Day[]; beside: readonly Day[] };

function DaysChart({ label, noun, days, beside }: DaysProps) {
  const all = everyDay(days);
  return (
    <div>
      <LineChart
        label={label}
        xLabel="Date"
        labels={all.map(({ date }) => dateText(date))}
        series={[{ label: noun, values: all.map(({ value }) => value), tone: "blue" }]}
        alsoOnScale={beside.flatMap(({ value }) => value ?? [])}
        height={HEIGHT}
      />
      {all.length > 0 && <Box sx={{ mt: 2, typography: "body2", color: "text.secondary" }}>{totalText(all)}</Box>}
    </div>
  );
}
