import { ThemeProvider } from "@mui/material/styles";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { theme } from "../app/theme";
import { DataTable } from "./DataTable";

type Row = { id: number; name: string; size: number | null };

const rows: Row[] = [
  { id: 1, name: "bus 10", size: 30 },
  { id: 2, name: "Bus 9", size: null },
  { id: 3, name: "Car", size: 4 },
];

function renderTable(props: Partial<ComponentProps<typeof DataTable<Row>>> = {}) {
  return render(
    <ThemeProvider theme={theme}>
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
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(onPageChange).toHaveBeenLastCalledWith(1);
  unmount();
  renderTable({ paging: { ...paging, page: 1 } });
  expect(screen.getByText("3–3 of 3")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(onPageChange).toHaveBeenLastCalledWith(0);
});
