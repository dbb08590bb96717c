import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ScreenAction, useScreenAction, useScreenActions } from "./screenActions";

test("an action is offered while its component is there, in its place, and runs what it does now", () => {
  const latest = vi.fn<() => void>();
  const action = (label: string, reason: string | null = null, run: () => void = () => undefined) => ({ label, reason, run });
  const first = renderHook((given: ScreenAction) => useScreenAction(given), { initialProps: action("Edit") });
  const second = renderHook((given: ScreenAction) => useScreenAction(given), { initialProps: action("Delete") });
  const offered = renderHook(() => useScreenActions());
  const labels = () => offered.result.current.map(({ label, reason }) => [label, reason]);
  first.rerender(action("Edit", "It is under way.", latest));
  expect(labels()).toEqual([
    ["Edit", "It is under way."],
    ["Delete", null],
  ]);
  offered.result.current[0]?.run();
  expect(latest).toHaveBeenCalledOnce();
  first.unmount();
  expect(labels()).toEqual([["Delete", null]]);
  second.unmount();
  expect(labels()).toEqual([]);
});
