import { Bar, type BarCustomLayerProps, type BarDatum } from "@nivo/bar";
import { createContext, use, useId } from "react";
import { chartAxes, chartTheme, scalable } from "./axes";
import type { Drawing } from "./ChartFrame";
import { BarPattern } from "./ChartLegend";
import { textWidth } from "./scale";
import { colors, drawable } from "./series";

const DrawingContext = createContext<Drawing | null>(null);

const LAYERS = ["grid", Hover, "axes", Bars] as const;

/** The implementation of BarChart: the only file that knows nivo's bars. */
export function NivoBars(drawing: Drawing) {
  const { labels, series, width, height, labelledBy, isStacked } = drawing;
  const { margin, ends, ticks, axisLeft, axisBottom } = chartAxes(drawing, "parts");
  const data = labels.map((_, place): BarDatum => {
    const values = series.map(({ values }, each) => [String(each), drawable(values[place])] as const);
    return { place: String(place), ...Object.fromEntries(values.filter(([, value]) => value !== null)) };
  });
  return (
    <DrawingContext value={drawing}>
      <Bar
        // Its axes move only after the next frame, which paper does not wait for.
        key={width}
        ref={scalable(width, height)}
        width={width}
        height={height}
        margin={margin}
        data={data}
        keys={series.map((_, place) => String(place))}
        indexBy="place"
        groupMode={isStacked === true ? "stacked" : "grouped"}
        padding={0.25}
        innerPadding={isStacked === true ? 0 : 2}
        valueScale={{ type: "linear", ...ends }}
        layers={LAYERS}
        axisLeft={axisLeft}
        axisBottom={axisBottom}
        gridYValues={[...ticks]}
        theme={chartTheme}
        animate={false}
        isInteractive={false}
        ariaLabelledBy={labelledBy}
      />
    </DrawingContext>
  );
}

/** The part of the plot that belongs to each label; the one at the pointer is shaded. */
function Hover({ innerWidth, innerHeight, margin }: BarCustomLayerProps<BarDatum>) {
  const drawing = use(DrawingContext);
  if (drawing === null) return null;
  const { labels, active, onActive } = drawing;
  const part = innerWidth / labels.length;
  return labels.map((label, place) => (
    <rect
      // Labels may repeat.
      key={`${place} ${label}`}
      data-hover
      x={place * part}
      width={part}
      height={innerHeight}
      fill={colors.grid}
      fillOpacity={active?.place === place ? 0.5 : 0}
      onPointerEnter={() => onActive({ place, x: margin.left + (place + 0.5) * part })}
    />
  ));
}

/** The bars, the line they stand on, and their values where all of them fit. */
function Bars({ bars, innerWidth, yScale }: BarCustomLayerProps<BarDatum>) {
  const drawing = use(DrawingContext);
  const id = useId();
  if (drawing === null) return null;
  const { series, format, isStacked } = drawing;
  const base = Number(yScale(0));
  const drawn = bars.flatMap((bar) => (bar.data.value === null ? [] : [{ ...bar, value: bar.data.value, series: Number(bar.data.id) }]));
  const isLabelled = isStacked !== true && drawn.every(({ value, width }) => textWidth(format.text(value)) <= width + 2);
  return (
    <g pointerEvents="none">
      {series.map(({ label }, place) => (
        <BarPattern key={label} id={`${id}${place}`} series={place} />
      ))}
      {drawn.map((bar) => (
        <g key={bar.key}>
          <rect
            x={bar.x + 0.5}
            y={bar.y}
            width={Math.max(1, bar.width - 1)}
            height={Math.max(0, bar.height)}
            fill={`url(#${id}${bar.series})`}
            stroke={bar.height > 0 ? colors.line(bar.series) : "none"}
          />
          {isLabelled && (
            <text
              x={bar.x + bar.width / 2}
              y={bar.value < 0 ? bar.y + bar.height + 12 : bar.y - 5}
              textAnchor="middle"
              fontSize={11}
              fill={colors.text}
            >
              {format.text(bar.value)}
            </text>
          )}
        </g>
      ))}
      <line x2={innerWidth} y1={base} y2={base} stroke={colors.axis} />
    </g>
  );
}
