import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import type { AttributionTable } from "../../../__generated__/useDownloadReportTableQuery.graphql";
import { useDownloadReportTable } from "./useDownloadReportTable";

const tables: readonly { table: AttributionTable; label: string }[] = [
  { table: "RESULTS", label: "Results" },
  { table: "LIFT", label: "Lift" },
  { table: "DAYS_OF_WEEK", label: "Days of Week" },
  { table: "HOURS", label: "Hours" },
];

/** Downloads the tables of a report. */
export function ReportExport({ jobId }: { jobId: string }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [downloadTable, isBusy] = useDownloadReportTable(jobId);
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
