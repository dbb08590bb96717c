import { Pie, type PieCustomLayerProps } from "@nivo/pie";
import { scalable } from "./axes";
import { colors } from "./series";

type Part = { id: "level" | "rest"; value: number };

type Props = { level: number; size: number };

/** The implementation of DonutChart: the only file that knows nivo's rings. */
export function NivoDonut({ level, size }: Props) {
  const parts: Part[] = [
    { id: "level", value: level },
    { id: "rest", value: 1 - level },
  ];
  return (
    <Pie<Part>
      ref={scalable(size, size)}
      width={size}
      height={size}
      margin={{ top: 1, right: 1, bottom: 1, left: 1 }}
      data={parts.filter(({ value }) => value > 0)}
      innerRadius={0.78}
      layers={[Ring]}
      animate={false}
      isInteractive={false}
      // What it shows is said by the caption and the text in the middle.
      role="presentation"
    />
  );
}

function Ring({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Part>) {
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc }) => (
        <path
          key={id}
          d={arcGenerator(arc) ?? undefined}
          fill={id === "level" ? colors.fill(0) : colors.ground}
          stroke={id === "level" ? colors.line(0) : colors.axis}
        />
      ))}
    </g>
  );
}
