import Box from "@mui/material/Box";
import { createPortal } from "react-dom";
import { PlainButton } from "../ui/layout/PlainButton";
import { PAGE_IS_OUTDATED } from "./relay/errors";
import { isOutdated } from "./updates";

/** The offer to reload. It leaves the screen as it is, so that the text of an open form can be copied. */
export function UpdateNotice() {
  if (!isOutdated.useValue()) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return createPortal(
    <Box
      role="alert"
      data-notice
      sx={(theme) => ({
        position: "fixed",
        // On a narrow screen the menu is at the top, so it is above the toasts.
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
