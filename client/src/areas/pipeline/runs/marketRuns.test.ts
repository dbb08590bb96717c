import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { NetworkError, UserErrors } from "../../../app/relay/errors";
import { endSession, startSession } from "../../../app/session/session";
import * as toasts from "../../../app/toasts";
import type { BulkOutcome } from "../../../app/bulk/bulkRun";
import { refetchPanels } from "../hub/liveLists";
import { cancelRuns, dismissRuns, progressText, type RunJob, runKey, sendFailedAgain, sendUnsent, startRuns, useRunSet } from "./marketRuns";

vi.mock(import("../hub/liveLists"), async (original) => ({ ...(await original()), refetchPanels: vi.fn(async () => undefined) }));

/** The requests under way, which a test answers one by one. */
let requests: { dates: string[]; answer: (outcomes: readonly BulkOutcome[]) => void; fail: (error: Error) => void }[] = [];

const onAllSent = vi.fn<() => void>();
const job: RunJob = {
  title: "Run Active Markets",
  send: (runs) => new Promise((answer, fail) => void requests.push({ dates: runs.map(({ date }) => date), answer, fail })),
  done: "Jobs sent",
  failure: "There was an error.",
  onAllSent,
};

const date = (day: number) => `2025-03-${String(day).padStart(2, "0")}`;

/** Starts runs of so many days, and follows them. */
function start(count: number) {
  act(() => startRuns(job, Array.from({ length: count }, (_, index) => ({ marketId: 2, marketLabel: "Boston", date: date(index + 1) }))));
  return renderHook(() => useRunSet()).result;
}

const outcome = (day: string, reason: string | null, isLost = false): BulkOutcome => ({ key: runKey({ marketId: 2, date: day }), reason, isLost });

/** Answers the open request: all runs were sent but those of these days. */
async function answer(...failedDays: number[]) {
  const request = requests.shift();
  const failed = new Set(failedDays.map(date));
  await act(async () => request?.answer(request.dates.map((day) => outcome(day, failed.has(day) ? "No data." : null))));
}

const sent = () => requests.map(({ dates }) => dates);
const asksBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  requests = [];
  vi.spyOn(toasts, "showToast").mockReturnValue();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  endSession();
  startSession("t-1");
});

test("runs are sent in batches of ten, one after the other, and no others meanwhile", async () => {
  const set = start(21);
  expect(set.current).toMatchObject({ total: 21, done: [], status: "sending" });
  act(() => startRuns({ ...job, title: "Run Campaign" }, []));
  expect(set.current?.job.title).toBe("Run Active Markets");
  expect(sent().map(({ length }) => length)).toEqual([10]);
  expect(asksBeforeUnload()).toBe(true);
  await answer();
  await answer();
  expect(sent()).toEqual([[date(21)]]);
  expect(onAllSent).not.toHaveBeenCalled();
  await answer();
  expect(set.current).toBeNull();
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith("Jobs sent", "green", { label: "See 21 jobs", to: "/app/pipeline" });
  expect(onAllSent).toHaveBeenCalledOnce();
  expect(asksBeforeUnload()).toBe(false);
});

test("runs of one date lead to that date, and show as sent until the lists have their jobs", async () => {
  let refetched = () => {};
  vi.mocked(refetchPanels).mockImplementationOnce(() => new Promise((resolve) => void (refetched = resolve)));
  const set = start(1);
  await answer();
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith("Jobs sent", "green", { label: "See the job", to: `/app/pipeline?tab=by-date&day=${date(1)}` });
  expect(set.current).toMatchObject({ done: [{ date: date(1) }], listed: 0, status: "ended" });
  await act(async () => refetched());
  expect(set.current).toBeNull();
});

test("what a cancellation has left out can be sent later", async () => {
  const set = start(22);
  act(() => cancelRuns());
  await answer();
  expect(requests).toHaveLength(0);
  act(() => sendUnsent());
  await answer(14);
  await answer();
  expect(set.current).toMatchObject({ listed: 21, failed: [{ row: { date: date(14) } }], unsent: [], status: "ended" });
  act(() => dismissRuns());
  expect(set.current).toBeNull();
});

test.each([
  [new UserErrors([{ message: "A valid date is required" }]), "There was an error. A valid date is required"],
  [new NetworkError("unreachable", null), "Some jobs may have been started. Check the list before you send them again."],
])("a request that fails as a whole stops the rest: %s", async (error, toast) => {
  const set = start(11);
  await act(async () => requests.shift()?.fail(error));
  expect(requests).toHaveLength(0);
  expect(set.current).toMatchObject({ done: [], unsent: [{ date: date(11) }], status: "ended" });
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith(toast, "red");
});

test("runs that may have been started are not sent again with those that failed", async () => {
  const set = start(3);
  await act(async () => requests.shift()?.answer([outcome(date(1), null), outcome(date(2), "No data."), outcome(date(3), "It may have been started.", true)]));
  expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith("There was an error.", "red");
  act(() => sendFailedAgain());
  expect(sent()).toEqual([[date(2)]]);
  await answer();
  expect(set.current).toMatchObject({ failed: [{ row: { date: date(3) }, isLost: true }], status: "ended" });
  act(() => sendFailedAgain(true));
  expect(sent()).toEqual([[date(3)]]);
  await answer();
  expect(set.current).toBeNull();
});

test.each([
  ["the session has ended", () => endSession()],
  ["another user has signed in, in another tab", () => localStorage.setItem("auth.token", "t-2")],
])("nothing more is sent once %s", async (_, change) => {
  const set = start(30);
  await answer(1);
  act(change);
  await answer();
  expect(requests).toHaveLength(0);
  expect(set.current).toBeNull();
  expect(toasts.showToast).not.toHaveBeenCalled();
});

test("the progress has what was sent, what was not, and what may have been", async () => {
  const text = () => set.current && progressText(set.current);
  const set = start(12);
  expect(text()).toBe("Run Active Markets: 0 of 12 jobs sent");
  act(() => cancelRuns());
  expect(text()).toBe("Run Active Markets: cancelling, 0 of 12 jobs sent");
  await act(async () => requests.shift()?.answer([outcome(date(1), null), outcome(date(2), "No data.")]));
  expect(text()).toBe("Run Active Markets: 1 of 12 jobs sent, 1 failed, 8 unconfirmed, 2 not sent");
});
