import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { ChartTable } from "./ChartTable";

const draw = (columns: number, rows: number) =>
  drawPage(
    <ChartTable
      label="Visits"
      headers={["Day", ...Array.from({ length: columns }, (_, place) => `Place ${place + 1}`)]}
      names={Array.from({ length: rows }, (_, row) => `Day ${row + 1}`)}
      valuesOf={(row) => Array.from({ length: columns }, (_, place) => row * columns + place)}
      text={String}
    />,
  );

const table = () => screen.getByRole("table", { name: "Visits", hidden: true });
const rows = () => [...document.querySelectorAll("tr:not([data-space])")];

test("a small table has all of its rows from the start", () => {
  draw(2, 100);
  expect(rows()).toHaveLength(101);
  expect(table()).not.toHaveAttribute("aria-rowcount");
  expect(rows()[100]?.textContent).toBe("Day 100198199");
});

test("a large table is drawn when it is opened, and only its rows in view", async () => {
  // Nothing is laid out.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(24);
  draw(100, 1_000);
  expect(screen.queryByRole("table", { hidden: true })).toBeNull();
  fireEvent.click(screen.getByText("Show as table"));
  await waitFor(() => expect(table()).toHaveAttribute("aria-rowcount", "1001"));
  // What takes the room of the rows that are not drawn is hidden from assistive technology.
  await waitFor(() => expect(table().querySelectorAll("tr[data-space]")).toHaveLength(1));
  expect(rows().length).toBeLessThan(60);
  expect(screen.getByText("Day 1").closest("tr")).toHaveAttribute("aria-rowindex", "2");
});
