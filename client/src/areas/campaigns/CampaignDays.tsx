import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import type { CampaignDaysQuery } from "../../__generated__/CampaignDaysQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../app/relay/usePanelQuery";
import { LineChart } from "../../ui/charts/AxisCharts";
import { ChartSkeleton } from "../../ui/charts/ChartFrame";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { Panel } from "../../ui/layout/Panel";
import { dateText } from "../../ui/text/format";
import { type Day, everyDay, totalText } from "./dailyNumbers";

const query = graphql`
  query CampaignDaysQuery($campaignId: Int!) @preloadable @throwOnFieldError {
    campaign(campaignId: $campaignId) {
      mileageByDate @catch {
        date
        miles
      }
      deviceCountByDate @catch {
        date
        deviceCount
      }
    }
  }
`;

const HEIGHT = 220;

/** The days of a campaign. They have a query of their own, so that a slow service delays nothing else. */
export const useCampaignDays = (campaignId: number) => usePanelQuery<CampaignDaysQuery>("miles and devices", query, { campaignId });

/** The miles and the devices of a campaign on each day. */
export function CampaignDays({ days }: { days: PanelQuery<CampaignDaysQuery> }) {
  return (
    <Panel loadable={days} skeleton={<ChartSkeleton height={HEIGHT} />} failure="inline">
      {({ campaign }) =>
        campaign && (
          <>
            <MissingPart what="miles" parts={[campaign.mileageByDate]} onRetry={days.refetch} isInline />
            <MissingPart what="devices" parts={[campaign.deviceCountByDate]} onRetry={days.refetch} isInline />
            <Box sx={{ display: "grid", gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }, gap: 6 }}>
              {campaign.mileageByDate.ok && (
                <DaysChart label="Miles per Day" noun="Miles" days={campaign.mileageByDate.value.map(({ date, miles }) => ({ date, value: miles ?? null }))} />
              )}
              {campaign.deviceCountByDate.ok && (
                <DaysChart
                  label="Devices per Day"
                  noun="Devices"
                  days={campaign.deviceCountByDate.value.map(({ date, deviceCount }) => ({ date, value: deviceCount ?? null }))}
                />
              )}
            </Box>
          </>
        )
      }
    </Panel>
  );
}

function DaysChart({ label, noun, days }: { label: string; noun: string; days: readonly Day[] }) {
  const all = everyDay(days);
  return (
    <div>
      <LineChart
        label={label}
        xLabel="Date"
        labels={all.map(({ date }) => dateText(date))}
        series={[{ label: noun, values: all.map(({ value }) => value), tone: "blue" }]}
        height={HEIGHT}
      />
      {all.length > 0 && <Box sx={{ mt: 2, typography: "body2", color: "text.secondary" }}>{totalText(all)}</Box>}
    </div>
  );
}
