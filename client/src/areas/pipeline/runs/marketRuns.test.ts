import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { NetworkError, UserErrors } from "../../../app/relay/errors";
import { endSession, startSession } from "../../../app/session/session";
import { showToast } from "../../../app/toasts";
import { cancelRuns, dismissRuns, sendFailedAgain, sendUnsent, startRuns, useRunSet } from "./marketRuns";
import type { MarketRun, RunJob, RunOutcome } from "./runSet";

import { isOwnRun } from "./ownRuns";

vi.mock("../../../app/toasts", () => ({ showToast: vi.fn() }));

/** The requests under way, which a test answers one by one. */
let requests: { dates: string[]; answer: (outcomes: readonly RunOutcome[]) => void; fail: (error: Error) => void }[] = [];

const onAllSent = vi.fn<() => void>();
const job: RunJob = {
  title: "Run Active Markets",
  send: (runs) =>
    new Promise((answer, fail) => {
      requests.push({ dates: runs.map(({ date }) => date), answer, fail });
    }),
  done: "Jobs sent",
  failure: "There was an error.",
  onAllSent,
};

const date = (day: number) => `2025-03-${String(day).padStart(2, "0")}`;
const runs = (count: number): MarketRun[] =>
  Array.from({ length: count }, (_, index) => ({ marketId: 2, marketLabel: "Boston", date: date(index + 1) }));

/** Answers the open request: all runs were sent but those of these days. */
async function answer(...failedDays: number[]) {
  const request = requests.shift();
  const failed = new Set(failedDays.map(date));
  await act(async () =>
    request?.answer(
      request.dates.map((day) => ({
        run: { marketId: 2, date: day },
        isSent: !failed.has(day),
        reason: failed.has(day) ? "No data." : null,
      })),
    ),
  );
}

async function fail(error: Error) {
  await act(async () => requests.shift()?.fail(error));
}

const follow = () => renderHook(() => useRunSet()).result;
const asksBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  requests = [];
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  endSession();
  startSession("t-1");
});

test("runs are sent in batches of ten, one after the other", async () => {
  const set = follow();
  act(() => startRuns(job, runs(21)));
  expect(set.current).toMatchObject({ total: 21, sent: 0, status: "sending" });
  expect(requests.map(({ dates }) => dates.length)).toEqual([10]);
  expect(asksBeforeUnload()).toBe(true);
  await answer();
  expect(set.current).toMatchObject({ sent: 10, status: "sending" });
  await answer();
  expect(requests.map(({ dates }) => dates)).toEqual([[date(21)]]);
  expect(onAllSent).not.toHaveBeenCalled();
  await answer();
  expect(set.current).toBeNull();
  expect(showToast).toHaveBeenCalledExactlyOnceWith("Jobs sent", "green", { label: "See 21 jobs", to: "/app/pipeline" });
  expect(onAllSent).toHaveBeenCalledOnce();
  expect(asksBeforeUnload()).toBe(false);
});

test("runs of one date lead to that date, and those that were sent are known as one's own", async () => {
  act(() => startRuns(job, runs(1)));
  const request = requests.shift();
  await act(async () =>
    request?.answer([{ run: { marketId: 2, date: date(1) }, marketHash: "d4f1c2", isSent: true, reason: null }]),
  );
  expect(showToast).toHaveBeenCalledExactlyOnceWith("Jobs sent", "green", {
    label: "See the job",
    to: `/app/pipeline?tab=by-date&day=${date(1)}`,
  });
  expect(isOwnRun({ marketHash: "d4f1c2", date: date(1) })).toBe(true);
  expect(isOwnRun({ marketHash: "d4f1c2", date: date(2) })).toBe(false);
  act(() => startRuns(job, runs(2)));
  expect(isOwnRun({ marketHash: "d4f1c2", date: date(1) })).toBe(false);
  await answer();
});

test("others are not started meanwhile", async () => {
  const set = follow();
  act(() => startRuns(job, runs(2)));
  act(() => startRuns({ ...job, title: "Run Campaign" }, runs(3)));
  expect(set.current).toMatchObject({ job: { title: "Run Active Markets" }, total: 2 });
  expect(requests).toHaveLength(1);
  await answer();
  expect(requests).toHaveLength(0);
});

test("a failed run does not stop the others, and only the failed ones are sent again", async () => {
  const set = follow();
  act(() => startRuns(job, runs(12)));
  await answer(3, 7);
  await answer();
  const failed = { marketId: 2, marketLabel: "Boston", reason: "No data." };
  expect(set.current).toMatchObject({
    total: 12,
    sent: 10,
    failed: [
      { ...failed, date: date(3) },
      { ...failed, date: date(7) },
    ],
    unsent: [],
    status: "ended",
  });
  expect(showToast).toHaveBeenCalledExactlyOnceWith("There was an error. No data.", "red");
  expect(onAllSent).not.toHaveBeenCalled();

  act(() => sendFailedAgain());
  expect(requests.map(({ dates }) => dates)).toEqual([[date(3), date(7)]]);
  await answer(7);
  expect(set.current).toMatchObject({ sent: 11, failed: [{ date: date(7) }], status: "ended" });
  act(() => sendFailedAgain());
  await answer();
  expect(set.current).toBeNull();
  expect(onAllSent).toHaveBeenCalledOnce();
});

test("a run that the answer leaves out has failed", async () => {
  const set = follow();
  act(() => startRuns(job, runs(1)));
  await act(async () => requests.shift()?.answer([]));
  expect(set.current).toMatchObject({ sent: 0, failed: [{ reason: "This market is no longer among those to run." }] });
});

test("a cancellation waits for the present batch, and the rest can be sent later", async () => {
  const set = follow();
  act(() => startRuns(job, runs(22)));
  act(() => cancelRuns());
  expect(set.current?.status).toBe("cancelling");
  await answer(4);
  expect(requests).toHaveLength(0);
  expect(set.current).toMatchObject({ sent: 9, failed: [{ date: date(4) }], status: "ended" });
  expect(set.current?.unsent).toHaveLength(12);

  act(() => sendFailedAgain());
  expect(requests.map(({ dates }) => dates)).toEqual([[date(4)]]);
  await answer(4);
  expect(set.current?.unsent).toHaveLength(12);

  act(() => sendUnsent());
  await answer();
  await answer();
  expect(set.current).toMatchObject({ sent: 21, failed: [{ date: date(4) }], unsent: [], status: "ended" });
  act(() => dismissRuns());
  expect(set.current).toBeNull();
});

test("a cancellation without a failure shows no toast", async () => {
  act(() => startRuns(job, runs(11)));
  act(() => cancelRuns());
  await answer();
  expect(showToast).not.toHaveBeenCalled();
});

test.each([
  [new UserErrors([{ message: "A valid date is required" }]), "A valid date is required", "There was an error. A valid date is required"],
  [
    new NetworkError("unreachable", null),
    "Marquee could not be reached. Check your connection and try again. The jobs may have been started.",
    "Some jobs may have been started. Check the list before you send them again.",
  ],
])("a request that fails as a whole stops the rest: %s", async (error, reason, toast) => {
  const set = follow();
  act(() => startRuns(job, runs(11)));
  await fail(error);
  expect(requests).toHaveLength(0);
  expect(set.current?.failed.map((run) => run.reason)).toEqual(Array.from({ length: 10 }, () => reason));
  expect(set.current).toMatchObject({ sent: 0, unsent: [{ date: date(11) }], status: "ended" });
  expect(showToast).toHaveBeenCalledExactlyOnceWith(toast, "red");
});

test("runs that may have been started are not sent again with those that failed", async () => {
  const set = follow();
  act(() => startRuns(job, runs(3)));
  const outcome = (day: number, reason: string | null, isLost = false) => ({ run: { marketId: 2, date: date(day) }, isSent: reason === null, reason, isLost });
  await act(async () => requests.shift()?.answer([outcome(1, null), outcome(2, "No data."), outcome(3, "It may have been started.", true)]));
  expect(showToast).toHaveBeenCalledExactlyOnceWith("There was an error.", "red");
  act(() => sendFailedAgain());
  expect(requests.map(({ dates }) => dates)).toEqual([[date(2)]]);
  await answer();
  expect(set.current).toMatchObject({ sent: 2, failed: [{ date: date(3), isLost: true }], status: "ended" });
  act(() => sendFailedAgain(true));
  expect(requests.map(({ dates }) => dates)).toEqual([[date(3)]]);
  await answer();
  expect(set.current).toBeNull();
});

test.each([
  ["the session has ended", () => endSession()],
  ["another user has signed in", () => startSession("t-2")],
  ["another user has signed in, in another tab", () => localStorage.setItem("auth.token", "t-2")],
])("nothing more is sent once %s", async (_, change) => {
  const set = follow();
  act(() => startRuns(job, runs(30)));
  await answer(1);
  act(change);
  await answer();
  expect(requests).toHaveLength(0);
  expect(set.current).toBeNull();
  expect(showToast).not.toHaveBeenCalled();
  expect(asksBeforeUnload()).toBe(false);
});
