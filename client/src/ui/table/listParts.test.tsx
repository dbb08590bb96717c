import userEvent from "@testing-library/user-event";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { type ArrangedColumn, arrangeColumns, useColumnSettings } from "./columns";
import { distinctKeys, distinctNames } from "./distinct";
import { CopyValue } from "./CopyValue";
import { PartialListNote } from "./PartialListNote";

test("a list keeps its columns, and what another tab has changed is shown, unless it is damaged", () => {
  const { result } = renderHook(() => ({ one: useColumnSettings("one"), two: useColumnSettings("two") }), { wrapper: MemoryRouter });
  const next = { order: ["b", "a"], hidden: ["c"] };
  act(() => result.current.one[1](next));
  expect([result.current.one[0], result.current.two[0]]).toEqual([next, { order: [], hidden: [] }]);
  act(() => result.current.one[1](null));
  expect([result.current.one[0].hidden, localStorage.length]).toEqual([[], 0]);
  for (const [stored, hidden] of [['{"hidden":["id"]}', ["id"]], ['{"hidden":7}', []], ["{", []]] as const) {
    localStorage.setItem("marquee.list:two", stored);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "marquee.list:two" })));
    expect(result.current.two[0].hidden).toEqual(hidden);
  }
});

test.each([
  [[], []],
  [[3, "b", 1], ["3", "b", "1"]],
  [[7, "7", 3, 7], ["7", "7 (2)", "3", "7 (3)"]],
  // A key that looks like one of those made here.
  [["a", "a", "a (2)", "a (2)"], ["a", "a (3)", "a (2)", "a (2) (2)"]],
])("the keys %j become %j", (given, distinct) => expect(distinctKeys(given)).toEqual(distinct));

test("ten thousand equal keys are told apart at once", () => expect(new Set(distinctKeys(Array.from({ length: 10_000 }, () => "same"))).size).toBe(10_000));

test.each([
  ["that nothing else has stay word for word", ["Spring Launch", "spring launch", "Spring Launch 2", "Spring Launch (2)"], ["Spring Launch", "spring launch", "Spring Launch 2", "Spring Launch (2)"]],
  ["that several have get the number of each", ["Acme Media", "Metro Wraps", "Acme Media", " Acme  Media "], ["Acme Media (1)", "Metro Wraps", "Acme Media (3)", "Acme Media (4)"]],
  ["that are missing are the number", ["", "Spring Launch", "  "], ["Campaign 1", "Spring Launch", "Campaign 3"]],
])("names %s, and each choice keeps its value and place", (_, given, names) => {
  const choices = given.map((label, place) => ({ value: place + 1, label }));
  expect(distinctNames("Campaign", choices)).toMatchObject(names.map((label, place) => ({ value: place + 1, label })));
});

test("a clipboard that refuses is said, too", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  render(<CopyValue what="ID" text="7" />);
  await user.click(screen.getByRole("button", { name: "Copy ID" }));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Failed to copy content."));
  expect(screen.getByTitle("Failed to copy content.")).toBeVisible();
});

test.each([
  [5000, 6058, 0, "Showing the first 5,000 of 6,058. More elsewhere. "],
  [3, 3, 1, "1 row of the service could not be read and is missing here."],
  [3, 3, 1200, "1,200 rows of the service could not be read and are missing here."],
  [5000, 5000, 0, undefined],
  [0, 0, 0, undefined],
])("the note on %i of %i loaded rows, without %i that cannot be read", (shown, total, unreadable, text) => {
  render(
    <PartialListNote shown={shown} total={total} unreadable={unreadable}>
      More elsewhere.
    </PartialListNote>,
  );
  expect(screen.queryByRole("note")?.textContent).toBe(text);
});

const column = (key: string, rest: Partial<ArrangedColumn> = {}): ArrangedColumn => ({ key, header: key, ...rest });
const columns = [column("id"), column("name", { isPinned: true }), column("type"), column("dates"), column("buttons", { isHeaderHidden: true })];

const shown = (from: readonly ArrangedColumn[], order: readonly string[], hidden: readonly string[] = []) =>
  arrangeColumns(from, { order, hidden }).map(({ key }) => key);

test.each([
  ["its own order, by default", [], [], "id name type dates buttons"],
  ["another order around the pinned column and before the buttons", ["dates", "type", "id"], [], "dates name type id buttons"],
  ["fewer columns", [], ["id", "dates"], "name type buttons"],
  ["the pinned column and the buttons, even if they are said to be hidden", [], ["name", "buttons"], "id name type dates buttons"],
  ["a new column behind the one that it follows by default", ["dates", "id"], [], "dates name id type buttons"],
  ["a new first column first", ["dates", "type"], [], "id name dates type buttons"],
  ["nothing of columns that are gone, or named twice", ["gone", "type", "type", "id", "dates"], ["gone"], "type name id dates buttons"],
])("a list shows %s", (_, order, hidden, keys) => expect(shown(columns, order, hidden).join(" ")).toBe(keys));

test("without a pinned column the first one stays", () => {
  const plain = [column("type"), column("status"), column("created")];
  expect(shown(plain, ["created", "status", "type"], ["type"])).toEqual(["type", "created", "status"]);
});
