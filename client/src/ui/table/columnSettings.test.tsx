import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { changeSettings, defaultSettings, readSettings, useColumnSettings } from "./columnSettings";

beforeEach(() => localStorage.clear());

test.each([
  ["nothing", null],
  ["text that is not JSON", "{order"],
  ["another value", "7"],
  ["null", "null"],
  ["settings of other types", '{"order":"id","hidden":[1,null],"isComfortable":"yes"}'],
])("%s counts as the defaults", (_, stored) => {
  expect(readSettings(stored)).toEqual(defaultSettings);
});

test("a list keeps its columns, and other lists keep theirs", () => {
  const { result } = renderHook(() => [useColumnSettings("one"), useColumnSettings("two")]);
  const next = { order: ["b", "a"], hidden: ["c"], isComfortable: true };
  act(() => changeSettings("one", next));
  expect(result.current).toEqual([next, defaultSettings]);
  expect(readSettings(localStorage.getItem("marquee.list:one"))).toEqual(next);
  act(() => changeSettings("one", defaultSettings));
  expect(result.current[0]).toEqual(defaultSettings);
  expect(localStorage.length).toBe(0);
});

test("what another tab has changed is shown", () => {
  const { result } = renderHook(() => useColumnSettings("shared"));
  localStorage.setItem("marquee.list:shared", '{"hidden":["id"]}');
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "marquee.list:shared" })));
  expect(result.current.hidden).toEqual(["id"]);
});

test("a full storage keeps the columns until the page is closed", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { result } = renderHook(() => useColumnSettings("full"));
  act(() => changeSettings("full", { ...defaultSettings, hidden: ["id"] }));
  expect(result.current.hidden).toEqual(["id"]);
  expect(logged).toHaveBeenCalledOnce();
});
