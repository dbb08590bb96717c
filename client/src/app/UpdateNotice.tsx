import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Portal from "@mui/material/Portal";
import Snackbar from "@mui/material/Snackbar";
import { PAGE_IS_OUTDATED } from "./relay/errors";
import { isPageOutdated } from "./relay/network";

/** The offer to reload. It leaves the screen as it is, so that the text of an open form can be copied. */
export function UpdateNotice() {
  if (!isPageOutdated.useValue()) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return (
    <Portal>
      {/* On a narrow screen the menu is at the top, so it is above the toasts. */}
      <Snackbar open anchorOrigin={{ vertical: "bottom", horizontal: "center" }} sx={{ bottom: { xs: 84, md: "auto" }, top: { md: 4 } }}>
        <Paper role="alert" elevation={8} sx={{ display: "flex", alignItems: "center", gap: 4, p: 1, pl: 4, typography: "body1" }}>
          {PAGE_IS_OUTDATED}
          <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Paper>
      </Snackbar>
    </Portal>
  );
}
