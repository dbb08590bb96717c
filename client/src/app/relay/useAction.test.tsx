import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { startSession } from "../session/session";
import * as toasts from "../toasts";
import { UserErrors } from "./errors";
import { useAction } from "./useAction";

let settle: { resolve: () => void; reject: (error: Error) => void };
const action = vi.fn<(id: number) => Promise<void>>();

const start = (failure: string | (() => string) = "It failed.") => {
  const { result } = renderHook(() => useAction(action, failure));
  act(() => result.current[0](7));
  return result;
};
const fail = (error: Error) => act(async () => settle.reject(error));

beforeEach(() => {
  action.mockImplementation(() => new Promise((resolve, reject) => void (settle = { resolve, reject })));
  vi.spyOn(toasts, "showToast").mockReturnValue();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  startSession("t-1");
});

test("a second click while an action runs does nothing", async () => {
  const result = start();
  act(() => result.current[0](7));
  expect(action).toHaveBeenCalledExactlyOnceWith(7);
  expect(result.current[1]).toBe(true);
  await act(async () => settle.resolve());
  expect(result.current[1]).toBe(false);
  act(() => result.current[0](8));
  expect(action).toHaveBeenLastCalledWith(8);
});

test.each([
  ["its own message", "It failed.", new Error("down"), "It failed."],
  ["a message made of the error", () => "It failed.", new Error("down"), "It failed."],
  ["the words of the service after the stated text", "It failed", new UserErrors([{ message: "This provider is frozen." }]), "It failed. This provider is frozen."],
])("a failure shows as a toast with %s", async (_, failure, error, text) => {
  const result = start(failure);
  await fail(error);
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith(text, "red");
  expect(result.current[1]).toBe(false);
});

test("the next session does not see a failure of the one before", async () => {
  start();
  startSession("t-2");
  await fail(new Error("aborted"));
  expect(toasts.showToast).not.toHaveBeenCalled();
});
