import { lazy } from "react";
import { ChartFrame } from "./ChartFrame";
import type { ChartProps } from "./series";

const NivoBars = lazy(async () => ({ default: (await import("./NivoBars")).NivoBars }));

/** Bars beside each other, one per label and series. The code that draws them comes with the first chart. */
export function BarChart(props: ChartProps) {
  return (
    <ChartFrame {...props} kind="bars">
      {(drawing) => <NivoBars {...drawing} />}
    </ChartFrame>
  );
}

const NivoLines = lazy(async () => ({ default: (await import("./NivoLines")).NivoLines }));

/** Values along a line, such as the hours of a day: one line per series. The code that draws them comes with the first chart. */
export function LineChart(props: ChartProps) {
  return (
    <ChartFrame {...props} kind="lines">
      {(drawing) => <NivoLines {...drawing} />}
    </ChartFrame>
  );
}
