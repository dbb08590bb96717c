import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { noPrint, visuallyHidden } from "../layout/style";
import { type ChartKind, ChartLegend } from "./ChartLegend";
import { ChartTable } from "./ChartTable";
import { ChartTooltip } from "./ChartTooltip";
import { type ChartProps, colorVariables, drawable } from "./series";
import { counts, type ValueFormat } from "./valueFormats";
import { flushSync } from "react-dom";

const HEIGHT = 260;

/** The label that the pointer is at, and how far from the left it is drawn. */
type ActiveLabel = { place: number; x: number };

/** What the drawing of a chart is given by the frame around it. */
export type Drawing = Omit<ChartProps, "label" | "isLabelHidden" | "legend"> & {
  format: ValueFormat;
  width: number;
  height: number;
  /** The id of the caption. */
  labelledBy: string;
  active: ActiveLabel | null;
  onActive: (active: ActiveLabel) => void;
};

type Props = ChartProps & { kind: ChartKind; children: (drawing: Drawing) => ReactNode };

/** What is around every chart with axes: caption, legend, tooltip, and its values as a table. */
export function ChartFrame({ label, isLabelHidden, legend, kind, children, ...chart }: Props) {
  const { xLabel, labels, series, format = counts, height = HEIGHT } = chart;
  const [setElement, width] = useChartWidth();
  const [active, setActive] = useState<ActiveLabel | null>(null);
  const caption = useId();
  const drawing = { ...chart, format, width, height, labelledBy: caption, active, onActive: setActive };
  const shown = series.flatMap((each, place) => (each.isHidden === true ? [] : [{ ...each, place }]));
  const valueText = (value: number | null | undefined) => {
    const shown = drawable(value);
    return shown === null ? "" : format.text(shown);
  };

  return (
    <Box
      component="figure"
      aria-labelledby={caption}
      sx={(theme) => ({
        ...colorVariables(theme, series.map(({ tone }) => tone)),
        m: 0,
        minWidth: 0,
        breakInside: "avoid",
      })}
    >
      <Box component="figcaption" id={caption} sx={isLabelHidden === true ? visuallyHidden : { mb: 2, typography: "h3" }}>
        {label}
      </Box>
      {legend ?? (series.length > 1 && <ChartLegend series={series} kind={kind} />)}
      {labels.length === 0 || series.length === 0 ? (
        <Box sx={{ display: "grid", placeItems: "center", height, color: "text.secondary", fontSize: 13 }}>No data to show.</Box>
      ) : (
        <>
          <Box
            ref={setElement}
            onPointerLeave={() => setActive(null)}
            sx={{
              position: "relative",
              // Paper may be narrower than what was measured.
              "& svg": { display: "block", maxWidth: "100%", "@media print": { height: "auto" } },
              "& [data-hover]": noPrint,
            }}
          >
            <Suspense fallback={<ChartSkeleton height={height} />}>{children(drawing)}</Suspense>
            {active !== null && (
              <ChartTooltip
                title={labels[active.place] ?? ""}
                x={active.x}
                width={width}
                kind={kind}
                rows={shown.map(({ label, values, place }) => ({ label, place, value: values[active.place] ?? null, text: valueText(values[active.place]) }))}
              />
            )}
          </Box>
          <ChartTable
            label={label}
            headers={[xLabel, ...shown.map(({ label }) => label)]}
            names={labels}
            valuesOf={(place) => shown.map(({ values }) => values[place])}
            text={format.text}
          />
        </>
      )}
    </Box>
  );
}

/** A chart whose data or code has not arrived, as high as the chart: its axes, and the lines of its scale. */
export function ChartSkeleton({ height }: { height: number }) {
  return (
    <Box
      role="status"
      aria-label="Loading"
      sx={{ boxSizing: "border-box", height, pl: 10, pb: 6, "& > *": { borderTop: 1, borderColor: "divider" } }}
    >
      <Box sx={{ display: "grid", alignItems: "stretch", height: "100%", borderBottom: 1, "& > * + *": { borderTop: 1, borderColor: "divider" } }}>
        {SCALE_LINES.map((line) => (
          <Box key={line} sx={{ position: "relative" }}>
            <Skeleton height={12} width={24} sx={{ position: "absolute", left: -32, top: -6 }} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** As many lines as most scales have. */
const SCALE_LINES = [0, 1, 2, 3];

/** The width until it is measured, and where nothing is laid out. */
const START_WIDTH = 600;
/** What fits on paper of any common size, upright. A narrower chart keeps its width. */
const PAPER_WIDTH = 640;

/** The width that a chart has, and the ref that measures it. Before printing it shrinks to that of the paper, so that nothing is cut off. */
export function useChartWidth(): [setElement: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(START_WIDTH);
  useEffect(() => {
    if (element === null || typeof ResizeObserver === "undefined") return undefined;
    const measure = () => setWidth(element.clientWidth || START_WIDTH);
    // The browser prints as soon as the listeners return.
    const shrink = () => flushSync(() => setWidth((current) => Math.min(current, PAPER_WIDTH)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("beforeprint", shrink);
    window.addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", shrink);
      window.removeEventListener("afterprint", measure);
    };
  }, [element]);
  return [setElement, width];
}
