import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Loadable } from "../layout/Panel";
import { LoadedSelect } from "./LoadedSelect";

type Data = { names: readonly string[]; total: number };

const loadable = (draw: Loadable<Data>["draw"]): Loadable<Data> => ({
  what: "markets",
  draw,
  resetKey: null,
  retry: () => undefined,
  isRetrying: false,
  refetch: () => Promise.resolve(),
  isStale: false,
  isRefetching: false,
  loadedAt: null,
  latestFailure: () => null,
});

const waiting = loadable(null);
const loaded = (total: number) => loadable((children) => children({ names: ["Boston", "Denver"], total }));
function Fails(): never {
  throw new Error("down");
}
const failed = loadable(() => <Fails />);

type Props = { data: Loadable<Data>; value?: number | null; present?: { value: number; label: string }; problem?: string };

function open({ data, value = null, present, problem }: Props) {
  const onChange = vi.fn<(value: number | null, choice: { label: string } | null) => void>();
  render(
    <LoadedSelect
      kind="Market"
      loadable={data}
      read={({ names, total }) => ({ choices: names.map((label, index) => ({ value: index + 1, label })), totalCount: total })}
      value={value}
      onChange={onChange}
      present={present}
      problem={problem}
    />,
  );
  return { field: screen.getByRole("combobox", { name: /Market/ }), onChange };
}

test("a choice is handed over with its label", async () => {
  const { field, onChange } = open({ data: loaded(2) });
  expect(field).toHaveTextContent("Select Market");
  await userEvent.click(field);
  await userEvent.click(screen.getByRole("option", { name: "Denver" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2, { value: 2, label: "Denver" });
});

test.each([
  [null, "Loading Markets"],
  [7, "Loading Markets"],
])("until its choices arrive it is disabled, with the value %s", (value, text) => {
  const { field } = open({ data: waiting, value });
  expect(field).toHaveTextContent(text);
  expect(field).toHaveAttribute("aria-disabled", "true");
});

test("if they fail it keeps its value, and the failure is below it", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { field } = open({ data: failed, value: 7 });
  expect(field).toHaveTextContent("Market 7");
  expect(field).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText("Could not load markets.")).toBeVisible();
});

test.each([
  ["loaded", loaded(2)],
  ["waiting", waiting],
])("a choice that is not among them is offered by its own label: %s", (_, data) => {
  expect(open({ data, value: 9, present: { value: 9, label: "Worcester (not active)" } }).field).toHaveTextContent("Worcester (not active)");
});

test("a partial list and a problem both have their text", () => {
  open({ data: loaded(6_120), problem: "Select a market." });
  expect(screen.getByText("Showing the first 2 of 6,120.")).toBeVisible();
  expect(screen.getByText("Select a market.")).toBeVisible();
});
