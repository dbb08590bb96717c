import Box from "@mui/material/Box";

/** What shows while the code of the first screen arrives. */
export function SplashScreen() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: "grid", placeItems: "center", minHeight: "100dvh" }}>
      <img src="/marquee.svg" alt="" width={40} height={40} style={{ opacity: 0.6 }} />
    </Box>
  );
}
