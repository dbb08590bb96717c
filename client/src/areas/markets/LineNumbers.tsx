import Box from "@mui/material/Box";
import { LINE_HEIGHT } from "./showPlace";

/** The most numbers that are drawn: more than the lines that the highest screen shows. */
const SHOWN = 200;

type Props = {
  count: number;
  /** How far the text beside is scrolled, in pixels. */
  scrollTop: number;
};

/** The numbers of the lines of a text field at the right. */
export function LineNumbers({ count, scrollTop }: Props) {
  // The one before is seen in part, in the padding of the field.
  const first = Math.max(0, Math.floor(scrollTop / LINE_HEIGHT) - 1);
  const numbers = Array.from({ length: Math.min(SHOWN, count - first) }, (_, index) => first + index + 1);
  return (
    <Box aria-hidden sx={{ position: "relative", overflow: "hidden", width: `${String(count).length + 1}ch`, fontSize: 12 }}>
      <Box
        component="pre"
        sx={{
          position: "absolute",
          // The border and the padding of the field.
          top: 13 + first * LINE_HEIGHT - scrollTop,
          right: "1ch",
          m: 0,
          textAlign: "right",
          font: "inherit",
          lineHeight: `${LINE_HEIGHT}px`,
          color: "text.secondary",
          userSelect: "none",
        }}
      >
        {numbers.join("\n")}
      </Box>
    </Box>
  );
}
