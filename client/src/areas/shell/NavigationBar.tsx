import LinearProgress from "@mui/material/LinearProgress";
import { keyframes } from "@mui/material/styles";
import { useNavigation } from "react-router";

const show = keyframes({ to: { opacity: 1 } });

/** A thin moving line while the next screen is on its way. It waits a moment, so that quick ones do not flicker. */
export function NavigationBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <LinearProgress
      aria-label="Loading the next screen"
      sx={(theme) => ({ position: "fixed", inset: "0 0 auto", zIndex: theme.zIndex.tooltip, height: 2, bgcolor: "transparent", opacity: 0, animation: `${show} 0s 120ms forwards` })}
    />
  );
}
