import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type SubmitEvent, useState } from "react";
import type { FacePosition } from "../../__generated__/ValidationResultsQuery.graphql";
import { focusFirstError } from "../../ui/focusFirstError";
import { AssetIdsField } from "./AssetIdsField";
import { ValidationCustomerField } from "./ValidationCustomerField";
import { emptyFields, problemsOf, type ValidationFields, type ValidationProblems } from "./validationFields";

const positions: readonly FacePosition[] = ["LEFT", "RIGHT", "BACK", "CENTER"];

type Props = { isRunning: boolean; onRun: (fields: ValidationFields) => void };

/** The ad group, and the assets and criteria to check. */
export function ValidationForm({ isRunning, onRun }: Props) {
  const [fields, setFields] = useState(emptyFields);
  const [problems, setProblems] = useState<ValidationProblems>({});

  const change = (changes: Partial<ValidationFields>) => {
    setFields((current) => ({ ...current, ...changes }));
    setProblems((current) => ({ ...current, ...Object.fromEntries(Object.keys(changes).map((key) => [key, undefined])) }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const found = problemsOf(fields);
    setProblems(found);
    if (Object.keys(found).length === 0) onRun(fields);
    else focusFirstError(event.currentTarget);
  };
  const text = (key: "adGroupId" | "assetOwner" | "mediaProduct") => ({
    required: true,
    autoComplete: "off",
    value: fields[key],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
    error: problems[key] !== undefined,
    helperText: problems[key],
  });

  return (
    <Box
      component="form"
      aria-label="Validation"
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gap: 4 }}
    >
      <Box
        sx={{
          display: "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "1fr 1fr 1.3fr 1.3fr" },
          "& > .is-tall": { gridRow: { lg: "1 / span 2" } },
          "& > .is-third": { gridColumn: { lg: 3 } },
          "& > .is-fourth": { gridColumn: { lg: 4 } },
        }}
      >
        <ValidationCustomerField
          value={fields.customer}
          onChange={(customer) => change({ customer })}
          problem={problems.customer}
        />
        <TextField
          label="Ad Group ID"
          type="number"
          slotProps={{ htmlInput: { min: 1, step: 1 } }}
          {...text("adGroupId")}
        />
        <TextField label="Asset Owner" {...text("assetOwner")} />
        <TextField label="Media Product" {...text("mediaProduct")} />
        <TextField
          className="is-tall is-third"
          select
          label="Face Positions"
          value={fields.mediaPositions}
          onChange={({ target }) => {
            if (!(target instanceof HTMLSelectElement)) return;
            const chosen = new Set([...target.selectedOptions].map(({ value }) => value));
            change({ mediaPositions: positions.filter((position) => chosen.has(position)) });
          }}
          helperText="Hold Cmd/Ctrl or Shift to select multiple."
          slotProps={{
            select: { native: true, multiple: true },
            htmlInput: { size: positions.length },
          }}
          // As high as the two fields beside it.
          sx={{ "& select": { minHeight: 94 } }}
        >
          {positions.map((position) => (
            <option key={position} value={position}>
              {position}
            </option>
          ))}
        </TextField>
        <Box className="is-tall is-fourth">
          <AssetIdsField value={fields.assetIdText} onChange={(assetIdText) => change({ assetIdText })} />
        </Box>
      </Box>
      <Box>
        <Button type="submit" variant="contained" color="primary" disabled={isRunning}>
          {isRunning ? "Running..." : "Run Validation"}
        </Button>
      </Box>
    </Box>
  );
}
