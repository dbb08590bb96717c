import Box from "@mui/material/Box";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { PlainButton } from "../../ui/layout/PlainButton";

/** The browsers' messages for code that could not be downloaded. */
const MISSING_CODE = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Shown in place of a screen that failed as a whole, or whose code is no longer on the server. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error("A screen failed.", error), [error]);
  const isCodeMissing = error instanceof Error && MISSING_CODE.test(error.message);

  return (
    <Box role="alert" sx={{ display: "grid", justifyItems: "center", alignContent: "center", gap: 4, p: 8, minHeight: 360 }}>
      <Box component="p" sx={{ m: 0, typography: "body1", textAlign: "center" }}>
        {isCodeMissing
          ? "This part of Marquee could not be fetched. Check your connection, or reload for a newer version."
          : "Something went wrong on this screen."}
      </Box>
      <PlainButton type="button" onClick={() => window.location.reload()}>
        Reload
      </PlainButton>
    </Box>
  );
}
