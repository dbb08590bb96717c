import { Line, type LineCustomSvgLayerProps } from "@nivo/line";
import { chartAxes, chartTheme, distancesOf, scalable } from "./axes";
import type { Drawing } from "./ChartFrame";
import { dashes, Marker } from "./ChartLegend";
import { colors, drawable } from "./series";

/** More markers than this would cover the lines: then only some points of each line have one. */
const MOST_MARKERS = 300;

type Data = { id: string; data: { x: string | number; y: number | null }[] };

/** The implementation of LineChart: the only file that knows nivo's lines. */
export function NivoLines(drawing: Drawing) {
  const { labels, positions, series, width, height, labelledBy, isLogarithmic } = drawing;
  const distances = distancesOf(positions);
  const { margin, ends, ticks, axisLeft, axisBottom } = chartAxes(drawing, "gaps");
  return (
    <Line<Data>
      // Its axes move only after the next frame, which paper does not wait for.
      key={width}
      ref={scalable(width, height)}
      width={width}
      height={height}
      margin={margin}
      data={series.map(({ values }, each) => ({
        id: String(each),
        data: labels.map((_, place) => ({ x: distances?.[place] ?? String(place), y: drawable(values[place]) })),
      }))}
      xScale={distances === null ? { type: "point" } : { type: "linear", min: 0, max: 1 }}
      yScale={isLogarithmic === true ? { type: "symlog", ...ends } : { type: "linear", ...ends }}
      layers={["grid", "axes", (layer) => <Lines layer={layer} drawing={drawing} left={margin.left} />]}
      axisLeft={axisLeft}
      axisBottom={axisBottom}
      enableGridX={false}
      gridYValues={[...ticks]}
      theme={chartTheme}
      animate={false}
      isInteractive={false}
      ariaLabelledBy={labelledBy}
    />
  );
}

/** The lines and their points, and the part of the plot that belongs to each label. */
function Lines({ layer, drawing, left }: { layer: LineCustomSvgLayerProps<Data>; drawing: Drawing; left: number }) {
  const { innerWidth, innerHeight, series, points, lineGenerator, yScale } = layer;
  const { labels, active, onActive } = drawing;
  const isShown = (id: string) => drawing.series[Number(id)]?.isHidden !== true;
  const shown = points.filter(({ seriesId }) => isShown(seriesId));
  const step = Math.max(1, Math.min(Math.ceil(shown.length / MOST_MARKERS), labels.length));
  // Lines that lie on each other have their markers at different labels.
  const markers = shown.filter(({ seriesId, indexInSeries }) => indexInSeries % step === Number(seriesId) % step);
  const lefts = series[0]?.data.map(({ position }) => position.x ?? 0) ?? [];
  const base = yScale(0);
  return (
    <g>
      {active !== null && <line data-hover x1={active.x - left} x2={active.x - left} y2={innerHeight} stroke={colors.axis} />}
      <line x2={innerWidth} y1={base} y2={base} stroke={colors.axis} />
      {series.filter(({ id }) => isShown(id)).map(({ id, data }) => (
        <path
          key={id}
          d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
          fill="none"
          stroke={colors.line(Number(id))}
          strokeWidth={2}
          strokeDasharray={dashes[Number(id) % dashes.length]}
        />
      ))}
      {markers.map(({ id, seriesId, x, y }) => (
        <Marker key={id} series={Number(seriesId)} x={x} y={y} />
      ))}
      {labels.map((label, place) => {
        const x = lefts[place] ?? 0;
        const [before, after] = [lefts[place - 1], lefts[place + 1]];
        const start = before === undefined ? x - ((after ?? innerWidth) - x) / 2 : (before + x) / 2;
        const end = after === undefined ? x + (x - start) : (x + after) / 2;
        return (
          <rect
            // Labels may repeat.
            key={`${place} ${label}`}
            x={start}
            width={end - start}
            height={innerHeight}
            fillOpacity={0}
            onPointerEnter={() => onActive({ place, x: left + x })}
          />
        );
      })}
    </g>
  );
}
