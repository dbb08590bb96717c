import { expect, test } from "vitest";
import { type ArrangedColumn, arrangeColumns } from "./arrangeColumns";

const column = (key: string, rest: Partial<ArrangedColumn> = {}): ArrangedColumn => ({ key, header: key, ...rest });
const columns = [column("id"), column("name", { isPinned: true }), column("type"), column("dates"), column("buttons", { isHeaderHidden: true })];

const shown = (from: readonly ArrangedColumn[], order: readonly string[], hidden: readonly string[] = []) =>
  arrangeColumns(from, { order, hidden, isComfortable: false }).map(({ key }) => key);

test.each([
  ["its own order, by default", [], [], "id name type dates buttons"],
  ["another order around the pinned column and before the buttons", ["dates", "type", "id"], [], "dates name type id buttons"],
  ["fewer columns", [], ["id", "dates"], "name type buttons"],
  ["the pinned column and the buttons, even if they are said to be hidden", [], ["name", "buttons"], "id name type dates buttons"],
  ["a new column behind the one that it follows by default", ["dates", "id"], [], "dates name id type buttons"],
  ["a new first column first", ["dates", "type"], [], "id name dates type buttons"],
  ["nothing of columns that are gone, or named twice", ["gone", "type", "type", "id", "dates"], ["gone"], "type name id dates buttons"],
])("a list shows %s", (_, order, hidden, keys) => {
  expect(shown(columns, order, hidden).join(" ")).toBe(keys);
});

test("without a pinned column the first one stays", () => {
  const plain = [column("type"), column("status"), column("created")];
  expect(shown(plain, ["created", "status", "type"], ["type"])).toEqual(["type", "created", "status"]);
});
