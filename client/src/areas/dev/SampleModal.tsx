import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { useId } from "react";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { useUrlParam } from "../../ui/url/useUrlParam";

/** A button that opens an empty modal, to see how modals look and behave. */
export function SampleModal() {
  const [dialog, setDialog] = useUrlParam("dialog");
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
      <InfoDialog
        title="Sample Modal"
        isOpen={dialog === "sample"}
        maxWidth="xs"
        onClose={close}
        actions={
          <Button variant="contained" color="primary" onClick={close} autoFocus>
            Close
          </Button>
        }
      >
        <DialogContentText sx={{ color: "text.primary" }}>
          This is how a modal of the console looks. It closes with its button, with Escape and with a click beside it.
        </DialogContentText>
      </InfoDialog>
    </Box>
  );
}
