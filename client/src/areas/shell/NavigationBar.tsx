import Box from "@mui/material/Box";
import { keyframes } from "@mui/material/styles";
import { useNavigation } from "react-router";

const slide = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(320%)" } });

/** A thin moving line while the next screen is on its way. It waits a moment, so that quick ones do not flicker. */
export function NavigationBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <Box
      role="progressbar"
      aria-label="Loading the next screen"
      sx={{ position: "fixed", inset: "0 0 auto 0", height: 2, zIndex: "tooltip", overflow: "hidden" }}
    >
      <Box
        sx={{
          width: "32%",
          height: "100%",
          bgcolor: "primary.main",
          animation: `${slide} 1.1s ease-in-out 120ms infinite backwards`,
        }}
      />
    </Box>
  );
}
