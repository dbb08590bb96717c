import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Column } from "./DataTable";
import type { Sort } from "./sort";
import { sortFromParam, sortToParam } from "./sortParams";
import { pageFromParam, useUrlTable } from "./useUrlTable";

type Row = { id: number; name: string; channel: string | null };

/** As the graph sorts them: by name. */
const rows: readonly Row[] = [
  { id: 12, name: "Acme Media", channel: "BUS" },
  { id: 25, name: "Café 24", channel: "RETAIL" },
  { id: 3, name: "Harbor Transit", channel: "BUS" },
  { id: 38, name: "Uptown Taxi Toppers", channel: null },
];

const columns: readonly Column<Row>[] = [
  { key: "name", header: "Name", value: ({ name }) => name },
  { key: "id", header: "ID", value: ({ id }) => id },
  { key: "channel", header: "Channel", value: ({ channel }) => channel },
  { key: "actions", header: "Actions", cell: () => null },
];

function Ids() {
  const table = useUrlTable({ columns, rows, rowKey: ({ id }) => id, pageSize: 3, sortedBy: "name" });
  return (
    <button type="button" onClick={() => table.onSortChange({ key: "id", direction: "desc" })}>
      {table.rows.map(({ id }) => id).join(" ")}
    </button>
  );
}

function open(search: string) {
  const router = createMemoryRouter([{ path: "/", element: <Ids /> }], { initialEntries: [`/${search}`] });
  render(<RouterProvider router={router} />);
  return router;
}

test.each([
  ["", "12 25 3"],
  ["?page=2", "38"],
  ["?sort=-name", "38 3 25"],
  ["?sort=id", "3 12 25"],
  ["?sort=-id", "38 25 12"],
  ["?sort=channel", "3 12 25"],
  ["?sort=-channel", "25 3 12"],
  ["?sort=actions", "12 25 3"],
])("the address %j shows the rows %s", async (search, ids) => {
  open(search);
  expect(await screen.findByText(ids)).toBeVisible();
});

test("another order starts at the first page", async () => {
  const router = open("?page=2&text=a");
  await userEvent.click(await screen.findByText("38"));
  expect(router.state.location.search).toBe("?text=a&sort=-id");
});

const byName: Sort = { key: "name", direction: "asc" };

test.each([null, "", "-", "toString", "population", "-population"])("%j in the address is the default order", (param) => {
  expect(sortFromParam(param, ["name", "id"], byName)).toEqual(byName);
});

test.each(["-name", "id", "-id"])("the order %s is written as it was read", (param) => {
  const sort = sortFromParam(param, ["name", "id"], byName);
  expect(sort && sortToParam(sort, byName)).toBe(param);
});

test("the default order is not in the address", () => {
  expect(sortToParam(byName, byName)).toBeNull();
});

test.each([
  [null, 0],
  ["1", 0],
  ["2", 1],
  ["3", 2],
  ["4", 2],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["abc", 0],
  ["", 0],
])("of 201 rows in pages of 100 the parameter %s opens page %i", (param, page) => {
  expect(pageFromParam(param, 201, 100)).toBe(page);
});

test("an empty list has one page", () => {
  expect(pageFromParam("7", 0, 100)).toBe(0);
});
