import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { UserErrors } from "../../../app/relay/errors";
import { startSession } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { useJobAction } from "./useJobAction";

vi.mock("../../../app/toasts", () => ({ showToast: vi.fn() }));

type Settle = { resolve: () => void; reject: (error: Error) => void };
let settle: Settle = { resolve: () => {}, reject: () => {} };
const submit = vi.fn<(jobId: string) => Promise<void>>();
const refetch = vi.fn<() => Promise<void>>();

const open = (failure: string | null) =>
  renderHook(() => useJobAction(submit, { done: "Job deleted", failure, refetch })).result;

beforeEach(() => {
  vi.clearAllMocks();
  submit.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  refetch.mockResolvedValue();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  startSession("t-1");
});

test("a second click while a job is being deleted does nothing", async () => {
  const result = open(null);
  act(() => void result.current.run({ id: "7", jobId: "7" }));
  act(() => void result.current.run({ id: "7", jobId: "7" }));
  expect(submit).toHaveBeenCalledExactlyOnceWith("7");
  expect(result.current.isBusy).toBe(true);
  await act(async () => settle.resolve());
  expect(showToast).toHaveBeenCalledExactlyOnceWith("Job deleted", "green", undefined);
  expect(refetch).toHaveBeenCalledOnce();
  expect(result.current.isBusy).toBe(false);
});

test.each([
  ["a refusal, which means that it was old,", 1, "It failed. No such job.", new UserErrors([{ message: "No such job." }])],
  ["another failure", 0, "It failed.", new Error("down")],
])("after %s the list is read %i times", async (_, refetches, text, error) => {
  const result = open("It failed.");
  act(() => void result.current.run({ id: "7", jobId: "7" }));
  await act(async () => settle.reject(error));
  expect(showToast).toHaveBeenCalledExactlyOnceWith(text, "red");
  expect(refetch).toHaveBeenCalledTimes(refetches);
});

test.each([
  ["a success", () => settle.resolve()],
  ["a failure", () => settle.reject(new Error("aborted"))],
])("the next session does not see %s of the one before", async (_, end) => {
  const result = open("It failed.");
  act(() => void result.current.run({ id: "7", jobId: "7" }));
  startSession("t-2");
  await act(async () => end());
  expect(showToast).not.toHaveBeenCalled();
});
