import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ComponentProps, type SubmitEvent, useState } from "react";
import { graphql } from "react-relay";
import type { FaultPanelMutation } from "../../__generated__/FaultPanelMutation.graphql";
import type { FaultKind, FaultPanelSetMutation, SandboxService } from "../../__generated__/FaultPanelSetMutation.graphql";
import type { FaultPanelQuery } from "../../__generated__/FaultPanelQuery.graphql";
import { FormFailure } from "../../app/forms/FormFailure";
import { withOverlay } from "../../app/LoadingOverlay";
import { reasonOf, UserErrors } from "../../app/relay/errors";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import type { Choice } from "../../ui/form/choices";
import { SelectField } from "../../ui/form/SelectField";
import { TextBox } from "../../ui/form/TextBox";
import { type Loadable, Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { numberText } from "../../ui/text/format";
import { monospace } from "../../ui/layout/style";
import { fieldProblems, type FieldProblems } from "./useRunDeveloperTest";

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

const services: readonly Choice<SandboxService>[] = [
  { value: "MAIN", label: "Main API" },
  { value: "PIPELINE", label: "Pipeline" },
  { value: "BACKFILL", label: "Backfill" },
  { value: "STORAGE", label: "Storage" },
];

const kinds: readonly Choice<FaultKind>[] = [
  { value: "STATUS", label: "Status" },
  { value: "LATENCY", label: "Latency" },
  { value: "CUT", label: "Cut body" },
  { value: "MALFORMED_ROW", label: "Malformed row" },
];

/** Sets a fault. The fields keep their values, because the next fault is often similar. */
function FaultForm({ onSet }: { onSet: () => void }) {
  const [service, setService] = useState<SandboxService>("MAIN");
  const [kind, setKind] = useState<FaultKind>("STATUS");
  const [texts, setTexts] = useState({ path: "", status: "503", latencyMs: "", times: "" });
  const [problems, setProblems] = useState<FieldProblems>({});
  const { send } = useSubmit<FaultPanelSetMutation>(graphql`
    mutation FaultPanelSetMutation($input: SetFaultInput!) {
      setFault(input: $input) {
        errors {
          message
          path
        }
      }
    }
  `);

  const [set, isBusy] = useAction(async () => {
    const numberOf = (text: string) => (text === "" ? null : Number(text));
    try {
      const input = {
        service,
        kind,
        path: texts.path,
        status: kind === "STATUS" ? numberOf(texts.status) : null,
        latencyMs: numberOf(texts.latencyMs),
        times: numberOf(texts.times),
      };
      await withOverlay(send(input));
      setProblems({});
      showToast("Fault set");
      onSet();
    } catch (error) {
      console.error("The fault could not be set.", error);
      setProblems(error instanceof UserErrors ? fieldProblems(error.errors) : { "": reasonOf(error) });
    }
  });

  const problem = (field: string, hint?: string) => ({
    error: problems[field] !== undefined,
    helperText: problems[field] ?? hint,
  });
  const text = (field: keyof typeof texts, hint?: string): ComponentProps<typeof TextBox> => ({
    value: texts[field],
    onChange: ({ target }) => setTexts((current) => ({ ...current, [field]: target.value })),
    ...problem(field, hint),
  });

  return (
    <Box
      component="form"
      aria-label="Set Fault"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        set();
      }}
      sx={{ display: "grid", gap: 4 }}
    >
      <FormFailure failure={problems[""] ?? null} />
      <Box
        sx={{
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
        }}
      >
        <SelectField
          label="Service"
          value={service}
          choices={services}
          onChange={(next) => next !== null && setService(next)}
          {...problem("service")}
        />
        <TextBox label="Path Begins With" {...text("path", "Leave empty for all paths.")} />
        <SelectField
          label="Fault"
          value={kind}
          choices={kinds}
          onChange={(next) => next !== null && setKind(next)}
          {...problem("kind")}
        />
        {kind === "STATUS" && <TextBox label="Status" type="number" {...text("status")} />}
        <TextBox label="Delay (ms)" type="number" {...text("latencyMs")} />
        <TextBox label="Times" type="number" {...text("times", "Leave empty to keep it until it is cleared.")} />
      </Box>
      <Box>
        <Button type="submit" variant="contained" color="primary" loading={isBusy}>
          Set Fault
        </Button>
      </Box>
    </Box>
  );
}
