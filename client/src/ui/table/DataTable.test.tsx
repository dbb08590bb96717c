import { fireEvent, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { DataTable } from "./DataTable";

type Row = { id: number; name: string; size: number | null };

const rows: Row[] = [
  { id: 1, name: "bus 10", size: 30 },
  { id: 2, name: "Bus 9", size: null },
  { id: 3, name: "Car", size: 4 },
];

let entries = 0;

/** Draws the table at an entry of the history, by default a new one. */
function renderTable(props: Partial<ComponentProps<typeof DataTable<Row>>> = {}, entry = String((entries += 1))) {
  return drawPage(
    <DataTable<Row>
      label="Vehicles"
      rows={rows}
      rowKey={({ id }) => id}
      emptyText="No vehicles found."
      columns={[
        { key: "name", header: "Name", cell: ({ name }) => name, value: ({ name }) => name },
        { key: "size", header: "Size", cell: ({ size }) => size, value: ({ size }) => size },
        { key: "edit", header: "Edit", cell: ({ name }) => <button type="button">{`Edit ${name}`}</button> },
      ]}
      {...props}
    />,
    { at: [{ pathname: "/", key: entry }] },
  );
}

/** The rows that are drawn, without the header. */
const drawn = () => [...document.querySelectorAll<HTMLElement>("tbody > tr:not([data-space])")];
const names = () => drawn().map((row) => row.querySelector("td, th")?.textContent);
const sortBy = (header: string) => fireEvent.click(screen.getByText(header));

test("rows keep the caller's order until a header is clicked, and then are as many as before, even with the same keys", () => {
  renderTable({ rows: [...rows, { id: 2, name: "Aide", size: 5 }, { id: 2, name: "Dray", size: 6 }] });
  expect(names()).toEqual(["bus 10", "Bus 9", "Car", "Aide", "Dray"]);
  const order = ["Aide", "Bus 9", "bus 10", "Car", "Dray"];
  for (const expected of [order, order.toReversed(), order]) {
    sortBy("Name");
    expect(names().length).toBe(5);
    expect(names()).toEqual(expected);
  }
});

test("a row opens by click and by Enter, but not through its own buttons", () => {
  const onRowClick = vi.fn();
  renderTable({ onRowClick, rowLabel: ({ name }) => `Open ${name}` });
  fireEvent.click(screen.getByText("Car"));
  fireEvent.keyDown(screen.getByLabelText("Open bus 10"), { key: "Enter" });
  const button = screen.getByText("Edit Car");
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: "Enter" });
  expect(onRowClick.mock.calls).toEqual([[rows[2]], [rows[0]]]);
});

test("a row has the tone that the caller gives it", () => {
  renderTable({ rowTone: ({ size }) => (size === null ? null : size > 10 ? "green" : "red") });
  expect(drawn().map((row) => row.dataset["tone"])).toEqual(["green", undefined, "red"]);
});

test("a page numbers its rows among those of all pages, and stops at both ends", () => {
  const onPageChange = vi.fn();
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const { unmount } = renderTable({ paging: { page: 0, pageSize: 2, total: 3, onPageChange } });
  press("Previous");
  press("Next");
  unmount();
  renderTable({ rows: rows.slice(2), paging: { page: 1, pageSize: 2, total: 3, onPageChange } });
  press("Next");
  press("Previous");
  expect(onPageChange.mock.calls).toEqual([[1], [0]]);
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "4");
  expect(drawn().map(({ ariaRowIndex }) => ariaRowIndex)).toEqual(["4"]);
});

// jsdom lays nothing out: every row is as high as it is expected to be, and the box as high as the window at most.
const ROW_HEIGHT = 35;
const many: Row[] = Array.from({ length: 5000 }, (_, place) => ({ id: place + 1, name: `Row ${place + 1}`, size: place % 7 }));
const rowOf = (name: string) => screen.queryByText(name)?.closest("tr") ?? null;

function renderLong(props: Partial<ComponentProps<typeof DataTable<Row>>> = {}, entry?: string) {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(ROW_HEIGHT);
  const { container, unmount } = renderTable({ rows: many, scrollHeight: "70dvh", ...props }, entry);
  const box = screen.getByRole("group", { name: "Vehicles" });
  const spaces = () => [...container.querySelectorAll<HTMLElement>("[data-space] > td")];
  const scrollTo = (row: number) => {
    box.scrollTop = (row - 1) * ROW_HEIGHT;
    fireEvent.scroll(box);
  };
  const room = () => spaces().reduce((sum, { style }) => sum + Number.parseInt(style.height, 10), drawn().length * ROW_HEIGHT);
  return { box, scrollTo, room, unmount };
}

test("a long table draws the rows in view, numbers them among all, takes the room of all, and stays where it is when it is sorted", () => {
  const { box, scrollTo, room } = renderLong();
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "5001");
  expect(rowOf("Row 1")).not.toBeNull();
  expect([drawn().length < 60, room()]).toEqual([true, many.length * ROW_HEIGHT]);
  scrollTo(3000);
  expect(box).toHaveAttribute("tabindex", "0");
  expect(rowOf("Row 1")).toBeNull();
  expect(rowOf("Row 3000")).toHaveAttribute("aria-rowindex", "3001");
  expect([drawn().length < 60, room()]).toEqual([true, many.length * ROW_HEIGHT]);
  sortBy("Name");
  sortBy("Name");
  expect(box.scrollTop).toBe(2999 * ROW_HEIGHT);
  expect(rowOf("Row 2001")).toHaveAttribute("aria-rowindex", "3001");
});

test("a row that has the focus stays while a long table scrolls", () => {
  const onRowClick = vi.fn();
  const { scrollTo } = renderLong({ onRowClick, rowLabel: ({ name }) => `Open ${name}` });
  const row = screen.getByLabelText("Open Row 5");
  row.focus();
  scrollTo(3000);
  expect(row).toHaveFocus();
  expect(drawn().slice(0, 3).map(({ ariaRowIndex }) => ariaRowIndex)).toEqual(["5", "6", "7"]);
  fireEvent.keyDown(row, { key: "Enter" });
  expect(onRowClick).toHaveBeenCalledWith(many[4]);
});

test("a long table is scrolled to where its entry of the history was left", () => {
  const left = renderLong({}, "left");
  left.scrollTo(3000);
  left.unmount();
  const other = renderLong({}, "other");
  expect(rowOf("Row 1")).not.toBeNull();
  other.unmount();
  renderLong({}, "left");
  expect(screen.getByText("Row 3000")).toBeInTheDocument();
  expect(rowOf("Row 1")).toBeNull();
});

test("a long table of few rows draws them all", () => {
  renderTable({ scrollHeight: "70dvh" });
  expect(names()).toHaveLength(3);
});
