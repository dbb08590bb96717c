import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { FaultForm_sandbox$key } from "../../__generated__/FaultForm_sandbox.graphql";
import type { FaultKind, HttpMethod, SandboxServiceName } from "../../__generated__/useSetFaultMutation.graphql";
import { SelectField } from "../../ui/fields";
import type { Choice } from "../../ui/fields";
import { WarningBox } from "../../ui/WarningBox";
import type { FieldProblems } from "./fieldProblems";
import { useSetFault } from "./useSetFault";
import { numberProblem, wholeNumber } from "./wholeNumber";

const methods: readonly Choice<HttpMethod>[] = [
  { value: "GET", label: "GET" },
  { value: "POST", label: "POST" },
  { value: "PUT", label: "PUT" },
  { value: "PATCH", label: "PATCH" },
  { value: "DELETE", label: "DELETE" },
];

/** What stands in the fields, as it is typed. */
type Draft = {
  service: SandboxServiceName;
  path: string;
  method: HttpMethod | null;
  kind: FaultKind;
  status: string;
  message: string;
  latencyMs: string;
  times: string;
};

const start: Draft = {
  service: "MAIN",
  path: "",
  method: null,
  kind: "STATUS",
  status: "503",
  message: "",
  latencyMs: "",
  times: "",
};

type Props = { sandbox: FaultForm_sandbox$key; onSet: () => void };

/** Sets a fault. Afterwards the fields keep what they held, for the next one is often like it. */
export function FaultForm({ sandbox, onSet }: Props) {
  const { services, faultKinds } = useFragment(
    graphql`
      fragment FaultForm_sandbox on Sandbox {
        services {
          name
          label
          calledPaths
        }
        faultKinds {
          kind
          label
          effect
          makesCall
          takesStatus
          needsStatus
          needsLatency
          takesMessage
        }
      }
    `,
    sandbox,
  );
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [set, isBusy] = useSetFault(onSet);
  const kind = faultKinds.find((details) => details.kind === draft.kind);
  const takesStatus = kind?.takesStatus === true;
  const takesMessage = kind?.takesMessage === true;
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { service, path, method, message, latencyMs, times } = draft;
    const status = takesStatus ? draft.status : "";
    const unread: Record<string, string> = {};
    for (const [field, text] of Object.entries({ status, latencyMs, times })) {
      const wrong = numberProblem(text);
      if (wrong !== null) unread[field] = wrong;
    }
    if (Object.keys(unread).length > 0) {
      setProblems(unread);
      return;
    }
    setProblems({});
    setProblems(
      await set({
        service,
        path,
        method,
        kind: draft.kind,
        status: wholeNumber(status),
        message: takesMessage && message.trim() !== "" ? message : null,
        latencyMs: wholeNumber(latencyMs),
        times: wholeNumber(times),
      }),
    );
  };

  const problem = (field: string, hint = "") => ({
    error: problems[field] !== undefined,
    helperText: problems[field] ?? (hint === "" ? undefined : hint),
  });
  const general = problems[""];

  return (
    <Box
      component="form"
      noValidate
      aria-label="Set Fault"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      {general !== undefined && <WarningBox>{general}</WarningBox>}
      <Box
        sx={{
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(4, minmax(0, 1fr))" },
        }}
      >
        <SelectField
          label="Service"
          value={draft.service}
          choices={services.map(({ name, label }) => ({ value: name, label }))}
          onChange={(service) => service !== null && change({ service })}
          {...problem("service")}
        />
        <Box sx={{ gridColumn: { sm: "span 1", lg: "span 2" } }}>
          <Autocomplete
            freeSolo
            options={services.find(({ name }) => name === draft.service)?.calledPaths ?? []}
            inputValue={draft.path}
            onInputChange={(_, path) => change({ path })}
            renderInput={(field) => (
              <TextField
                {...field}
                label="Path Begins With"
                {...problem("path", "Empty for all paths. The list holds what the gateway has called so far.")}
              />
            )}
          />
        </Box>
        <SelectField
          label="Method"
          value={draft.method}
          choices={methods}
          onChange={(method) => change({ method })}
          emptyLabel="Every method"
          {...problem("method")}
        />
        <Box sx={{ gridColumn: { sm: "span 1", lg: "span 2" } }}>
          <SelectField
            label="Fault"
            value={draft.kind}
            choices={faultKinds.map((details) => ({ value: details.kind, label: details.label }))}
            onChange={(next) => next !== null && change({ kind: next })}
            {...problem("kind", kind === undefined ? "" : `${kind.effect} The call itself is ${kind.makesCall ? "made." : "not made."}`)}
          />
        </Box>
        <TextField
          label="Delay (ms)"
          required={kind?.needsLatency === true}
          value={draft.latencyMs}
          onChange={({ target }) => change({ latencyMs: target.value })}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
          {...problem("latencyMs")}
        />
        <TextField
          label="Times"
          value={draft.times}
          onChange={({ target }) => change({ times: target.value })}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
          {...problem("times", "Empty until it is cleared.")}
        />
        {takesStatus && (
          <TextField
            label="Status"
            required={kind.needsStatus}
            value={draft.status}
            onChange={({ target }) => change({ status: target.value })}
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
            {...problem("status")}
          />
        )}
        {takesMessage && (
          <Box sx={{ gridColumn: { sm: "span 1", lg: "span 3" } }}>
            <TextField
              label="Message"
              value={draft.message}
              onChange={({ target }) => change({ message: target.value })}
              {...problem("message", "What the service says; people read it after 400, 409 and 422.")}
            />
          </Box>
        )}
      </Box>
      <Box>
        <Button type="submit" variant="contained" color="primary" loading={isBusy}>
          Set Fault
        </Button>
      </Box>
    </Box>
  );
}
