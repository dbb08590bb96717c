import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ReportHours_results$key } from "../../../__generated__/ReportHours_results.graphql";
import { LineChart } from "../../../ui/charts/LineChart";
import { Surface } from "../../../ui/layout/Surface";

type Hour = { readonly hour: number; readonly exposed: number; readonly control: number };

/** When devices were near a screen, and when they visited the site. */
export function ReportHours({ results }: { results: ReportHours_results$key }) {
  const { hoursOfExposure, hoursOfVisit } = useFragment(
    graphql`
      fragment ReportHours_results on AttributionResults {
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
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        gap: 5,
        // Beside each other their labels would be too small to read.
        "@media print": { gridTemplateColumns: "minmax(0, 1fr)" },
      }}
    >
      <Hours title="Hour of Exposure" hours={hoursOfExposure} />
      <Hours title="Hour of Visit" hours={hoursOfVisit} />
    </Box>
  );
}

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
