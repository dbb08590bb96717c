import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import { useId } from "react";

type Props = {
  question: string;
  /** What the question is about, such as the names of a study and its customer. */
  about?: string;
  /** What the button does, such as "Approve". */
  confirmLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
  /** Whether the button loses what the user entered. Enter then cancels. */
  isDiscarding?: boolean;
};

/** Asks a question; nothing happens before the user confirms it. Mount it to ask. */
export function ConfirmDialog({
  question,
  about = "",
  confirmLabel = "OK",
  onConfirm,
  onCancel,
  isBusy = false,
  isDiscarding = false,
}: Props) {
  const text = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-describedby={text}
      // The dialog itself has no prop for a name without a heading.
      slotProps={{ paper: { "aria-label": "Confirm" } }}
      onClose={() => {
        if (!isBusy) onCancel();
      }}
    >
      <DialogContent id={text}>
        <DialogContentText sx={{ color: "text.primary" }}>{question}</DialogContentText>
        {about !== "" && (
          <DialogContentText sx={{ mt: 2, color: "text.primary", fontWeight: 550, overflowWrap: "anywhere" }}>{about}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button onClick={onCancel} disabled={isBusy} autoFocus={isDiscarding}>
          Cancel
        </Button>
        <Button variant="contained" color="primary" onClick={onConfirm} loading={isBusy} autoFocus={!isDiscarding}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
