import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useUrlParam } from "../../ui/useUrlParam";

/** A button that opens a modal with nothing to do in it: to see how modals look and behave. */
export function SampleModal() {
  const [dialog, setDialog] = useUrlParam("dialog");
  const heading = useId();
  const note = useId();
  const close = () => setDialog(null, { replace: true });
  return (
    <Box sx={{ display: "grid", justifyItems: "start", gap: 1 }}>
      <Button aria-describedby={note} aria-haspopup="dialog" onClick={() => setDialog("sample")}>
        Open Sample Modal
      </Button>
      <Box id={note} sx={{ typography: "caption", color: "text.secondary" }}>
        Makes no call.
      </Box>
      <Dialog open={dialog === "sample"} fullWidth maxWidth="xs" onClose={close} aria-labelledby={heading}>
        <DialogTitle id={heading} variant="h2" component="h2">
          Sample Modal
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ color: "text.primary" }}>
            This is how a modal of the console looks. It closes with its button, with Escape and with a click beside it.
          </DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 4 }}>
          <Button onClick={close} autoFocus>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
