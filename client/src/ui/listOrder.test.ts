import { expect, test } from "vitest";
import { sortFromParam, sortRows, sortToParam } from "./listOrder";

type Row = { id: number; name: string; channel: string | null };

const rows: readonly Row[] = [
  { id: 12, name: "Acme Media", channel: "BUS" },
  { id: 25, name: "Café 24", channel: "RETAIL" },
  { id: 3, name: "Harbor Transit", channel: "BUS" },
  { id: 38, name: "Uptown Taxi Toppers", channel: null },
];
const values = {
  name: ({ name }: Row) => name,
  id: ({ id }: Row) => id,
  channel: ({ channel }: Row) => channel,
};
const keys = Object.keys(values);

test.each<[string, number[]]>([
  ["name", [12, 25, 3, 38]],
  ["-name", [38, 3, 25, 12]],
  ["id", [3, 12, 25, 38]],
  ["-id", [38, 25, 12, 3]],
  ["channel", [12, 3, 25, 38]],
  ["-channel", [25, 12, 3, 38]],
])("the order %s of the address sorts the list", (param, expected) => {
  expect(sortRows(rows, sortFromParam(param, keys), values).map(({ id }) => id)).toEqual(expected);
});

test.each([null, "", "-", "population", "-population"])("the order %j of an address means the usual one", (param) => {
  expect(sortFromParam(param, keys)).toEqual({ key: "name", direction: "asc" });
});

test.each(["-name", "id", "-id", "channel", "-channel"])("the order %s comes back from the address", (param) => {
  expect(sortToParam(sortFromParam(param, keys), keys)).toBe(param);
});

test("the usual order does not stand in the address", () => {
  expect(sortToParam(sortFromParam("name", keys), keys)).toBeNull();
});
