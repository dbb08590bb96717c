import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { SxProps, Theme } from "@mui/material/styles";
import { type ReactNode, useId } from "react";

type Props = {
  title: ReactNode;
  isOpen?: boolean;
  maxWidth?: "xs" | "sm" | "md";
  onClose: () => void;
  /** The button that closes the dialog. */
  actions?: ReactNode;
  contentSx?: SxProps<Theme>;
  /** Whether nothing in the content can be focused: without the focus the keyboard could not scroll it. */
  isOnlyText?: boolean;
  children: ReactNode;
};

const fillsPhone = {
  "& .MuiDialog-paper": { "@media (max-width: 599.95px)": { width: "100%", maxWidth: "none", height: "100%", maxHeight: "none", m: 0, borderRadius: 0 } },
} as const;

/** A dialog that only shows something. It fills a phone, as forms do. */
export function InfoDialog({ title, isOpen = true, maxWidth = "sm", onClose, actions, contentSx, isOnlyText = false, children }: Props) {
  const heading = useId();
  return (
    <Dialog open={isOpen} fullWidth maxWidth={maxWidth} onClose={onClose} aria-labelledby={heading} sx={fillsPhone}>
      <DialogTitle id={heading} variant="h2" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </DialogTitle>
      <DialogContent sx={contentSx} {...(isOnlyText && { role: "group", "aria-labelledby": heading, tabIndex: 0 })}>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 4 }}>
        {actions ?? (
          <Button variant="contained" color="primary" onClick={onClose} autoFocus>
            Close
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
