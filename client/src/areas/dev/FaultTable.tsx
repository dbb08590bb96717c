import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import type { FaultTable_sandbox$data, FaultTable_sandbox$key } from "../../__generated__/FaultTable_sandbox.graphql";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { numberText } from "../../ui/format";
import { ClearFaultButton } from "./ClearFaultButton";
import { monospace } from "./monospace";
import { useClearFaults } from "./useClearFaults";

type Fault = FaultTable_sandbox$data["faults"][number];

type Props = { sandbox: FaultTable_sandbox$key; onCleared: () => void };

/** The faults that are on, in the order in which they were set. */
export function FaultTable({ sandbox, onCleared }: Props) {
  const { faults } = useFragment(
    graphql`
      fragment FaultTable_sandbox on Sandbox @throwOnFieldError {
        faults {
          faultId
          serviceLabel
          path
          method
          kindLabel
          status
          message
          latencyMs
          timesLeft
          ...ClearFaultButton_fault
        }
      }
    `,
    sandbox,
  );
  const [clearAll, isBusy] = useClearFaults(onCleared);
  const columns: readonly Column<Fault>[] = [
    { key: "service", header: "Service", width: "11%", cell: ({ serviceLabel }) => serviceLabel },
    {
      key: "calls",
      header: "Calls",
      cell: ({ method, path }) => (
        <Box component="code" sx={monospace}>
          {[method ?? null, path === "" ? "all paths" : `${path}…`].filter((part) => part !== null).join(" ")}
        </Box>
      ),
    },
    { key: "fault", header: "Fault", width: "32%", cell: faultText },
    {
      key: "left",
      header: "Calls Left",
      width: 120,
      cell: ({ timesLeft }) => (timesLeft === null || timesLeft === undefined ? "Until cleared" : numberText(timesLeft)),
    },
    {
      key: "actions",
      header: "Actions",
      isHeaderHidden: true,
      align: "right",
      width: 90,
      cell: (fault) => <ClearFaultButton fault={fault} onCleared={onCleared} />,
    },
  ];
  return (
    <>
      <DataTable
        label="Faults"
        columns={columns}
        rows={faults}
        rowKey={({ faultId }) => faultId}
        emptyText="No fault is on."
        minWidth={720}
      />
      {faults.length > 0 && (
        <Box sx={{ display: "flex", justifyContent: "flex-end", px: 4, py: 3 }}>
          <Button loading={isBusy} onClick={clearAll}>
            Clear All
          </Button>
        </Box>
      )}
    </>
  );
}

/** What goes wrong, with its numbers and words. */
function faultText({ kindLabel, status, latencyMs, message }: Fault): string {
  const parts: string[] = [];
  if (status !== null && status !== undefined) parts.push(String(status));
  if (message !== null && message !== undefined) parts.push(`“${message}”`);
  if (latencyMs !== null && latencyMs !== undefined) parts.push(`after ${numberText(latencyMs)} ms`);
  return parts.length === 0 ? kindLabel : `${kindLabel}: ${parts.join(", ")}`;
}
