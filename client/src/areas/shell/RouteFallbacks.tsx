import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect } from "react";
import { useRouteError } from "react-router";
import { SectorMark } from "../../ui/feedback/SectorMark";

/** The browsers' messages for code that could not be downloaded. */
const MISSING_CODE = /dynamically imported module|importing a module script failed|unable to preload/i;

/** Shown in place of a screen that failed as a whole, or whose code is no longer on the server. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error("A screen failed.", error), [error]);
  const isCodeMissing = error instanceof Error && MISSING_CODE.test(error.message);

  return (
    <Box role="alert" sx={{ display: "grid", placeContent: "center", justifyItems: "center", gap: 4, minHeight: 360, p: 8, textAlign: "center" }}>
      <div>
        {isCodeMissing
          ? "This part of Marquee could not be fetched. Check your connection, or reload for a newer version."
          : "Something went wrong on this screen."}
      </div>
      <Button onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Box>
  );
}

/** What shows while the code of the first screen arrives. */
export function SplashScreen() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: "grid", placeItems: "center", minHeight: "100dvh" }}>
      <SectorMark size={56} isLooking />
    </Box>
  );
}
