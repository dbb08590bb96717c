import { Line, type LineCustomSvgLayerProps } from "@nivo/line";
import { chartAxes, chartTheme, scalable } from "./axes";
import type { Drawing } from "./ChartFrame";
import { dashes, Marker } from "./marks";
import { colors, drawable } from "./series";

/** With more points than this their markers would cover the lines. */
const MOST_MARKERS = 300;

type Data = { id: string; data: { x: string; y: number | null }[] };

/** The implementation of LineChart: the only file that knows nivo's lines. */
export function NivoLines(drawing: Drawing) {
  const { labels, series, width, height, labelledBy } = drawing;
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
        data: labels.map((_, place) => ({ x: String(place), y: drawable(values[place]) })),
      }))}
      xScale={{ type: "point" }}
      yScale={{ type: "linear", ...ends }}
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
  const { innerWidth, innerHeight, series, points, lineGenerator, xScale, yScale } = layer;
  const { labels, active, onActive } = drawing;
  const isShown = (id: string) => drawing.series[Number(id)]?.isHidden !== true;
  const markers = points.length <= MOST_MARKERS || labels.length === 1 ? points.filter(({ seriesId }) => isShown(seriesId)) : [];
  const gap = innerWidth / Math.max(1, labels.length - 1);
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
        const x = xScale(String(place));
        return (
          <rect
            // Labels may repeat.
            key={`${place} ${label}`}
            x={x - gap / 2}
            width={gap}
            height={innerHeight}
            fillOpacity={0}
            onPointerEnter={() => onActive({ place, x: left + x })}
          />
        );
      })}
    </g>
  );
}
