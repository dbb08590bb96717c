import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { FaultPanelMutation } from "../../__generated__/FaultPanelMutation.graphql";
import type { FaultPanelQuery } from "../../__generated__/FaultPanelQuery.graphql";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { numberText } from "../../ui/text/format";
import { type Loadable, Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { FaultForm } from "./FaultForm";
import { monospace } from "../../ui/text/monospace";

export const faultPanelQuery = graphql`
  query FaultPanelQuery @throwOnFieldError {
    sandbox {
      faults {
        faultId
        serviceLabel
        path
        kindLabel
        status
        latencyMs
        timesLeft
      }
    }
  }
`;

type Fault = NonNullable<FaultPanelQuery["response"]["sandbox"]>["faults"][number];

/** The faults of the sandbox, and a form to set one. Empty if the gateway runs on real services. */
export function FaultPanel({ faults }: { faults: Loadable<FaultPanelQuery["response"]> }) {
  const refetch = () => void faults.refetch();
  const { send } = useSubmit<FaultPanelMutation>(graphql`
    mutation FaultPanelMutation($input: ClearFaultsInput!) {
      clearFaults(input: $input) {
        errors {
          message
        }
      }
    }
  `);
  const [clear, isClearing] = useAction(async (faultId: number | null) => {
    await send({ faultId });
    showToast(faultId === null ? "All faults cleared" : "Fault cleared");
    refetch();
  }, "There was an error clearing the faults.");
  const columns: readonly Column<Fault>[] = [
    { key: "service", header: "Service", cell: ({ serviceLabel }) => serviceLabel },
    {
      key: "path",
      header: "Path",
      cell: ({ path }) => (
        <Box component="code" sx={monospace}>
          {path === "" ? "all paths" : `${path}…`}
        </Box>
      ),
    },
    { key: "fault", header: "Fault", cell: faultText },
    { key: "left", header: "Calls Left", cell: ({ timesLeft }) => numberText(timesLeft) || "Until cleared" },
    {
      key: "actions",
      header: "Actions",
      isHeaderHidden: true,
      align: "right",
      cell: ({ faultId, kindLabel, path }) => (
        <Button
          aria-label={`Clear fault ${faultId}: ${kindLabel} on ${path === "" ? "all paths" : path}`}
          disabled={isClearing}
          onClick={() => clear(faultId)}
        >
          Clear
        </Button>
      ),
    },
  ];
  return (
    <Panel
      loadable={faults}
      skeleton={null}
      failure="inline"
      renderError={(error) => <Surface title="Sandbox Faults">{error}</Surface>}
    >
      {({ sandbox }) =>
        sandbox && (
          <Surface
            title="Sandbox Faults"
            actions={
              <>
                <Button onClick={refetch}>Refresh</Button>
                {sandbox.faults.length > 0 && (
                  <Button disabled={isClearing} onClick={() => clear(null)}>
                    Clear All
                  </Button>
                )}
              </>
            }
            flush
          >
            <Box sx={{ display: "grid", gap: 4, p: 4, borderBottom: 1, borderColor: "divider" }}>
              <Box component="p" sx={{ m: 0, typography: "body2", color: "text.secondary" }}>
                A fault shows what staff see when a service is slow or broken. It affects everyone who uses this sandbox. If
                several faults match a call, the oldest applies.
              </Box>
              <FaultForm onSet={refetch} />
            </Box>
            <DataTable
              label="Faults"
              columns={columns}
              rows={sandbox.faults}
              rowKey={({ faultId }) => faultId}
              emptyText="No active faults."
              minWidth={720}
            />
          </Surface>
        )
      }
    </Panel>
  );
}

/** The kind with its numbers: "Status: 503, after 20 ms". */
function faultText({ kindLabel, status, latencyMs }: Fault): string {
  const delay = numberText(latencyMs);
  const numbers = [status ?? "", delay === "" ? "" : `after ${delay} ms`].filter((part) => part !== "");
  return numbers.length === 0 ? kindLabel : `${kindLabel}: ${numbers.join(", ")}`;
}
