import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { Copied } from "./copies";

type Props = {
  copied: Copied | null;
  /** Whether the filters would hide the copy. */
  isHidden: boolean;
  onEdit: (copied: Copied) => void;
  onClose: () => void;
};

/** Tells what the latest copy is called, and offers to edit it. It is above the end of what is visible, and moves no row. */
export function ProviderCopyNote({ copied, isHidden, onEdit, onClose }: Props) {
  return (
    <Box
      data-notice
      sx={(theme) => ({
        display: copied === null ? undefined : "flex",
        alignItems: "center",
        gap: 3,
        position: "sticky",
        bottom: 16,
        zIndex: theme.zIndex.fab,
        width: "fit-content",
        maxWidth: "100%",
        mx: "auto",
        mb: copied === null ? 0 : 4,
        px: copied === null ? 0 : 4,
        py: copied === null ? 0 : 1,
        boxShadow: copied === null ? 0 : 4,
        borderRadius: "8px",
        fontSize: 13,
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone.green.text,
        bgcolor: theme.vars.palette.tone.green.soft,
      })}
    >
      {/* A region that is there before its text is read out. */}
      <Box role="status" sx={{ mr: copied === null ? 0 : "auto" }}>
        {copied !== null && `Copied as ${copied.name}.${isHidden ? " It stays in view although the filters would hide it." : ""}`}
      </Box>
      {copied !== null && (
        <>
          <Button aria-label={`Edit ${copied.name}`} onClick={() => onEdit(copied)}>
            Edit
          </Button>
          <IconButton size="small" aria-label="Dismiss" onClick={onClose}>
            <Close fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

/** Marks the row of a copy. */
export function CopyMark() {
  return (
    <Box
      component="span"
      sx={{ ml: 2, px: 1.5, border: 1, borderRadius: "4px", fontSize: 11, fontWeight: 550, whiteSpace: "nowrap" }}
    >
      New
    </Box>
  );
}
