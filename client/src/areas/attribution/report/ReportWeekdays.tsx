import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ReportWeekdays_group$data, ReportWeekdays_group$key } from "../../../__generated__/ReportWeekdays_group.graphql";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { numberText } from "../../../ui/text/format";
import { Surface } from "../../../ui/layout/Surface";
import { reportTable } from "./reportTable";

type Day = ReportWeekdays_group$data["daysOfWeek"][number];

/** Devices and visits of a group on each day of the week. */
export function ReportWeekdays({ group }: { group: ReportWeekdays_group$key }) {
  const { label, pages, daysOfWeek } = useFragment(
    graphql`
      fragment ReportWeekdays_group on AttributionGroup {
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
