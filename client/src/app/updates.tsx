import Box from "@mui/material/Box";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { PlainButton } from "../ui/PlainButton";
import { PAGE_IS_OUTDATED } from "./relay/errors";

let isOutdated = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that the gateway is of another build than this page, which only a reload can mend. */
export function noticeUpdate(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

/** The offer to reload. It leaves the screen as it is: whoever is in the middle of a form may copy from it. */
export function UpdateNotice() {
  const isShown = useSyncExternalStore(subscribe, () => isOutdated);
  if (!isShown) return null;
  // Beside the app and not inside it: an open dialog hides the app from assistive technology.
  return createPortal(
    <Box
      role="alert"
      sx={(theme) => ({
        position: "fixed",
        // On a narrow screen the top holds the menu; there it stands above the place of the toasts.
        top: { md: 4 },
        bottom: { xs: 84, md: "auto" },
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: theme.zIndex.snackbar,
        display: "flex",
        alignItems: "center",
        gap: 4,
        width: "max-content",
        maxWidth: "calc(100vw - 16px)",
        pl: 4,
        pr: 2,
        py: { xs: 2, md: 1 },
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        boxShadow: "0 8px 28px rgba(10, 13, 20, 0.25)",
        typography: "body1",
        bgcolor: "background.paper",
      })}
    >
      {PAGE_IS_OUTDATED}
      <PlainButton isPrimary type="button" onClick={() => window.location.reload()}>
        Reload
      </PlainButton>
    </Box>,
    document.body,
  );
}
