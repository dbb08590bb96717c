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
