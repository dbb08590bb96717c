import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { changeSettings, defaultSettings, useColumnSettings } from "./columnSettings";

test("a list keeps its columns, and other lists keep theirs; what another tab has changed is shown, unless it is damaged", () => {
  const { result } = renderHook(() => [useColumnSettings("one"), useColumnSettings("two")]);
  const next = { order: ["b", "a"], hidden: ["c"], isComfortable: true };
  act(() => changeSettings("one", next));
  expect(result.current).toEqual([next, defaultSettings]);
  act(() => changeSettings("one", defaultSettings));
  expect([result.current[0], localStorage.length]).toEqual([defaultSettings, 0]);
  for (const [stored, hidden] of [['{"hidden":["id"]}', ["id"]], ['{"hidden":7}', []], ["{", []]] as const) {
    localStorage.setItem("marquee.list:two", stored);
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "marquee.list:two" })));
    expect(result.current[1]?.hidden).toEqual(hidden);
  }
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
