import Box from "@mui/material/Box";
import { useId } from "react";
import { type Tone, visuallyHidden } from "../layout/style";
import { ChartTable } from "./ChartTable";
import { colors, colorVariables, drawable } from "./series";
import { percents } from "./valueFormats";

/** The radii of the ring, in a drawing of 200 by 200. */
const OUTER = 98;
const INNER = 76;

type Props = {
  /** What the ring shows: its caption. */
  label: string;
  /** Whether the caption is only read, because a heading above says the same. */
  isLabelHidden?: boolean;
  /** The part of the ring that is filled, from 0 to 1. */
  level: number;
  /** The text in the middle. */
  text: string;
  /** What the filled part is, and the rest, in the table. */
  levelLabel: string;
  restLabel: string;
  tone?: Tone;
  /** In pixels. */
  size?: number;
};

/** A ring filled to a level, and a short text in its middle. */
export function DonutChart({ label, isLabelHidden, level, text, levelLabel, restLabel, tone = "blue", size = 132 }: Props) {
  const caption = useId();
  const filled = Math.min(1, Math.max(0, drawable(level) ?? 0));
  return (
    <Box
      component="figure"
      aria-labelledby={caption}
      sx={(theme) => ({ ...colorVariables(theme, [tone]), m: 0, minWidth: 0, breakInside: "avoid" })}
    >
      <Box component="figcaption" id={caption} sx={isLabelHidden === true ? visuallyHidden : { mb: 2, typography: "h3" }}>
        {label}
      </Box>
      <Box sx={{ position: "relative", width: size, height: size }}>
        <svg viewBox="-100 -100 200 200" width={size} height={size} fill="none" aria-hidden="true">
          <circle r={OUTER} stroke={colors.axis} />
          <circle r={INNER} stroke={colors.axis} />
          <circle
            r={(OUTER + INNER) / 2}
            stroke={colors.line(0)}
            strokeWidth={OUTER - INNER}
            pathLength={1}
            strokeDasharray={`${filled} 1`}
            transform="rotate(-90)"
          />
        </svg>
        <Box
          sx={{
            position: "absolute",
            // The square inside the hole of the ring.
            inset: "22%",
            display: "grid",
            placeItems: "center",
            overflow: "hidden",
            textAlign: "center",
            textWrap: "balance",
            overflowWrap: "anywhere",
            // A long text in smaller type, since it must fit.
            fontSize: text.length <= 5 ? size / 6 : Math.max(10, text.length <= 20 ? size / 10 : size / 13),
            fontWeight: 600,
            lineHeight: 1.15,
          }}
        >
          {text}
        </Box>
      </Box>
      <ChartTable
        label={label}
        headers={["Part", "Share"]}
        names={[levelLabel, restLabel]}
        valuesOf={(place) => [(place === 0 ? filled : 1 - filled) * 100]}
        text={percents.text}
      />
    </Box>
  );
}
