import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useEffect, useEffectEvent } from "react";
import { useReportChange } from "../../../ui/form/formChange";
import { SelectField } from "../../../ui/form/SelectField";
import { type CutRow, withEmptyRow } from "./cutRows";

type Props = {
  options: readonly string[];
  saved: readonly CutRow[];
  /** Null until `onLoad` was called. */
  rows: readonly CutRow[] | null;
  /** Called with the saved cuts, which are the first rows. */
  onLoad: (saved: readonly CutRow[]) => void;
  onChange: (rows: readonly CutRow[]) => void;
  /** Whether to show which rows are incomplete. */
  isChecked: boolean;
};

/** The cuts of a study: a row for each, of one property or of two. */
export function CutFields({ options, saved, rows, onLoad, onChange, isChecked }: Props) {
  const begin = useEffectEvent(() => {
    if (rows === null) onLoad(saved);
  });
  useEffect(() => begin(), []);

  const reportChange = useReportChange();
  const shown = rows ?? [];
  const changeRows = (next: readonly CutRow[]) => {
    reportChange();
    onChange(next);
  };
  const choices = options.map((value) => ({ value, label: value }));
  const change = (row: CutRow, next: Partial<CutRow>) =>
    changeRows(shown.map((other) => (other === row ? { ...row, ...next } : other)));
  const field = { flex: "1 1 180px", minWidth: 0 };

  return (
    <>
      {shown.length === 0 && <Box sx={{ color: "text.secondary" }}>This study does not have any cuts.</Box>}
      {shown.map((row, place) => (
        <Box
          key={row.key}
          role="group"
          aria-label={`Cut ${place + 1}`}
          sx={{ display: "flex", alignItems: "flex-start", gap: 2, minWidth: 0 }}
        >
          <Box sx={{ display: "flex", flexWrap: "wrap", flex: 1, gap: 3, minWidth: 0 }}>
            <SelectField
              label="First Cut"
              value={row.one}
              choices={choices}
              missingLabel={(value) => value}
              onChange={(one) => change(row, { one })}
              error={isChecked && row.one === null}
              helperText={isChecked && row.one === null ? "Please select a cut." : null}
              fullWidth={false}
              sx={field}
            />
            <SelectField
              label="Second Cut"
              value={row.two}
              choices={choices}
              missingLabel={(value) => value}
              emptyLabel="None"
              onChange={(two) => change(row, { two })}
              fullWidth={false}
              sx={field}
            />
          </Box>
          <IconButton
            aria-label={`Remove cut ${place + 1}`}
            onClick={() => changeRows(shown.filter((other) => other !== row))}
            sx={{ mt: "1px" }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button onClick={() => changeRows(withEmptyRow(shown))}>Add Cut</Button>
      </Box>
    </>
  );
}
