import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
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
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[{ pathname: "/", key: entry }]}>
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
        />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

const names = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

test("rows keep the caller's order until a header is clicked", () => {
  renderTable();
  expect(names()).toEqual(["bus 10", "Bus 9", "Car"]);
});

test("a header sorts up, then down, and says so", async () => {
  const user = userEvent.setup();
  renderTable();
  const header = () => screen.getByRole("columnheader", { name: "Name" });
  expect(header()).not.toHaveAttribute("aria-sort");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Bus 9", "bus 10", "Car"]);
  expect(header()).toHaveAttribute("aria-sort", "ascending");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(names()).toEqual(["Car", "bus 10", "Bus 9"]);
  expect(header()).toHaveAttribute("aria-sort", "descending");
});

test("a caller that sorts is asked, and its order is kept", async () => {
  const user = userEvent.setup();
  const onSortChange = vi.fn();
  renderTable({ sort: { key: "size", direction: "asc" }, onSortChange });
  expect(names()).toEqual(["bus 10", "Bus 9", "Car"]);
  await user.click(screen.getByRole("button", { name: "Size" }));
  expect(onSortChange).toHaveBeenCalledWith({ key: "size", direction: "desc" });
});

test("rows with the same key stay as many as they are while they are sorted", async () => {
  const user = userEvent.setup();
  const twice: Row[] = [...rows, { id: 2, name: "Aide", size: 5 }, { id: 2, name: "Dray", size: 6 }];
  renderTable({ rows: twice });
  const orders = [
    ["Aide", "Bus 9", "bus 10", "Car", "Dray"],
    ["Dray", "Car", "bus 10", "Bus 9", "Aide"],
  ];
  for (const order of [...orders, ...orders]) {
    await user.click(screen.getByRole("button", { name: "Name" }));
    expect(names()).toEqual(order);
  }
});

test("a row opens by click and by Enter, but not through its own buttons", async () => {
  const user = userEvent.setup();
  const onRowClick = vi.fn();
  renderTable({ onRowClick, rowLabel: ({ name }) => `Open ${name}` });
  await user.click(screen.getByText("Car"));
  expect(onRowClick).toHaveBeenLastCalledWith(rows[2]);
  screen.getByRole("row", { name: "Open bus 10" }).focus();
  await user.keyboard("{Enter}");
  expect(onRowClick).toHaveBeenLastCalledWith(rows[0]);
  await user.click(screen.getByRole("button", { name: "Edit Car" }));
  screen.getByRole("button", { name: "Edit Car" }).focus();
  await user.keyboard("{Enter}");
  expect(onRowClick).toHaveBeenCalledTimes(2);
});

test("a header that is only read takes no room", () => {
  renderTable({ columns: [{ key: "edit", header: "Edit", isHeaderHidden: true, cell: ({ name }) => name }] });
  expect(screen.getByRole("columnheader", { name: "Edit" })).toBeInTheDocument();
  expect(screen.getByText("Edit")).toHaveStyle({ position: "absolute", width: "1px", height: "1px" });
});

test("an empty list says so", () => {
  renderTable({ rows: [] });
  expect(screen.getByText("No vehicles found.")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("pages turn, and stop at both ends", async () => {
  const user = userEvent.setup();
  const onPageChange = vi.fn();
  const paging = { page: 0, pageSize: 2, total: 3, onPageChange };
  const { unmount } = renderTable({ paging });
  expect(screen.getByText("1–2 of 3")).toBeInTheDocument();
  const previous = screen.getByRole("button", { name: "Previous" });
  expect(previous).toHaveAccessibleDescription("This is the first page.");
  await user.click(previous);
  expect(onPageChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(onPageChange).toHaveBeenLastCalledWith(1);
  unmount();
  renderTable({ paging: { ...paging, page: 1 } });
  expect(screen.getByText("3–3 of 3")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(onPageChange).toHaveBeenLastCalledWith(0);
});

test("a page numbers its rows among those of all pages", () => {
  renderTable({ rows: rows.slice(2), paging: { page: 1, pageSize: 2, total: 3, onPageChange: () => {} } });
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "4");
  expect(screen.getAllByRole("row").map((row) => row.getAttribute("aria-rowindex"))).toEqual(["1", "4"]);
});

test("a row has the tone that the caller gives it", () => {
  renderTable({ rowTone: ({ size }) => (size === null ? null : size > 10 ? "green" : "red") });
  const tones = screen.getAllByRole("row").map((row) => row.dataset["tone"]);
  expect(tones).toEqual([undefined, "green", undefined, "red"]);
});

// jsdom lays nothing out: every row is as high as it is expected to be, and the box as high as the window at most.
const ROW_HEIGHT = 35;
const many: Row[] = Array.from({ length: 5000 }, (_, place) => ({ id: place + 1, name: `Row ${place + 1}`, size: place % 7 }));

async function renderLong(props: Partial<ComponentProps<typeof DataTable<Row>>> = {}, entry?: string) {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(ROW_HEIGHT);
  const view = renderTable({ rows: many, scrollHeight: "70dvh", ...props }, entry);
  const box = screen.getByRole("group", { name: "Vehicles" });
  // The code that draws the rows in view arrives later.
  await vi.waitFor(() => expect(view.container.querySelector("[data-space]")).toBeInTheDocument());
  const scrollTo = (row: number) => {
    box.scrollTop = (row - 1) * ROW_HEIGHT;
    fireEvent.scroll(box);
  };
  return { ...view, box, scrollTo };
}

test("a long table draws the rows in view, and numbers them among all", async () => {
  const { box, scrollTo } = await renderLong();
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "5001");
  expect(screen.getAllByRole("row").length).toBeLessThan(60);
  expect(screen.getByText("Row 1")).toBeInTheDocument();
  scrollTo(3000);
  expect(box).toHaveAttribute("tabindex", "0");
  expect(screen.queryByText("Row 1")).not.toBeInTheDocument();
  expect(screen.getByText("Row 3000").closest("tr")).toHaveAttribute("aria-rowindex", "3001");
  expect(screen.getAllByRole("row").length).toBeLessThan(60);
});

test("a long table takes the room of all its rows", async () => {
  const { container, scrollTo } = await renderLong();
  const room = () => {
    const spaces = [...container.querySelectorAll<HTMLElement>("[data-space] > td")].map(({ style }) => Number.parseInt(style.height, 10));
    const drawn = container.querySelectorAll("tbody > tr:not([data-space])").length;
    return spaces.reduce((sum, height) => sum + height, drawn * ROW_HEIGHT);
  };
  expect(room()).toBe(many.length * ROW_HEIGHT);
  scrollTo(3000);
  expect(room()).toBe(many.length * ROW_HEIGHT);
});

test("a row that has the focus stays while a long table scrolls", async () => {
  const onRowClick = vi.fn();
  const { scrollTo } = await renderLong({ onRowClick, rowLabel: ({ name }) => `Open ${name}` });
  const row = screen.getByRole("row", { name: "Open Row 5" });
  row.focus();
  scrollTo(3000);
  expect(row).toBeInTheDocument();
  expect(row).toHaveFocus();
  const drawn = screen.getAllByRole("row").map((drawnRow) => drawnRow.getAttribute("aria-rowindex"));
  expect(drawn.slice(0, 4)).toEqual(["1", "5", "6", "7"]);
  await userEvent.setup().keyboard("{Enter}");
  expect(onRowClick).toHaveBeenCalledWith(many[4]);
});

test("a long table stays where it is when it is sorted", async () => {
  const user = userEvent.setup();
  const { box, scrollTo } = await renderLong();
  scrollTo(3000);
  await user.click(screen.getByRole("button", { name: "Name" }));
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(box.scrollTop).toBe(2999 * ROW_HEIGHT);
  expect(screen.getByText("Row 2001").closest("tr")).toHaveAttribute("aria-rowindex", "3001");
});

test("a long table is scrolled to where its entry of the history was left", async () => {
  const left = await renderLong({}, "left");
  left.scrollTo(3000);
  left.unmount();
  const other = await renderLong({}, "other");
  expect(screen.getByText("Row 1")).toBeInTheDocument();
  other.unmount();
  await renderLong({}, "left");
  expect(await screen.findByText("Row 3000")).toBeInTheDocument();
  expect(screen.queryByText("Row 1")).not.toBeInTheDocument();
});

test("a long table of few rows draws them all", async () => {
  renderTable({ scrollHeight: "70dvh" });
  expect(names()).toEqual(["bus 10", "Bus 9", "Car"]);
  await vi.dynamicImportSettled();
  expect(names()).toEqual(["bus 10", "Bus 9", "Car"]);
});
