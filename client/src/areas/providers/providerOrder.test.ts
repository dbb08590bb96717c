import { expect, test } from "vitest";
import { orderFromParam, orderProviders, orderToParam } from "./providerOrder";

type Row = { providerId: number; name: string; lastProcessed: number | null };

const values = {
  id: ({ providerId }: Row) => providerId,
  name: ({ name }: Row) => name,
  lastProcessed: ({ lastProcessed }: Row) => lastProcessed,
};
const rows: Row[] = [
  { providerId: 3, name: "beta", lastProcessed: 20 },
  { providerId: 1, name: "Alpha", lastProcessed: null },
  { providerId: 4, name: "ALPHA", lastProcessed: 10 },
  { providerId: 2, name: "", lastProcessed: 100 },
];
const idsBy = (key: string, direction: "asc" | "desc") =>
  orderProviders(rows, { key, direction }, values).map(({ providerId }) => providerId);

test("texts sort without regard to case, equal ones by number", () => {
  expect(idsBy("name", "asc")).toEqual([2, 1, 4, 3]);
  expect(idsBy("name", "desc")).toEqual([3, 4, 1, 2]);
});

test("those never processed come first when ascending and last when descending", () => {
  expect(idsBy("lastProcessed", "asc")).toEqual([1, 4, 3, 2]);
  expect(idsBy("lastProcessed", "desc")).toEqual([2, 3, 4, 1]);
});

test("the usual order is the highest number first", () => {
  expect(orderFromParam(null, values)).toEqual({ key: "id", direction: "desc" });
  expect(orderFromParam("toString", values)).toEqual({ key: "id", direction: "desc" });
  expect(orderToParam({ key: "id", direction: "desc" })).toBeNull();
});

test("every other order is read from the address as it was written there", () => {
  for (const sort of [
    { key: "id", direction: "asc" },
    { key: "name", direction: "asc" },
    { key: "name", direction: "desc" },
  ] as const) {
    expect(orderFromParam(orderToParam(sort), values)).toEqual(sort);
  }
});
