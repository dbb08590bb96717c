import { keyframes } from "@mui/material/styles";
import Box from "@mui/material/Box";

const look = keyframes({ "from, to": { transform: "rotate(-28deg)" }, "50%": { transform: "rotate(28deg)" } });

type Props = {
  /** The width and the height, in pixels or as CSS. */
  size: number | string;
  /** Whether it looks around, for something that is loading. */
  isLooking?: boolean;
};

/** The sector of sight of a frame, as the maps draw it: the quiet picture of where nothing else is to be seen. */
export function SectorMark({ size, isLooking = false }: Props) {
  return (
    <Box component="svg" aria-hidden="true" viewBox="0 0 48 48" sx={{ display: "block", flex: "none", width: size, height: size, color: "primary.main" }}>
      <Box component="g" sx={{ transformOrigin: "24px 42px", ...(isLooking && { animation: `${look} 2.4s ease-in-out infinite` }) }}>
        <path d="M24 42 8 12a34 34 0 0 1 32 0Z" fill="currentColor" fillOpacity={0.1} />
        <path d="M24 42 8 12m16 30 16-30" stroke="currentColor" strokeOpacity={0.45} vectorEffect="non-scaling-stroke" />
        <path d="M8 12a34 34 0 0 1 32 0M13.3 22a22.7 22.7 0 0 1 21.4 0M18.7 32a11.3 11.3 0 0 1 10.6 0" fill="none" stroke="currentColor" strokeOpacity={0.3} vectorEffect="non-scaling-stroke" />
      </Box>
      <path d="M24 42h.01" stroke="currentColor" strokeWidth={8} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </Box>
  );
}
