import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import { useId } from "react";

type Props = {
  question: string;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
  /** Whether OK loses what the user entered. Enter then cancels. */
  isDiscarding?: boolean;
};

/** Asks a question; nothing happens before OK. Mount it to ask. */
export function ConfirmDialog({ question, onConfirm, onCancel, isBusy = false, isDiscarding = false }: Props) {
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
      <DialogContent>
        <DialogContentText id={text} sx={{ color: "text.primary" }}>
          {question}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button onClick={onCancel} disabled={isBusy} autoFocus={isDiscarding}>
          Cancel
        </Button>
        <Button variant="contained" color="primary" onClick={onConfirm} loading={isBusy} autoFocus={!isDiscarding}>
          OK
        </Button>
      </DialogActions>
    </Dialog>
  );
}
