import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportResults_group$data, ReportResults_group$key } from "../../../__generated__/ReportResults_group.graphql";
import type { ReportResults_results$key } from "../../../__generated__/ReportResults_results.graphql";
import { BarChart, LineChart } from "../../../ui/charts/AxisCharts";
import { Surface } from "../../../ui/layout/Surface";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { numberText } from "../../../ui/text/format";
import { ReportGroups, reportTable } from "./ReportGroups";
import { ReportHero } from "./ReportHero";
import { ReportLift } from "./ReportLift";

type Props = {
  results: ReportResults_results$key;
  jobId: string;
  /** Says that the figures are not final, if they are not. */
  interim?: ReactNode;
  /** Says whether they are. */
  finality?: ReactNode;
  /** Says what would make them final, as an item of a list. */
  finalityReason?: ReactNode;
};

/** The figures of a report, from the whole to the hours. */
export function ReportResults({ results, jobId, interim, finality, finalityReason }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportResults_results on AttributionResults {
        unreadableCount
        exposed {
          group
          ...ReportResults_group
        }
        control {
          group
          ...ReportResults_group
        }
        pages {
          page
          ...ReportLift_page
        }
        ...ReportHero_results
        ...ReportGroups_results
        homeVisitsByWeekday {
          weekday
          visits
        }
        hoursOfExposure {
          hour
          exposed
          control
        }
        hoursOfVisit {
          hour
          exposed
          control
        }
      }
    `,
    results,
  );
  return (
    <>
      {data.unreadableCount > 0 && <Alert severity="warning">{unreadableText(data.unreadableCount)}</Alert>}
      <ReportHero results={data} finality={finality} finalityReason={finalityReason} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 330px), 1fr))",
          gap: 5,
          // What opens in one card leaves the others as high as they are.
          alignItems: "start",
          "@media print": { gridTemplateColumns: `repeat(${data.pages.length}, minmax(0, 1fr))`, gap: 3 },
        }}
      >
        {data.pages.map((page) => (
          <ReportLift key={page.page} page={page} jobId={jobId} interim={interim} />
        ))}
      </Box>
      <ReportGroups results={data} jobId={jobId} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
          gap: 5,
          "@media print": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 3, breakBefore: "page" },
        }}
      >
        {[data.exposed, data.control].map((group) => (
          <Weekdays key={group.group} group={group} />
        ))}
      </Box>
      <Surface title="Home Page Visits by Day">
        <BarChart
          label="Home Page Visits by Day"
          isLabelHidden
          xLabel="Day"
          isXLabelHidden
          labels={data.homeVisitsByWeekday.map(({ weekday }) => weekday)}
          series={[{ label: "Exposed", values: data.homeVisitsByWeekday.map(({ visits }) => visits), tone: "blue" }]}
          height={160}
        />
      </Surface>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
          gap: 5,
          // Beside each other their labels would be too small to read.
          "@media print": { gridTemplateColumns: "minmax(0, 1fr)" },
        }}
      >
        <Hours title="Hour of Exposure" hours={data.hoursOfExposure} />
        <Hours title="Hour of Visit" hours={data.hoursOfVisit} />
      </Box>
    </>
  );
}

function unreadableText(count: number): string {
  const subject = count === 1 ? "1 count of this report could not be read and reads" : `${numberText(count)} counts of this report could not be read and read`;
  return `${subject} as 0. Figures that depend on ${count === 1 ? "it" : "them"} are wrong.`;
}

type Day = ReportResults_group$data["daysOfWeek"][number];

/** Devices and visits of a group on each day of the week. */
function Weekdays({ group }: { group: ReportResults_group$key }) {
  const { label, pages, daysOfWeek } = useFragment(
    graphql`
      fragment ReportResults_group on AttributionGroup {
        label
        pages {
          page
          label
        }
        daysOfWeek {
          day
          weekday
          totalDevices
          uniqueDevices
          pages {
            page
            visits
          }
        }
      }
    `,
    group,
  );
  const columns: readonly Column<Day>[] = [
    { key: "day", header: "Day", cell: ({ weekday }) => weekday },
    { key: "total", header: "Total Devices", describes: "AttributionWeekday.totalDevices", align: "right", cell: ({ totalDevices }) => numberText(totalDevices) },
    { key: "unique", header: "Unique Devices", describes: "AttributionWeekday.uniqueDevices", align: "right", cell: ({ uniqueDevices }) => numberText(uniqueDevices) },
    ...pages.map(
      ({ page, label }): Column<Day> => ({
        key: page,
        header: `${label} Visits`,
        align: "right",
        cell: (day) => numberText(day.pages.find((each) => each.page === page)?.visits),
      }),
    ),
  ];
  const title = `${label} by Day of Week`;
  return (
    <Surface title={title} flush>
      <Box sx={reportTable}>
        <DataTable label={title} columns={columns} rows={daysOfWeek} rowKey={({ day }) => day} emptyText="" minWidth={290 + 90 * pages.length} />
      </Box>
    </Surface>
  );
}

type Hour = { readonly hour: number; readonly exposed: number; readonly control: number };

function Hours({ title, hours }: { title: string; hours: readonly Hour[] }) {
  return (
    <Surface title={title}>
      <LineChart
        label={title}
        isLabelHidden
        xLabel="Hour"
        labelStep={3}
        labels={hours.map(({ hour }) => String(hour))}
        series={[
          { label: "Exposed", values: hours.map(({ exposed }) => exposed), tone: "blue" },
          { label: "Control", values: hours.map(({ control }) => control), tone: "grey" },
        ]}
        height={180}
      />
    </Surface>
  );
}
