import { fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { BarChart, LineChart } from "./AxisCharts";
import { DonutChart } from "./DonutChart";
import { type ChartSeries, lineColor } from "./series";
import { SpanChart } from "./SpanChart";
import { percents } from "./valueFormats";

const days = ["Sunday", "Monday", "Tuesday"];
const exposed: ChartSeries = { label: "Exposed", values: [1_200, 0, 3_400], tone: "blue" };
const control: ChartSeries = { label: "Control", values: [900, null, 20], tone: "grey" };

/** Draws a chart, whose code arrives later. */
async function draw(chart: ReactNode) {
  const view = drawPage(chart);
  const image = await screen.findByRole("img");
  expect(image.outerHTML).not.toMatch(/NaN|Infinity/);
  const numbersOf = (selector: string, name: string) => [...image.querySelectorAll(selector)].map((part) => Number(part.getAttribute(name)));
  return { ...view, image, numbersOf };
}

/** The texts of the table, row by row. */
const texts = () => [...document.querySelectorAll("tr")].map((row) => [...row.children].map(({ textContent }) => textContent));
const legend = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const tooltip = () => document.querySelector("[data-tooltip]");

// The bars stand before the line they stand on.
const BARS = "rect[fill^='url']";
const PARTS = "rect[fill-opacity='0']";

test("a chart is named by its caption, has its values as a table and above its bars, and tells its series by pattern and legend", async () => {
  const { image } = await draw(<BarChart label="Visits by day" xLabel="Day" yLabel="Visits" labels={days} series={[exposed, control]} />);
  for (const role of ["figure", "img"]) expect(screen.getByRole(role, { name: "Visits by day" })).toBeInTheDocument();
  expect(texts()).toEqual([
    ["Day", "Exposed", "Control"],
    ["Sunday", "1,200", "900"],
    ["Monday", "0", ""],
    ["Tuesday", "3,400", "20"],
  ]);
  // A missing value has no bar; one of 0 has a flat one.
  const fills = [...image.querySelectorAll(BARS)].map((bar) => bar.getAttribute("fill"));
  expect([fills.length, new Set(fills).size]).toEqual([5, 2]);
  for (const text of ["3,400", "Visits"]) expect(within(image).getByText(text)).toBeInTheDocument();
  expect(legend()).toEqual(["Exposed", "Control"]);
});

test("bars of zero lie flat on an axis from 0 to 1, and a single series has no legend", async () => {
  const { image, numbersOf } = await draw(<BarChart label="Visits" xLabel="Day" labels={days} series={[{ ...exposed, values: [0, 0, 0] }]} />);
  expect(numbersOf(BARS, "height")).toEqual([0, 0, 0]);
  expect(within(image).getByText("1")).toBeInTheDocument();
  expect(legend()).toEqual([]);
});

test("a negative bar hangs from the line of zero", async () => {
  const { image, numbersOf } = await draw(<BarChart label="Lift" xLabel="Page" labels={["Home", "Product"]} format={percents} series={[{ ...exposed, values: [-10, 10] }]} />);
  const [tops, heights] = [numbersOf(BARS, "y"), numbersOf(BARS, "height")];
  expect(tops[0]).toBe((tops[1] ?? 0) + (heights[1] ?? 0));
  expect(within(image).getByText("-10.00%")).toBeInTheDocument();
});

test.each([
  ["all zero", [0, 0, 0]],
  ["a single missing value", [4, null, 6]],
  ["no value at all", [null, null, null]],
  ["what is no number", [Number.NaN, Number.POSITIVE_INFINITY, 1]],
])("a line of %s is drawn without a wrong number, and as high as it will be", async (_, values) => {
  const { image } = await draw(<LineChart label="Hours" xLabel="Hour" labels={days} series={[exposed, { ...control, values }]} height={200} />);
  expect(image).toHaveAttribute("height", "200");
});

test.each([
  ["positions lie at true distances", [1, 2, 10], 9],
  ["the same position are evenly spaced", [5, 5, 5], 1],
  ["no positions are evenly spaced", undefined, 2],
])("labels with %s", async (_, positions, times) => {
  const { image, numbersOf } = await draw(<LineChart label="Days" xLabel="Day" labels={["1", "2", "10"]} positions={positions} series={[exposed]} />);
  const [first = 0, second = 0, last = 0] = numbersOf("circle", "cx");
  expect((second - first) * (times === 1 ? 2 : times)).toBeCloseTo(last - first, 3);
  expect(second).toBeGreaterThan(first);
  // What belongs to a label reaches half the way to its neighbours.
  expect(numbersOf(PARTS, "x")[2]).toBeCloseTo((second + last) / 2, 3);
  expect(within(image).getByText("10")).toBeInTheDocument();
});

const many = Array.from({ length: 14 }, (_, place): ChartSeries => ({ label: `Line ${place}`, values: [place, 0, 0], tone: lineColor(place) }));

test("of many lines the pointer shows the twelve highest; a hidden one is in neither drawing, table nor axis, and the others keep their looks", async () => {
  const { image, rerender } = await draw(<LineChart label="Lines" xLabel="Day" labels={days} series={many} />);
  fireEvent.pointerEnter(image.querySelectorAll(PARTS).item(0));
  expect(tooltip()).toHaveTextContent(/^SundayLine 1313Line 1212.*Line 22and 2 more$/);
  fireEvent.pointerOut(image.querySelectorAll(PARTS).item(0));
  expect(tooltip()).not.toBeInTheDocument();
  const line = (place: number) => screen.getByRole("img").querySelector(`path[stroke='var(--chart-line-${place})'][fill=none]`);
  expect(line(13)).toBeInTheDocument();
  const dash = line(3)?.getAttribute("stroke-dasharray");
  expect(within(image).getByText("15")).toBeInTheDocument();
  rerender(<LineChart label="Lines" xLabel="Day" labels={days} series={many.map((one, place) => ({ ...one, isHidden: place !== 3 }))} />);
  expect(texts()[0]).toEqual(["Day", "Line 3"]);
  expect(line(13)).not.toBeInTheDocument();
  expect(line(3)).toHaveAttribute("stroke-dasharray", dash);
  // The axis changes with the next frame.
  await vi.waitFor(() => expect(within(screen.getByRole("img")).queryByText("15")).not.toBeInTheDocument());
});

test("bars stand on each other, and a scale has room for what is beside it", async () => {
  const stacked = await draw(<BarChart label="Logs" xLabel="Day" labels={days} series={[exposed, control]} isStacked />);
  const [tops, heights] = [stacked.numbersOf(BARS, "y"), stacked.numbersOf(BARS, "height")];
  // Each series in turn: on Sunday the second ends where the first begins.
  expect((tops[3] ?? 0) + (heights[3] ?? 0)).toBeCloseTo(tops[0] ?? 0, 3);
  stacked.unmount();
  const { image } = await draw(<LineChart label="Miles" xLabel="Day" labels={days} series={[exposed]} alsoOnScale={[9_000]} />);
  expect(within(image).getByText("10K")).toBeInTheDocument();
});

test("on a logarithmic scale each power of ten is as high", async () => {
  const { image, numbersOf } = await draw(<LineChart label="Days" xLabel="Day" labels={days} series={[{ ...exposed, values: [9, 99, 999] }]} isLogarithmic />);
  const [low = 0, middle = 0, high = 0] = numbersOf("circle", "cy");
  expect(low - middle).toBeCloseTo(middle - high, 3);
  expect(within(image).getByText("1,000")).toBeInTheDocument();
});

test("a chart of nothing says so", () => {
  drawPage(<BarChart label="Visits" xLabel="Day" labels={[]} series={[]} />);
  expect(screen.getByText("No data to show.")).toBeInTheDocument();
});

test("bars over time say their days, and nothing is drawn without any", () => {
  const spans = [{ key: 1, label: "Bulletins", from: "2026-11-01", to: null }, { key: 2, label: "Wraps", from: null, to: null }];
  const { container, rerender } = drawPage(<SpanChart label="Ad groups" spans={spans} />);
  expect(screen.getByRole("figure", { name: "Ad groups" })).toBeInTheDocument();
  expect(legend()).toEqual(["Bulletins11-01-2026 - Not Set", "WrapsNot Set - Not Set"]);
  // Only the first has a bar.
  expect(container.querySelectorAll("li [title*=' - ']")).toHaveLength(1);
  rerender(<SpanChart label="Ad groups" spans={spans.slice(1)} />);
  expect(screen.queryByRole("figure")).toBeNull();
});

test.each([
  ["a level", 0.95, "95%", "0.95 1", "95.00%", "5.00%"],
  ["no level", 0, "Not significant", "0 1", "0.00%", "100.00%"],
  ["the full level", 1, "100%", "1 1", "100.00%", "0.00%"],
])("a ring of %s has its text in the middle", (_, level, text, dashes, share, rest) => {
  const { container } = drawPage(<DonutChart label="Confidence" level={level} text={text} levelLabel="Confidence level" restLabel="Remainder" />);
  expect(container.querySelector("[stroke-dasharray]")).toHaveAttribute("stroke-dasharray", dashes);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(texts().slice(1)).toEqual([["Confidence level", share], ["Remainder", rest]]);
});
