import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Column } from "./DataTable";
import type { Sort } from "./sort";
import { sortFromParam, sortToParam } from "./sortParams";
import { LastRefresh } from "./steadyRows";
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

type Asked = { asked: string | null; channel: string; shown?: readonly Row[] };

function Filtered({ channel, shown = rows }: Omit<Asked, "asked">) {
  const table = useUrlTable({
    columns,
    rows: shown.filter((row) => row.channel === channel),
    rowKey: ({ id }) => id,
    pageSize: 3,
    sortedBy: "name",
    filtered: { all: shown, by: channel },
  });
  return table.rows.map(({ id, channel: own }) => `${id} ${own}`).join(", ");
}

const filtered = ({ asked, ...rest }: Asked) => (
  <MemoryRouter>
    <LastRefresh value={asked}>
      <Filtered {...rest} />
    </LastRefresh>
  </MemoryRouter>
);

/** As they are after the first of them became a taxi. */
const changed = rows.map((row) => (row.id === 12 ? { ...row, channel: "TAXI" } : row));

test("a row that leaves the list by a change stays in its place until the user asks for the list again", () => {
  const { container, rerender } = render(filtered({ asked: "0", channel: "BUS" }));
  expect(container).toHaveTextContent("12 BUS, 3 BUS");
  rerender(filtered({ asked: "0", channel: "BUS", shown: changed }));
  expect(container).toHaveTextContent("12 TAXI, 3 BUS");
  rerender(filtered({ asked: "1", channel: "BUS", shown: changed }));
  expect(container).toHaveTextContent(/^3 BUS$/);
});

test.each([
  ["another filter is another list", "0", "0", "TAXI", /^12 TAXI$/],
  ["a list that no one asks for again moves at once", null, null, "BUS", /^3 BUS$/],
] as const)("%s", (_, first, second, channel, shown) => {
  const { container, rerender } = render(filtered({ asked: first, channel: "BUS" }));
  rerender(filtered({ asked: second, channel, shown: changed }));
  expect(container).toHaveTextContent(shown);
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
