import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ComponentProps, type SubmitEvent, useState } from "react";
import { graphql } from "react-relay";
import type { FaultFormMutation, FaultKind, SandboxService } from "../../__generated__/FaultFormMutation.graphql";
import { FormFailure } from "../../app/forms/FormFailure";
import { withOverlay } from "../../app/LoadingOverlay";
import { reasonOf, UserErrors } from "../../app/relay/errors";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { showToast } from "../../app/toasts";
import type { Choice } from "../../ui/form/choices";
import { SelectField } from "../../ui/form/SelectField";
import { fieldProblems, type FieldProblems } from "./fieldProblems";
import { TextBox } from "../../ui/form/TextBox";

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
export function FaultForm({ onSet }: { onSet: () => void }) {
  const [service, setService] = useState<SandboxService>("MAIN");
  const [kind, setKind] = useState<FaultKind>("STATUS");
  const [texts, setTexts] = useState({ path: "", status: "503", latencyMs: "", times: "" });
  const [problems, setProblems] = useState<FieldProblems>({});
  const { send } = useSubmit<FaultFormMutation>(graphql`
    mutation FaultFormMutation($input: SetFaultInput!) {
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
  }, "");

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
