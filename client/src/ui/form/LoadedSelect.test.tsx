import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { Fails, loadableOf } from "../../../vitest.draw";
import type { Loadable } from "../layout/Panel";
import { LoadedLabels, LoadedSelect } from "./LoadedSelect";

type Data = { names: readonly string[]; total: number };
type Props = ComponentProps<typeof LoadedSelect<Data, number>>;

const waiting = null;
const loaded =
  (total = 2): Loadable<Data>["draw"] => (children) => children({ names: ["Boston", "Denver"], total });
const nothing = () => undefined;
const read = ({ names, total }: Data) => ({ choices: names.map((label, index) => ({ value: index + 1, label })), totalCount: total });

function open(draw: Loadable<Data>["draw"], props: Partial<Props> = {}) {
  render(<LoadedSelect kind="Market" loadable={loadableOf("markets", draw)} read={read} value={null} onChange={nothing} {...props} />);
  return screen.getByRole("combobox", { name: /Market/ });
}

test.each([null, 7])("until its choices arrive it is disabled, with the value %s", (value) => {
  const field = open(waiting, { value });
  expect(field).toHaveValue("Loading Markets");
  expect(field).toBeDisabled();
});

test("if they fail it keeps its value, and the failure is below it", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const field = open(() => <Fails />, { value: 7 });
  expect(field).toHaveValue("Market 7");
  expect(field).toBeDisabled();
  expect(screen.getByText("Could not load markets.")).toBeVisible();
});

test.each([
  ["loaded", loaded()],
  ["waiting", waiting],
])("a choice that is not among them is offered by its own label: %s", (_, draw) => {
  expect(open(draw, { value: 9, present: { value: 9, label: "Worcester (not active)" } })).toHaveValue("Worcester (not active)");
});

test("a partial list and a problem both have their text", () => {
  open(loaded(6_120), { problem: "Select a market." });
  for (const text of ["Showing the first 2 of 6,120.", "Select a market."]) expect(screen.getByText(text)).toBeVisible();
});

test.each<[Loadable<Data>["draw"], string]>([
  [waiting, "Market 1, Market 7"],
  [loaded(), "Boston, Market 7"],
])("values have their labels once those are loaded", (draw, text) => {
  render(<LoadedLabels kind="Market" values={[1, 7]} loadable={loadableOf("markets", draw)} read={read} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
