import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
import { BarChart } from "./BarChart";
import { DonutChart } from "./DonutChart";
import { lineColor } from "./lineColors";
import { LineChart } from "./LineChart";
import type { ChartSeries } from "./series";
import { percents } from "./valueFormats";

const days = ["Sunday", "Monday", "Tuesday"];
const exposed: ChartSeries = { label: "Exposed", values: [1_200, 0, 3_400], tone: "blue" };
const control: ChartSeries = { label: "Control", values: [900, null, 20], tone: "grey" };

const draw = (chart: ReactNode) => render(<ThemeProvider theme={theme}>{chart}</ThemeProvider>);

/** The texts of a table, row by row. */
const texts = (label: string) =>
  within(screen.getByRole("table", { name: label, hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** The rectangles of the bars, which stand before the line they stand on. */
const bars = (image: HTMLElement) => [...image.querySelectorAll<SVGRectElement>("rect[fill^='url']")];

test("a chart has its caption as its name, and its values as a table", async () => {
  draw(<BarChart label="Visits by day" xLabel="Day" labels={days} series={[exposed, control]} />);
  expect(screen.getByRole("figure", { name: "Visits by day" })).toBeInTheDocument();
  expect(screen.getByText("Show as table")).toBeInTheDocument();
  expect(texts("Visits by day")).toEqual([
    ["Day", "Exposed", "Control"],
    ["Sunday", "1,200", "900"],
    ["Monday", "0", ""],
    ["Tuesday", "3,400", "20"],
  ]);
  expect(await screen.findByRole("img", { name: "Visits by day" })).toBeInTheDocument();
});

test("a chart that waits for its code is as high as it will be", async () => {
  draw(<LineChart label="Hours" xLabel="Hour" labels={days} series={[exposed]} height={200} />);
  expect(await screen.findByRole("img", { name: "Hours" })).toHaveAttribute("height", "200");
});

test("two series are named in a legend, one is not", () => {
  const { unmount } = draw(<LineChart label="Hours" xLabel="Hour" labels={days} series={[exposed, control]} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Exposed", "Control"]);
  unmount();
  draw(<LineChart label="Hours" xLabel="Hour" labels={days} series={[exposed]} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("bars tell their series by their pattern, and have their values above them", async () => {
  draw(<BarChart label="Visits" xLabel="Day" labels={days} series={[exposed, control]} />);
  const image = await screen.findByRole("img", { name: "Visits" });
  // A missing value has no bar; one of 0 has a flat one.
  expect(bars(image)).toHaveLength(5);
  expect(new Set(bars(image).map((bar) => bar.getAttribute("fill"))).size).toBe(2);
  expect(within(image).getByText("3,400")).toBeInTheDocument();
});

test("the axis of the values says what they are, if it is told", async () => {
  draw(<BarChart label="Days" xLabel="Day" yLabel="Visits" labels={days} series={[exposed]} />);
  const image = await screen.findByRole("img", { name: "Days" });
  expect(within(image).getByText("Visits")).toBeInTheDocument();
});

test("bars of zero lie flat on an axis from 0 to 1", async () => {
  draw(<BarChart label="Visits" xLabel="Day" labels={days} series={[{ ...exposed, values: [0, 0, 0] }]} />);
  const image = await screen.findByRole("img", { name: "Visits" });
  expect(bars(image).map((bar) => bar.getAttribute("height"))).toEqual(["0", "0", "0"]);
  expect(within(image).getByText("1")).toBeInTheDocument();
  expect(image.outerHTML).not.toMatch(/NaN|Infinity/);
});

test("a negative bar hangs from the line of zero", async () => {
  draw(<BarChart label="Lift" xLabel="Page" labels={["Home", "Product"]} format={percents} series={[{ ...exposed, values: [-10, 10] }]} />);
  const image = await screen.findByRole("img", { name: "Lift" });
  const [below, above] = bars(image).map((bar) => ({ top: Number(bar.getAttribute("y")), height: Number(bar.getAttribute("height")) }));
  expect(below?.top).toBe((above?.top ?? 0) + (above?.height ?? 0));
  expect(within(image).getByText("-10.00%")).toBeInTheDocument();
});

test.each([
  ["all zero", [0, 0, 0]],
  ["a single missing value", [4, null, 6]],
  ["no value at all", [null, null, null]],
  ["what is no number", [Number.NaN, Number.POSITIVE_INFINITY, 1]],
])("a line of %s is drawn without a wrong number", async (_, values) => {
  draw(<LineChart label="Hours" xLabel="Hour" labels={days} series={[exposed, { ...control, values }]} />);
  const image = await screen.findByRole("img", { name: "Hours" });
  expect(image.outerHTML).not.toMatch(/NaN|Infinity/);
});

test("a line of one value is a point", async () => {
  draw(<LineChart label="Hours" xLabel="Hour" labels={["13"]} series={[{ ...exposed, values: [7] }]} />);
  const image = await screen.findByRole("img", { name: "Hours" });
  expect(image.querySelectorAll("circle")).toHaveLength(1);
  expect(image.outerHTML).not.toMatch(/NaN|Infinity/);
});

test("the pointer shows the values of all series at a label", async () => {
  const { container } = draw(<LineChart label="Hours" xLabel="Hour" labels={days} series={[exposed, control]} />);
  const image = await screen.findByRole("img", { name: "Hours" });
  const monday = image.querySelectorAll("rect[fill-opacity='0']").item(1);
  fireEvent.pointerEnter(monday);
  expect(container.querySelector("[data-tooltip]")).toHaveTextContent("MondayExposed0Control–");
  fireEvent.pointerOut(monday);
  expect(container.querySelector("[data-tooltip]")).not.toBeInTheDocument();
});

test("labels with positions lie at true distances", async () => {
  draw(<LineChart label="Days" xLabel="Day" labels={["1", "2", "10"]} positions={[1, 2, 10]} series={[exposed]} />);
  const image = await screen.findByRole("img", { name: "Days" });
  const [first = 0, second = 0, last = 0] = [...image.querySelectorAll("circle")].map((point) => Number(point.getAttribute("cx")));
  expect((second - first) * 9).toBeCloseTo(last - first, 3);
  // What belongs to a label reaches half the way to its neighbours.
  const parts = [...image.querySelectorAll("rect[fill-opacity='0']")].map((part) => Number(part.getAttribute("x")));
  expect(parts[2]).toBeCloseTo((second + last) / 2, 3);
  expect(within(image).getByText("10")).toBeInTheDocument();
});

test.each([
  ["the same position", [5, 5, 5]],
  ["no positions", undefined],
])("labels with %s are evenly spaced", async (_, positions) => {
  draw(<LineChart label="Days" xLabel="Day" labels={["1", "2", "10"]} positions={positions} series={[exposed]} />);
  const image = await screen.findByRole("img", { name: "Days" });
  const [first = 0, second = 0, last = 0] = [...image.querySelectorAll("circle")].map((point) => Number(point.getAttribute("cx")));
  expect(second - first).toBeCloseTo(last - second, 3);
  expect(second).toBeGreaterThan(first);
});

test("each of many long lines has some of its markers", async () => {
  const labels = Array.from({ length: 400 }, (_, place) => String(place));
  const series = Array.from({ length: 5 }, (_, place): ChartSeries => ({ label: `Line ${place}`, values: labels.map(() => place), tone: lineColor(place) }));
  draw(<LineChart label="Lines" xLabel="Day" labels={labels} series={series} />);
  const image = await screen.findByRole("img", { name: "Lines" });
  const markers = series.map((_, place) => image.querySelectorAll(`[stroke='var(--chart-line-${place})']:not([fill=none])`).length);
  expect(Math.min(...markers)).toBeGreaterThan(50);
  expect(markers.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(300);
});

const many = Array.from({ length: 14 }, (_, place): ChartSeries => ({ label: `Line ${place}`, values: [place, 0, 0], tone: lineColor(place) }));

test("a hidden line is in neither drawing, table nor axis, and the others keep their looks", async () => {
  const { rerender } = draw(<LineChart label="Lines" xLabel="Day" labels={days} series={many} />);
  const look = (image: HTMLElement, place: number) => image.querySelector(`path[stroke='var(--chart-line-${place})'][fill=none]`);
  const image = await screen.findByRole("img", { name: "Lines" });
  expect(look(image, 13)).toBeInTheDocument();
  const dash = look(image, 3)?.getAttribute("stroke-dasharray");
  expect(within(image).getByText("15")).toBeInTheDocument();
  const some = many.map((line, place) => ({ ...line, isHidden: place !== 3 }));
  rerender(<ThemeProvider theme={theme}><LineChart label="Lines" xLabel="Day" labels={days} series={some} /></ThemeProvider>);
  expect(texts("Lines")[0]).toEqual(["Day", "Line 3"]);
  const later = screen.getByRole("img", { name: "Lines" });
  expect(look(later, 13)).not.toBeInTheDocument();
  expect(look(later, 3)).toHaveAttribute("stroke-dasharray", dash);
  // The axis changes with the next frame.
  await vi.waitFor(() => expect(within(later).queryByText("15")).not.toBeInTheDocument());
});

test("of many lines the pointer shows the twelve with the highest values", async () => {
  const { container } = draw(<LineChart label="Lines" xLabel="Day" labels={days} series={many} />);
  const image = await screen.findByRole("img", { name: "Lines" });
  fireEvent.pointerEnter(image.querySelectorAll("rect[fill-opacity='0']").item(0));
  const tooltip = container.querySelector("[data-tooltip]");
  expect(tooltip).toHaveTextContent(/^SundayLine 1313Line 1212.*Line 22and 2 more$/);
});

test("a chart of nothing says so", () => {
  draw(<BarChart label="Visits" xLabel="Day" labels={[]} series={[]} />);
  expect(screen.getByText("No data to show.")).toBeInTheDocument();
});

test.each([
  ["a level", 0.95, "95%", 2, ["95.00%", "5.00%"]],
  ["no level", 0, "Not significant", 1, ["0.00%", "100.00%"]],
  ["the full level", 1, "100%", 1, ["100.00%", "0.00%"]],
])("a ring of %s has its text in the middle", async (_, level, text, parts, shares) => {
  const { container } = draw(
    <DonutChart label="Confidence" level={level} text={text} levelLabel="Confidence level" restLabel="Remainder" />,
  );
  await vi.waitFor(() => expect(container.querySelector("svg")).toBeInTheDocument());
  expect(container.querySelectorAll("svg path")).toHaveLength(parts);
  expect(container.innerHTML).not.toMatch(/NaN/);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(texts("Confidence").slice(1)).toEqual([
    ["Confidence level", shares[0]],
    ["Remainder", shares[1]],
  ]);
});
