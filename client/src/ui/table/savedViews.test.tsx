import { expect, test } from "vitest";
import { readColumns } from "./columns";
import { readViews, type SavedView, viewsOf, withView } from "./savedViews";
import { columnsText, viewAddress, viewName, withoutView } from "./viewEdits";

const view = (name: string, address = "/app/providers"): SavedView => ({
  name,
  of: "Providers",
  list: "providers",
  address,
});
const names = (views: readonly SavedView[]) => views.map(({ name }) => name);

const own = { order: [], hidden: [] };

test("a view keeps filter, order and columns in its address, and begins at the first page", () => {
  const search = new URLSearchParams("status=STALE&sort=-name&page=3&users-page=2&queries-after=x&before=y&columns.providers=-id");
  const address = "/app/providers?status=STALE&sort=-name";
  expect(viewAddress("/app/providers", search, "providers", own)).toBe(address);
  expect(viewAddress("/app/providers", search, "providers", { order: [], hidden: ["type"] })).toBe(`${address}&columns.providers=-type`);
  expect(viewAddress("/app/providers", new URLSearchParams("page=2"), "providers", own)).toBe("/app/providers");
});

test.each([
  [own, ""],
  [{ order: [], hidden: ["c", "a"] }, "-c.-a"],
  [{ order: ["c", "a", "b"], hidden: ["a"] }, "c.-a.b"],
])("the columns %j are %j in an address", (columns, text) => {
  expect(columnsText(columns)).toBe(text);
  expect(readColumns(text)).toEqual(columns);
});

test("a name is used once in a list, without regard to case, and a renamed view keeps its place", () => {
  const views = [view("a"), view("b"), view("a", "/app/markets")];
  expect(names(withView(views, view("A")))).toEqual(["A", "b", "a"]);
  // Another tab has read them again since.
  expect(names(withView(views, view("c"), { ...view("a") }))).toEqual(["c", "b", "a"]);
  expect(names(withoutView(views, { ...view("a") }))).toEqual(["b", "a"]);
  expect(viewsOf(views, view("", "/app/markets?text=x"))).toEqual([views[2]]);
});

test("a name has no characters that are not seen", () => expect([viewName(" a\u200bb\u202e\u0007 "), viewName("\u200b ")]).toEqual(["ab", ""]));

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

test("of two stored views with one name the later counts", () => expect(readViews([view("a"), view("A", "/app/providers?text=x")])).toEqual([view("A", "/app/providers?text=x")]));
