import { beforeEach, expect, test, vi } from "vitest";
import { type ErrorCode, GraphError, NetworkError, UserErrors } from "../relay/errors";
import { BATCH, type BulkOutcome, countText, outcomeOf, progressText, runBulk } from "./bulkRun";

const rows = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
const refusal = (message: string, code?: ErrorCode, others: object = {}) => new GraphError([{ message, extensions: { code, retryable: false, ...others } }], 200);
const done = (batch: readonly number[]): BulkOutcome[] => batch.map((row) => ({ key: String(row), reason: null }));

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

type Run = Parameters<typeof runBulk<number>>[1];

/** Sends these rows after those that are done. */
const run = (queue: readonly number[], send: Run["send"], others: Partial<Run> = {}, before: readonly number[] = []) =>
  runBulk({ total: before.length + queue.length, done: before, failed: [], queue }, { rowKey: String, send, onProgress: () => {}, isWanted: () => true, ...others });

test("rows are sent in batches, one after the other, and each has its outcome", async () => {
  const batches: number[] = [];
  const seen: number[] = [];
  const send = async (batch: readonly number[]) => {
    batches.push(batch.length);
    return batch.map((row) => ({ key: String(row), reason: row % 10 === 0 ? "It is round." : null }));
  };
  const progress = await run(rows(23), send, { onProgress: ({ queue }) => seen.push(queue.length) });
  expect(batches).toEqual([BATCH, BATCH, 3]);
  expect(seen).toEqual([13, 3, 0]);
  expect(progress.done).toHaveLength(21);
  expect(progress.failed).toEqual([10, 20].map((row) => ({ row, reason: "It is round.", isLost: false })));
});

test("nothing more is sent once it is not wanted, and the rest can be sent later", async () => {
  let isWanted = true;
  const send = async (batch: readonly number[]) => {
    isWanted = false;
    return done(batch);
  };
  const progress = await run(rows(30), send, { isWanted: () => isWanted });
  expect([progress.done.length, progress.failed.length, progress.queue.length]).toEqual([10, 0, 20]);
  expect(await run([2, 3], async (batch) => done(batch), {}, [1])).toEqual({ total: 3, done: [1, 2, 3], failed: [], queue: [] });
});

test.each([
  ["a lost answer", new NetworkError("unreachable", null), "Marquee could not be reached. Check your connection and try again. It may have been done.", true],
  ["an answer that came too late", refusal("Too long. It may have been done. Check first.", "UPSTREAM_TIMEOUT"), "Too long. It may have been done. Check first.", true],
  ["an answer that the gateway cannot read", refusal("It is odd.", "UPSTREAM_INVALID_RESPONSE"), "It is odd. It may have been done.", true],
  ["a failure of the gateway", refusal("It failed.", "INTERNAL"), "It failed. It may have been done.", true],
  ["a failure without a code", refusal("It failed."), "It failed. It may have been done.", true],
  ["an answer without a payload", new GraphError([], 502), "The gateway responded with 502. It may have been done.", true],
  ["a failure of the page itself", new TypeError("x is undefined"), "Something went wrong. Try again. It may have been done.", true],
  ["a failed read before it", refusal("The service is not available.", "UPSTREAM_UNAVAILABLE", { retryable: true }), "The service is not available.", false],
  ["a refused right", refusal("Not you.", "FORBIDDEN"), "Not you.", false],
  ["the end of the session", refusal("Sign in again.", "UNAUTHENTICATED"), "Your session has ended.", false],
  ["a refused input", refusal("Too many.", "BAD_USER_INPUT"), "Too many.", false],
  ["an answer without room", refusal("No room. It may have been done.", "LIMIT_EXCEEDED", { outcomeUnknown: true }), "No room. It may have been done.", true],
  ["a busy gateway", refusal("Busy.", "LIMIT_EXCEEDED"), "Busy.", false],
  ["a refusal in the payload", new UserErrors([{ message: "Not now." }]), "Not now.", false],
])("%s fails its batch and stops the rest", async (_, error, reason, isLost) => {
  const progress = await run(rows(12), () => Promise.reject(error));
  expect(progress).toMatchObject({ done: [], failed: rows(10).map((row) => ({ row, reason, isLost })), queue: [11, 12] });
});

test("a row without an outcome, or whose own response was lost, may have been done, unlike one that was refused", async () => {
  const outcomes = [
    outcomeOf("1", null),
    outcomeOf("2", { message: "It may have been done.", isOutcomeUnknown: true }),
    outcomeOf("3", { message: "Not now.", isOutcomeUnknown: false }),
  ];
  const progress = await run(rows(4), async () => outcomes);
  expect(progress.done).toEqual([1]);
  expect(progress.failed.map(({ reason, isLost }) => [reason, isLost])).toEqual([
    ["It may have been done.", true],
    ["Not now.", false],
    ["The gateway did not report a result. It may have been done.", true],
  ]);
});

const noun = { one: "study", many: "studies" };
const progressOf = (done: number, failed: number, queue: number, lost = 0) => ({
  total: done + failed + lost + queue,
  done: { length: done },
  failed: Array.from({ length: failed + lost }, (_, place) => ({ isLost: place < lost })),
  queue: { length: queue },
});

test.each([
  [1, "1 study"],
  [0, "0 studies"],
  [1200, "1,200 studies"],
])("%d rows", (count, text) => expect(countText(count, noun)).toBe(text));

test.each([
  [progressOf(2, 0, 1), false, "2 of 3 studies started"],
  [progressOf(1, 0, 0), true, "1 of 1 study started"],
  [progressOf(2, 1, 4), false, "2 of 7 studies started, 1 failed"],
  [progressOf(2, 1, 4), true, "2 of 7 studies started, 1 failed, 4 not sent"],
  [progressOf(0, 0, 0, 4), true, "0 of 4 studies started, 4 unconfirmed"],
  [progressOf(2, 1, 3, 1200), true, "2 of 1,206 studies started, 1 failed, 1,200 unconfirmed, 3 not sent"],
])("progress %#", (progress, hasEnded, text) => expect(progressText(progress, noun, "started", hasEnded)).toBe(text));
