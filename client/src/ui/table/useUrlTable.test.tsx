import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { drawPage } from "../../../vitest.draw";
import type { Column } from "./DataTable";
import { type Sort, sortFromParam, sortToParam } from "./sort";
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
  return <button onClick={() => table.onSortChange({ key: "id", direction: "desc" })}>{table.rows.map(({ id }) => id).join(" ")}</button>;
}

test.each([
  ["", "12 25 3"],
  ["?page=2", "38"],
  ["?sort=-name", "38 3 25"],
  ["?sort=id", "3 12 25"],
  ["?sort=channel", "3 12 25"],
  ["?sort=-channel", "25 3 12"],
  ["?sort=actions", "12 25 3"],
  ["?page=2&text=a", "38"],
])("the address %j shows the rows %s, and another order starts at the first page", (search, ids) => {
  const { router } = drawPage(<Ids />, { at: [`/${search}`] });
  const button = screen.getByRole("button");
  expect(button).toHaveTextContent(ids);
  fireEvent.click(button);
  expect(button).toHaveTextContent("38 25 12");
  expect(router.state.location.search).toBe(search.includes("text") ? "?text=a&sort=-id" : "?sort=-id");
});

const byName: Sort = { key: "name", direction: "asc" };

test.each([
  ...[null, "", "-", "toString", "population", "-population", "name"].map((param) => [param, null]),
  ...["-name", "id", "-id"].map((param) => [param, param]),
])("the order %j of the address is written as %j: the default order is not in it", (param = null, written) => {
  const sort = sortFromParam(param, ["name", "id"], byName);
  expect(sort && sortToParam(sort, byName)).toBe(written);
});

test.each([
  [null, 201, 0],
  ["1", 201, 0],
  ["2", 201, 1],
  ["3", 201, 2],
  ["4", 201, 2],
  ["0", 201, 0],
  ["1.5", 201, 0],
  ["", 201, 0],
  ["7", 0, 0],
])("the parameter %s, for %i rows in pages of 100, opens page %i", (param, total, page) => expect(pageFromParam(param, total, 100)).toBe(page));
