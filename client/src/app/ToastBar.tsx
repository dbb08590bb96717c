import Box from "@mui/material/Box";
import Snackbar from "@mui/material/Snackbar";
import type { Toast } from "./toasts";

/** How long a toast stays. */
const DURATION_MS = 5000;

type Props = { toast: Toast; onHide: () => void };

/** One toast on the screen. */
export function ToastBar({ toast, onHide }: Props) {
  return (
    <Snackbar
      open
      autoHideDuration={DURATION_MS}
      disableWindowBlurListener
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      onClose={(_, reason) => {
        if (reason !== "clickaway") onHide();
      }}
    >
      <Box
        role={toast.tone === "green" ? "status" : "alert"}
        data-tone={toast.tone}
        sx={(theme) => ({
          px: 4,
          py: 3,
          minWidth: 220,
          maxWidth: "min(560px, calc(100vw - 32px))",
          borderRadius: "8px",
          boxShadow: "0 8px 28px rgba(10, 13, 20, 0.25)",
          typography: "body1",
          fontWeight: 550,
          color: theme.vars.palette.tone[toast.tone].onSolid,
          bgcolor: theme.vars.palette.tone[toast.tone].solid,
        })}
      >
        {toast.message}
      </Box>
    </Snackbar>
  );
}
