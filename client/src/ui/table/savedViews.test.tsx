import { expect, test } from "vitest";
import { readViews, type SavedView, viewAddress, viewsOf, withView } from "./savedViews";

const view = (name: string, address = "/app/providers"): SavedView => ({
  name,
  of: "Providers",
  list: "providers",
  address,
  columns: { order: [], hidden: [] },
});
const names = (views: readonly SavedView[]) => views.map(({ name }) => name);

test("a view keeps filter and order of its address, and begins at the first page", () => {
  const search = new URLSearchParams("status=STALE&sort=-name&page=3&users-page=2&queries-after=x&before=y");
  expect(viewAddress("/app/providers", search)).toBe("/app/providers?status=STALE&sort=-name");
  expect(viewAddress("/app/providers", new URLSearchParams("page=2"))).toBe("/app/providers");
});

test("a name is used once in a list, without regard to case, and a renamed view keeps its place", () => {
  const views = [view("a"), view("b"), view("a", "/app/markets")];
  expect(names(withView(views, view("A")))).toEqual(["A", "b", "a"]);
  expect(names(withView(views, view("c"), views[0]))).toEqual(["c", "b", "a"]);
  expect(names(withView(views, view("B"), views[0]))).toEqual(["B", "a"]);
  expect(viewsOf(views, view("", "/app/markets?text=x"))).toEqual([views[2]]);
});

test("beyond the limit the oldest view goes", () => {
  const all = Array.from({ length: 51 }, (_, place) => view(String(place))).reduce<readonly SavedView[]>((views, next) => withView(views, next), []);
  expect([all.length, all[0]?.name]).toEqual([50, "1"]);
});

test.each([
  ["something else", { name: "a" }],
  ["a part of one", [{ name: "a" }, null]],
  ["a link that leads elsewhere", [view("a", "https://elsewhere.example")]],
  ["a name that is too long", [view("a".repeat(61))]],
  ["an address that is too long", [view("a", `/app/${"a".repeat(2000)}`)]],
])("%s in the storage counts as nothing", (_, stored) => expect(readViews(stored)).toEqual([]));
