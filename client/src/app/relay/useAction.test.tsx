import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { startSession } from "../session/session";
import { showToast } from "../toasts";
import { UserErrors } from "./errors";
import { useAction } from "./useAction";

vi.mock("../toasts", () => ({ showToast: vi.fn() }));

type Settle = { resolve: () => void; reject: (error: Error) => void };
let settle: Settle = { resolve: () => {}, reject: () => {} };
const action = vi.fn<(id: number) => Promise<void>>();

const open = (failure: string | (() => string)) => renderHook(() => useAction(action, failure)).result;

beforeEach(() => {
  vi.clearAllMocks();
  action.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  startSession("t-1");
});

test("a second click while an action runs does nothing", async () => {
  const result = open("It failed.");
  act(() => result.current[0](7));
  act(() => result.current[0](7));
  expect(action).toHaveBeenCalledExactlyOnceWith(7);
  expect(result.current[1]).toBe(true);
  await act(async () => settle.resolve());
  expect(result.current[1]).toBe(false);
  act(() => result.current[0](8));
  expect(action).toHaveBeenLastCalledWith(8);
});

test.each([
  ["its own message", "It failed."],
  ["a message made of the error", () => "It failed."],
])("a failure shows as a toast with %s", async (_, failure) => {
  const result = open(failure);
  act(() => result.current[0](7));
  await act(async () => settle.reject(new Error("down")));
  expect(showToast).toHaveBeenCalledExactlyOnceWith("It failed.", "red");
  expect(result.current[1]).toBe(false);
});

test.each(["It failed.", "It failed"])("the words of the service stand after the stated text %j", async (failure) => {
  const result = open(failure);
  act(() => result.current[0](7));
  await act(async () => settle.reject(new UserErrors([{ message: "This provider is frozen." }])));
  expect(showToast).toHaveBeenCalledExactlyOnceWith("It failed. This provider is frozen.", "red");
});

test("the next session does not see a failure of the one before", async () => {
  const result = open("It failed.");
  act(() => result.current[0](7));
  startSession("t-2");
  await act(async () => settle.reject(new Error("aborted")));
  expect(showToast).not.toHaveBeenCalled();
});
