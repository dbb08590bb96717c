import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import { useId } from "react";
import { dropHeldKey } from "./formEvents";

type Props = {
  question: string;
  /** The thing that the question is about, such as a job's market, date and type. */
  subject?: string;
  /** What the button that confirms does. */
  action?: string;
  /** The colour of that button: red for a deletion. */
  color?: "primary" | "error";
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
  /** Whether to confirm loses what the user entered. Enter then cancels. */
  isDiscarding?: boolean;
};

/** Asks a question; nothing happens before it is confirmed. Mount it to ask. */
export function ConfirmDialog({ question, subject, action = "OK", color = "primary", onConfirm, onCancel, isBusy = false, isDiscarding = false }: Props) {
  const text = useId();
  const thing = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-describedby={subject === undefined ? text : `${text} ${thing}`}
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
        {subject !== undefined && (
          <DialogContentText id={thing} sx={{ mt: 2, fontWeight: 550, color: "text.primary", overflowWrap: "anywhere" }}>
            {subject}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button onClick={onCancel} disabled={isBusy} autoFocus={isDiscarding}>
          Cancel
        </Button>
        <Button variant="contained" color={color} onKeyDown={dropHeldKey} onClick={onConfirm} loading={isBusy} autoFocus={!isDiscarding}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
