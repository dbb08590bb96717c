import Box from "@mui/material/Box";
import { type RefCallback, useId } from "react";
import { geoJsonNote } from "./geoJsonNote";
import { OutlinePreview } from "./OutlinePreview";
import type { OutlineCheck } from "./useOutlineCheck";

type Props = {
  check: OutlineCheck;
  fieldRef: RefCallback<HTMLTextAreaElement>;
  /** The text that the market came with. */
  saved: string;
  /** The text that the field starts with. */
  initial: string;
  onEdit: () => void;
};

/** The text of an outline; beside it its shape, below it what is wrong with it and where. */
export function GeoJsonField({ check, fieldRef, saved, initial, onEdit }: Props) {
  const id = useId();
  const isWrong = check.status === "checked" && !check.isValid && !check.isEmpty;
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" } }}>
      <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        <Box component="label" htmlFor={id} sx={{ fontSize: 13, fontWeight: 550 }}>
          GeoJSON
        </Box>
        <Box
          component="textarea"
          id={id}
          ref={fieldRef}
          defaultValue={initial}
          onChange={onEdit}
          autoFocus
          spellCheck={false}
          // Breaking long lines takes seconds for a long text.
          wrap="off"
          aria-describedby={`${id}-note`}
          aria-invalid={isWrong}
          sx={(theme) => ({
            width: "100%",
            height: { xs: 260, md: 420 },
            p: 3,
            resize: "vertical",
            fontFamily: "ui-monospace, Menlo, Consolas, monospace",
            fontSize: 12,
            lineHeight: 1.5,
            color: "text.primary",
            bgcolor: "background.paper",
            border: `1px solid ${theme.vars.palette.field}`,
            borderRadius: "6px",
          })}
        />
        <Box
          id={`${id}-note`}
          aria-live="polite"
          sx={{ minHeight: 20, typography: "body2", color: isWrong ? "error.main" : "text.secondary" }}
        >
          {geoJsonNote(check, saved)}
        </Box>
      </Box>
      <OutlinePreview outline={check.outline} />
    </Box>
  );
}
