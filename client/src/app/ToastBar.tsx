import Paper from "@mui/material/Paper";
import Portal from "@mui/material/Portal";
import Snackbar from "@mui/material/Snackbar";
import { Link } from "react-router";
import { currentToast } from "./toasts";

/** How long a toast stays, also after the pointer or the focus was on it. */
const DURATION_MS = 5000;

const hide = () => currentToast.set(null);

/** The one toast of the app. */
export function Toasts() {
  const toast = currentToast.useValue();
  if (toast === null) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return (
    <Portal>
      <Snackbar
        key={toast.id}
        open
        disableWindowBlurListener
        autoHideDuration={DURATION_MS}
        resumeHideDuration={DURATION_MS}
        onClose={(_, reason) => reason === "timeout" && hide()}
      >
        <Paper
          role={toast.tone === "green" ? "status" : "alert"}
          data-tone={toast.tone}
          elevation={8}
          className={`tone-${toast.tone}`}
          sx={{
            minWidth: 220,
            maxWidth: 560,
            maxHeight: "40dvh",
            px: 4,
            py: 3,
            overflowY: "auto",
            overflowWrap: "anywhere",
            fontWeight: 550,
            color: "var(--on-solid)",
            bgcolor: "var(--solid)",
            // Forced colors show it, and not the background.
            outline: "1px solid transparent",
            "& > a": { ml: 3, color: "inherit", whiteSpace: "nowrap" },
          }}
        >
          {toast.message}
          {toast.link !== undefined && (
            <Link to={toast.link.to} onClick={hide}>
              {toast.link.label}
            </Link>
          )}
        </Paper>
      </Snackbar>
    </Portal>
  );
}
