import Box from "@mui/material/Box";
import { keyframes } from "@mui/material/styles";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

/** A turning ring. What it waits for is said by the element around it. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: "inline-block",
        flexShrink: 0,
        width: size,
        height: size,
        border: "2px solid",
        borderColor: "currentColor transparent currentColor currentColor",
        borderRadius: "50%",
        animation: `${turn} 0.9s linear infinite`,
      }}
    />
  );
}
