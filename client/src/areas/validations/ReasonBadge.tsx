import Box from "@mui/material/Box";
import { StatusChip } from "../../ui/feedback/StatusChip";

type Props = {
  label: string;
  /** Whether the filter has the reason. */
  isSelected: boolean;
  onToggle: () => void;
};

/** A reason. A click selects it in the filter, or deselects it. */
export function ReasonBadge({ label, isSelected, onToggle }: Props) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isSelected}
      onClick={onToggle}
      sx={{
        all: "unset",
        display: "inline-flex",
        maxWidth: "100%",
        borderRadius: "5px",
        cursor: "pointer",
        minWidth: 0,
        // A narrow column breaks it rather than cutting it off. Blanks stay as the service sent them.
        "& > *": { whiteSpace: "pre-wrap", overflowWrap: "anywhere", minWidth: 0 },
        "&:hover": { textDecoration: "underline" },
        "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 1 },
      }}
    >
      <StatusChip tone={isSelected ? "blue" : "grey"} label={label} />
    </Box>
  );
}
