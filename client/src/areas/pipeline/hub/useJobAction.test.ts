import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { UserErrors } from "../../../app/relay/errors";
import { startSession } from "../../../app/session/session";
import * as toasts from "../../../app/toasts";
import { useJobAction } from "./useJobAction";

let settle: { resolve: () => void; reject: (error: Error) => void };
const submit = vi.fn<(jobId: string) => Promise<void>>();
const refetch = vi.fn<() => Promise<void>>();

function start() {
  const { result } = renderHook(() => useJobAction(submit, { done: "Job deleted", failure: "It failed.", refetch }));
  act(() => void result.current.run({ id: "7", jobId: "7" }));
  return result;
}

beforeEach(() => {
  submit.mockImplementation(() => new Promise((resolve, reject) => void (settle = { resolve, reject })));
  refetch.mockResolvedValue();
  vi.spyOn(toasts, "showToast").mockReturnValue();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  startSession("t-1");
});

test.each([
  ["a refusal, which means that it was old,", 1, "It failed. No such job.", new UserErrors([{ message: "No such job." }])],
  ["another failure", 0, "It failed.", new Error("down")],
])("after %s the list is read %i times", async (_, refetches, text, error) => {
  start();
  await act(async () => settle.reject(error));
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith(text, "red");
  expect(refetch).toHaveBeenCalledTimes(refetches);
});

test.each([true, false])("the next session does not see the result of an action of the session before: a success, %s", async (isDone) => {
  start();
  startSession("t-2");
  await act(async () => (isDone ? settle.resolve() : settle.reject(new Error("aborted"))));
  expect(toasts.showToast).not.toHaveBeenCalled();
});
