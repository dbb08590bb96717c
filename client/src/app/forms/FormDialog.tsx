import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { focusFirstError, focusFirstField, FormChange } from "../../ui/form/formEvents";
import { useBusyFocus } from "../../ui/useKeptFocus";
import { FormFailure } from "./FormFailure";
import { useLeaveQuestion } from "./useLeaveQuestion";

const QUESTION = "Close without saving what you entered?";

type Props = {
  title: string;
  /** The server's message about the last attempt, in a warning box above the fields. */
  warning?: string | null;
  /** The offer of what was entered before; see useDraft. Null if the form has nothing to keep. */
  draft: ReactNode;
  /** While a save runs the form keeps its fields and takes no second one. */
  isBusy?: boolean;
  /** Why the form cannot be saved; null if it can. Until then it can only be closed. */
  saveReason?: string | null;
  /** Whether what was entered is on its way already, so that closing loses nothing. */
  isSent?: boolean;
  onSave: () => void;
  onClose: () => void;
  saveLabel?: string;
  /** The label of the button that closes the form without saving. */
  cancelLabel?: string;
  /** What the button reads while a save runs. */
  busyLabel?: string;
  /** More buttons, at the left of the others. */
  extraActions?: ReactNode;
  maxWidth?: "xs" | "sm" | "md" | "lg";
  children: ReactNode;
};

/**
 * A form in a dialog: Enter saves, Escape and Cancel close, the focus starts in the first field and goes
 * back where it came from. Every way out of it but Cancel asks first where something was entered. Mount it to open
 * it, so that each opening starts from fresh fields.
 */
export function FormDialog({
  title,
  warning = null,
  draft,
  isBusy = false,
  saveReason = null,
  isSent = false,
  onSave,
  onClose,
  saveLabel = "Save",
  cancelLabel = "Cancel",
  busyLabel,
  extraActions,
  maxWidth = "sm",
  children,
}: Props) {
  const heading = useId();
  const save = useBusyFocus<HTMLButtonElement>(isBusy);
  const isNarrow = useMediaQuery("(max-width: 599px)");
  const [isChanged, setChanged] = useState(false);
  const isUnsaved = isChanged && !isSent;
  const { question, ask, allowLeaving } = useLeaveQuestion(isUnsaved, { text: QUESTION, action: "Close", isBusy });
  const close = () => {
    allowLeaving();
    onClose();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy || saveReason !== null || hasUnreadableEntry(event.currentTarget)) return;
    onSave();
    focusFirstError(event.currentTarget);
  };

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow}
      maxWidth={maxWidth}
      onClose={() => {
        if (isBusy) return;
        if (isUnsaved) ask(close);
        else close();
      }}
      aria-labelledby={heading}
    >
      {question}
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        onInput={() => setChanged(true)}
        sx={{ display: "flex", flexDirection: "column", flexGrow: 1, minHeight: 0 }}
      >
        <FocusFirstField />
        <DialogTitle id={heading} variant="h2" component="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 4, alignContent: "start", "&&": { pt: 2 } }}>
          <FormChange value={() => setChanged(true)}>
            {draft}
            <FormFailure failure={warning} />
            {children}
          </FormChange>
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 4 }}>
          {extraActions}
          <Button onClick={close} disabled={isBusy}>
            {cancelLabel}
          </Button>
          {saveReason === null ? (
            <Button
              type="submit"
              variant="contained"
              color="primary"
              // A save without a label of its own shows the overlay's spinner.
              ref={save}
              disabled={isBusy}
              loading={isBusy && busyLabel !== undefined}
            >
              {isBusy && busyLabel !== undefined ? busyLabel : saveLabel}
            </Button>
          ) : (
            <ReasonedButton reason={saveReason} variant="contained" color="primary">
              {saveLabel}
            </ReasonedButton>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Whether a field has a text that cannot be read, such as half a date. The browser says so. */
function hasUnreadableEntry(form: HTMLFormElement): boolean {
  const unreadable = [...form.querySelectorAll("input")].find(({ validity }) => validity.badInput || validity.customError);
  unreadable?.reportValidity();
  return unreadable !== undefined;
}

/** Puts the focus into the first field of the form around it, before the dialog takes it for itself. */
function FocusFirstField() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => focusFirstField(marker.current?.closest("form")), []);
  return <span ref={marker} hidden />;
}
