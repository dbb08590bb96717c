import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { focusFirstError } from "../../ui/form/focusFirst";
import { RouteCustomerSelect } from "../customers/CustomerSelect";
import { AdGroupField } from "./AdGroupField";
import { AssetIdsField } from "./AssetIdsField";
import { AssetOwnerField } from "./AssetOwnerField";
import { positions, problemsOf, type ValidationFields, type ValidationProblems } from "./validationFields";
import { TextBox } from "../../ui/form/TextBox";

type Props = {
  /** What the form starts with. */
  initial: ValidationFields;
  /** Called with what the user has entered so far. */
  onEdit: (fields: ValidationFields) => void;
  isRunning: boolean;
  /** Whether its fields are hidden. */
  isFolded: boolean;
  onUnfold: () => void;
  onRun: (fields: ValidationFields) => void;
};

/** The ad group, and the assets and criteria to check. */
export function ValidationForm({ initial, onEdit, isRunning, isFolded, onUnfold, onRun }: Props) {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<ValidationProblems>({});

  const change = (changes: Partial<ValidationFields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    onEdit(next);
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
  const suggested = (key: "adGroupId" | "assetOwner") => ({
    value: fields[key],
    onChange: (value: string) => change({ [key]: value }),
    problem: problems[key],
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
          display: isFolded ? "none" : "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "1.4fr 1fr 1.3fr 1.3fr" },
          "& > .is-tall": { gridRow: { lg: "1 / span 2" } },
          "& > .is-third": { gridColumn: { lg: 3 } },
          "& > .is-fourth": { gridColumn: { lg: 4 } },
        }}
      >
        <RouteCustomerSelect
          isNumbered
          value={fields.customer?.value ?? null}
          onChange={(_, customer) => change({ customer })}
          problem={problems.customer}
          required
          // The number at the end of a long label is what tells customers apart.
          sx={{ "& [role=combobox]": { whiteSpace: "normal", overflowWrap: "anywhere" } }}
        />
        <AdGroupField customer={fields.customer} {...suggested("adGroupId")} />
        <AssetOwnerField {...suggested("assetOwner")} />
        <TextBox
          label="Media Product"
          required
          autoComplete="off"
          value={fields.mediaProduct}
          onChange={({ target }) => change({ mediaProduct: target.value })}
          error={problems.mediaProduct !== undefined}
          helperText={problems.mediaProduct}
        />
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
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button type="submit" variant="contained" color="primary" disabled={isRunning}>
          {isRunning ? "Running..." : "Run Validation"}
        </Button>
        {isFolded && (
          <Button
            onClick={(event) => {
              // It goes, and the focus with it.
              const form = event.currentTarget.form;
              flushSync(onUnfold);
              form?.querySelector<HTMLElement>("[role=combobox]")?.focus();
            }}
          >
            Change Criteria
          </Button>
        )}
      </Box>
    </Box>
  );
}
