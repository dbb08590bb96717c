import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { AttributionTable, ReportGroupsFileQuery } from "../../../__generated__/ReportGroupsFileQuery.graphql";
import type { ReportGroups_results$data, ReportGroups_results$key } from "../../../__generated__/ReportGroups_results.graphql";
import { wholeOnly } from "../../../app/relay/network";
import { useAction } from "../../../app/relay/useSubmit";
import { download } from "../../../ui/download";
import { Surface } from "../../../ui/layout/Surface";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { numberText } from "../../../ui/text/format";
import { Arithmetic, ReportFigure, ReportPageFigure, ReportStepItem } from "./ReportFigure";

/**
 * The look of a table of a report around its DataTable: long headers break between words, the names of its rows do
 * not, and paper has room for all of it.
 */
export const reportTable = {
  "& table th": { whiteSpace: "normal", overflowWrap: "normal", verticalAlign: "bottom" },
  "& table td:first-of-type": { whiteSpace: "nowrap" },
  "@media print": { "& table th, & table td": { fontSize: 11, lineHeight: "16px", px: 1.5, py: "3px" }, "& table th": { whiteSpace: "normal" } },
} as const;

type Results = ReportGroups_results$data;
type Group = Results["exposed"];

type Props = { results: ReportGroups_results$key; jobId: string };

/** Devices, visits and visitation rates of the two groups. */
export function ReportGroups({ results, jobId }: Props) {
  const data = useFragment(
    graphql`
      fragment ReportGroups_results on AttributionResults {
        isEmpty
        hasVisits
        exposed {
          label
          totalDevices
          uniqueDevices
          frequencyLabel
          frequencyArithmetic {
            ...ReportFigure_step
          }
          pages {
            page
            label
            visits
            visitationRateLabel
          }
        }
        control {
          label
          totalDevices
          uniqueDevices
          frequencyLabel
          frequencyArithmetic {
            ...ReportFigure_step
          }
          pages {
            page
            label
            visits
            visitationRateLabel
          }
        }
        # Their arithmetic is that of the pages.
        comparisons: pages {
          page
          ...ReportFigure_page
        }
        pixels {
          pixelId
          name
        }
      }
    `,
    results,
  );
  const { exposed, control, comparisons, pixels } = data;
  const note = noteOf(data);
  const rows = [exposed, control].map(({ label, totalDevices, uniqueDevices }) => ({
    name: label,
    numbers: { "Total Devices": numberText(totalDevices), "Unique Devices": numberText(uniqueDevices) },
  }));
  const frequency = ({ label, frequencyLabel, frequencyArithmetic }: Group) => (
    <ReportFigure name={`${label.toLowerCase()} frequency`} arithmetic={<Arithmetic rows={rows} steps={<ReportStepItem step={frequencyArithmetic} />} />}>
      {frequencyLabel}
    </ReportFigure>
  );
  const columns: readonly Column<Group>[] = [
    { key: "group", header: "Group", cell: ({ label }) => label },
    { key: "total", header: "Total Devices", describes: "AttributionGroup.totalDevices", align: "right", cell: ({ totalDevices }) => numberText(totalDevices) },
    { key: "unique", header: "Unique Devices", describes: "AttributionGroup.uniqueDevices", align: "right", cell: ({ uniqueDevices }) => numberText(uniqueDevices) },
    { key: "frequency", header: "Frequency", describes: "AttributionGroup.frequency", align: "right", cell: frequency },
    ...exposed.pages.flatMap(({ page, label }): Column<Group>[] => [
      { key: `${page} visits`, header: `${label} Visits`, describes: "GroupPage.visits", align: "right", cell: (group) => numberText(pageOf(group, page)?.visits) },
      {
        key: `${page} rate`,
        header: `${label} Visitation Rate`,
        describes: "GroupPage.visitationRate",
        align: "right",
        cell: (group) => {
          const rate = pageOf(group, page)?.visitationRateLabel ?? "";
          const comparison = comparisons.find((each) => each.page === page);
          return comparison === undefined ? (
            rate
          ) : (
            <ReportPageFigure page={comparison} figure={group === exposed ? "EXPOSED_RATE" : "CONTROL_RATE"}>
              {rate}
            </ReportPageFigure>
          );
        },
      },
    ]),
  ];
  return (
    <Surface title="Results" flush actions={<Export jobId={jobId} />}>
      {note !== null && (
        <Box role="note" sx={{ px: 4, py: 3, borderBottom: 1, borderColor: "divider", typography: "body1" }}>
          {note}
        </Box>
      )}
      <Box sx={reportTable}>
        <DataTable
          label="Results"
          columns={columns}
          rows={[exposed, control]}
          rowKey={({ label }) => label}
          emptyText=""
          minWidth={380 + 170 * exposed.pages.length}
        />
      </Box>
      <Box sx={{ px: 4, py: 3, borderTop: 1, borderColor: "divider", typography: "body2", color: "text.secondary" }}>
        Exposed devices were near the campaign's screens, control devices are comparable ones that were not.
        {pixels.length > 0 && ` Pixels: ${pixels.map(({ name, pixelId }) => pixelText(name, pixelId)).join(", ")}.`}
      </Box>
    </Surface>
  );
}

function pixelText(name: string | null | undefined, pixelId: number | null | undefined): string {
  return `${name ?? "Pixel"}${typeof pixelId === "number" ? ` (${pixelId})` : ""}`;
}

const pageOf = (group: Group, page: Group["pages"][number]["page"]) => group.pages.find((each) => each.page === page);

/** What is missing in the figures; null if nothing is. */
function noteOf({ isEmpty, hasVisits, exposed, control }: Results): string | null {
  if (isEmpty) return "This report has neither devices nor visits, so all its figures are 0.";
  if (control.uniqueDevices === 0) return "This report has no control group to compare the exposed devices with.";
  if (exposed.uniqueDevices === 0) return "This report has no exposed devices to compare with the control group.";
  return hasVisits ? null : "No device of either group visited a page.";
}

const tables: readonly { table: AttributionTable; label: string }[] = [
  { table: "RESULTS", label: "Results" },
  { table: "LIFT", label: "Lift" },
  { table: "DAYS_OF_WEEK", label: "Days of Week" },
  { table: "HOURS", label: "Hours" },
];

/** Downloads the tables of a report. */
function Export({ jobId }: { jobId: string }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [downloadTable, isBusy] = useDownload(jobId);
  const id = useId();
  const isOpen = button !== null;
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        loading={isBusy}
        endIcon={<KeyboardArrowDown />}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        Export CSV
      </Button>
      <Menu id={id} anchorEl={button} open={isOpen} onClose={() => setButton(null)}>
        {tables.map(({ table, label }) => (
          <MenuItem
            key={table}
            onClick={() => {
              setButton(null);
              downloadTable(table);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Downloads a table of an attribution report. */
function useDownload(jobId: string) {
  const environment = useRelayEnvironment();
  return useAction(async (table: AttributionTable) => {
    const response = await fetchQuery<ReportGroupsFileQuery>(
      environment,
      graphql`
        query ReportGroupsFileQuery($jobId: String!, $table: AttributionTable!) {
          attributionReport(jobId: $jobId) {
            results {
              csv(table: $table) {
                fileName
                mediaType
                text
              }
            }
          }
        }
      `,
      { jobId, table },
      { networkCacheConfig: wholeOnly },
    ).toPromise();
    const file = response?.attributionReport?.results?.csv;
    if (!file) throw new Error("The response has no file.");
    download({ fileName: file.fileName, mediaType: file.mediaType, text: file.text });
  }, "There was an error downloading the report.");
}
