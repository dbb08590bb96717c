import Paper from "@mui/material/Paper";
import Portal from "@mui/material/Portal";
import Snackbar from "@mui/material/Snackbar";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { createStore } from "../ui/externalStore";
import type { Failure } from "../ui/feedback/PanelError";
import { pageBottom, type Tone } from "../ui/layout/style";
import { sessionToken } from "./session/session";

type ToastTone = Extract<Tone, "green" | "red" | "yellow" | "orange">;

/** Where a message leads, such as to the jobs that were started. */
type ToastLink = { label: string; to: string };

/** A message above the screen. */
type Toast = { id: number; message: string; tone: ToastTone; link?: ToastLink };

/** The message that is shown, if any. */
const currentToast = createStore<Toast | null>(null);
let lastId = 0;

/** Shows a message for five seconds. A newer one replaces it and starts the five seconds again. */
export function showToast(message: string, tone: ToastTone = "green", link?: ToastLink): void {
  lastId += 1;
  currentToast.set({ id: lastId, message, tone, link });
}

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
        // Above the button that folds the sidebar, and the bar of selected rows.
        sx={{ bottom: { xs: `calc(var(${pageBottom}, 0px) + 16px)`, md: `calc(var(${pageBottom}, 0px) + 56px)` } }}
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
            "& > a": { ml: 2, color: "inherit", whiteSpace: "nowrap" },
          }}
        >
          {toast.message}{" "}
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

type FailureProps = {
  message: string;
  tone: "red" | "orange";
  /** What the user asked for and did not get. It has one toast, however often it is tried again. Null has none. */
  attempt: object | null;
  /** The list that could not be loaded. The toast says why, and so which service has failed. */
  loadable: { latestFailure: () => Failure | null };
};

const shown = new WeakSet();

/** Shows a toast beside the message in place of a panel that could not be loaded. */
export function FailureToast({ message, tone, attempt, loadable }: FailureProps) {
  const show = useEffectEvent(() => {
    // The end of the session aborts the query, which is no news to its user.
    if (sessionToken() === null) return;
    const reason = loadable.latestFailure()?.message;
    showToast(reason === undefined ? message : `${message} ${reason}`, tone);
  });
  useEffect(() => {
    if (attempt === null || shown.has(attempt)) return;
    shown.add(attempt);
    show();
  }, [attempt]);
  return null;
}
