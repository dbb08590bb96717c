import { beforeEach, expect, test, vi } from "vitest";
import { type ErrorCode, GraphError, NetworkError, UserErrors } from "../relay/errors";
import { BATCH, type BulkOutcome, type BulkProgress, outcomeOf, runBulk } from "./bulkRun";

const rows = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
const start = (queue: readonly number[]): BulkProgress<number> => ({ total: queue.length, done: [], failed: [], queue });
const rowKey = String;
const refusal = (message: string, code?: ErrorCode, retryable = false) => new GraphError([{ message, extensions: { code, retryable } }], 200);
const noRoom = new GraphError([{ message: "No room. It may have been done.", extensions: { code: "LIMIT_EXCEEDED", retryable: false, outcomeUnknown: true } }], 200);
const done = (batch: readonly number[]): BulkOutcome[] => batch.map((row) => ({ key: String(row), reason: null }));

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

test("rows are sent in batches, one after the other, and each has its outcome", async () => {
  const batches: (readonly number[])[] = [];
  const seen: number[] = [];
  const progress = await runBulk(start(rows(23)), {
    rowKey,
    send: async (batch) => {
      batches.push(batch);
      return batch.map((row) => ({ key: String(row), reason: row % 10 === 0 ? "It is round." : null }));
    },
    onProgress: ({ queue }) => seen.push(queue.length),
    isWanted: () => true,
  });
  expect(batches.map(({ length }) => length)).toEqual([BATCH, BATCH, 3]);
  expect(seen).toEqual([13, 3, 0]);
  expect(progress.done).toHaveLength(21);
  expect(progress.failed).toEqual([
    { row: 10, reason: "It is round.", isLost: false },
    { row: 20, reason: "It is round.", isLost: false },
  ]);
});

test("nothing more is sent once it is not wanted", async () => {
  let isWanted = true;
  const progress = await runBulk(start(rows(30)), {
    rowKey,
    send: async (batch) => {
      isWanted = false;
      return done(batch);
    },
    onProgress: () => {},
    isWanted: () => isWanted,
  });
  expect([progress.done.length, progress.failed.length, progress.queue.length]).toEqual([10, 0, 20]);
});

test.each([
  ["a lost answer", new NetworkError("unreachable", null), "Marquee could not be reached. Check your connection and try again. It may have been done.", true],
  ["an answer that came too late", refusal("Too long. It may have been done. Check first.", "UPSTREAM_TIMEOUT"), "Too long. It may have been done. Check first.", true],
  ["an answer that the gateway cannot read", refusal("It is odd.", "UPSTREAM_INVALID_RESPONSE"), "It is odd. It may have been done.", true],
  ["a failure of the gateway", refusal("It failed.", "INTERNAL"), "It failed. It may have been done.", true],
  ["a failure without a code", refusal("It failed."), "It failed. It may have been done.", true],
  ["an answer without a payload", new GraphError([], 502), "The gateway responded with 502. It may have been done.", true],
  ["a failure of the page itself", new TypeError("x is undefined"), "Something went wrong. Try again. It may have been done.", true],
  ["a failed read before it", refusal("The service is not available.", "UPSTREAM_UNAVAILABLE", true), "The service is not available.", false],
  ["a refused right", refusal("Not you.", "FORBIDDEN"), "Not you.", false],
  ["the end of the session", refusal("Sign in again.", "UNAUTHENTICATED"), "Your session has ended.", false],
  ["a refused input", refusal("Too many.", "BAD_USER_INPUT"), "Too many.", false],
  ["an answer without room", noRoom, "No room. It may have been done.", true],
  ["a busy gateway", refusal("Busy.", "LIMIT_EXCEEDED"), "Busy.", false],
  ["a refusal in the payload", new UserErrors([{ message: "Not now." }]), "Not now.", false],
] as const)("%s fails its batch and stops the rest", async (_, error, reason, isLost) => {
  const progress = await runBulk(start(rows(12)), {
    rowKey,
    send: () => Promise.reject(error),
    onProgress: () => {},
    isWanted: () => true,
  });
  expect(progress.done).toEqual([]);
  expect(progress.failed).toEqual(rows(10).map((row) => ({ row, reason, isLost })));
  expect(progress.queue).toEqual([11, 12]);
});

test("a row without an outcome may have been done", async () => {
  const progress = await runBulk(start([1, 2]), { rowKey, send: async () => done([1]), onProgress: () => {}, isWanted: () => true });
  expect(progress.failed).toEqual([{ row: 2, reason: "The gateway did not report a result. It may have been done.", isLost: true }]);
});

test("a row whose own response was lost may have been done, unlike one that was refused", async () => {
  const send = async () => [
    outcomeOf("1", null),
    outcomeOf("2", { message: "It may have been done.", isOutcomeUnknown: true }),
    outcomeOf("3", { message: "Not now.", isOutcomeUnknown: false }),
  ];
  const progress = await runBulk(start([1, 2, 3]), { rowKey, send, onProgress: () => {}, isWanted: () => true });
  expect(progress.done).toEqual([1]);
  expect(progress.failed).toEqual([
    { row: 2, reason: "It may have been done.", isLost: true },
    { row: 3, reason: "Not now.", isLost: false },
  ]);
});

test("what failed can be sent again, and what was done stays so", async () => {
  const first: BulkProgress<number> = { total: 3, done: [1], failed: [], queue: [2, 3] };
  const progress = await runBulk(first, { rowKey, send: async (batch) => done(batch), onProgress: () => {}, isWanted: () => true });
  expect(progress).toEqual({ total: 3, done: [1, 2, 3], failed: [], queue: [] });
});
