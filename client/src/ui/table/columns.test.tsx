import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useColumnSettings, useComfortableRows } from "./columns";

test("a list keeps its columns, all lists have one height of rows, and what another tab has changed is shown, unless it is damaged", () => {
  const { result } = renderHook(() => ({ one: useColumnSettings("one"), two: useColumnSettings("two"), rows: useComfortableRows() }));
  const next = { order: ["b", "a"], hidden: ["c"] };
  act(() => result.current.one[1](next));
  act(() => result.current.rows[1](true));
  expect([result.current.one[0], result.current.two[0], result.current.rows[0]]).toEqual([next, { order: [], hidden: [] }, true]);
  act(() => result.current.one[1](null));
  act(() => result.current.rows[1](false));
  expect([result.current.one[0].hidden, localStorage.length]).toEqual([[], 0]);
  for (const [stored, hidden] of [['{"hidden":["id"]}', ["id"]], ['{"hidden":7}', []], ["{", []]] as const) {
    localStorage.setItem("marquee.list:two", stored);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "marquee.list:two" })));
    expect(result.current.two[0].hidden).toEqual(hidden);
  }
});
