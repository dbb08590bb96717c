import { beforeEach, expect, test, vi } from "vitest";
import { endSession, startSession } from "../session/session";
import { latestFailure, loadedAt, noteResponse } from "./responses";

const problem = { message: "Down.", extensions: { service: "main", requestId: "r1" } };
const known = () => [loadedAt("Customers"), latestFailure("Customers")];

beforeEach(() => {
  vi.useFakeTimers();
  startSession("token");
});

test("a failure keeps the time of the last data, and goes with the next response or the session", () => {
  expect(known()).toEqual([null, null]);
  vi.setSystemTime(new Date("2026-01-02T07:02:00Z"));
  noteResponse("Customers", [], true);
  const then = new Date();
  vi.setSystemTime(new Date("2026-01-02T07:03:00Z"));
  noteResponse("Customers", [problem], false);
  expect(known()).toEqual([then, { at: new Date(), service: "main", requestId: "r1", message: "Down.", isRetryable: true, isMissing: false }]);
  noteResponse("Customers", [], true);
  expect(latestFailure("Customers")).toBeNull();
  noteResponse("Customers", [problem], true);
  endSession();
  expect(known()).toEqual([null, null]);
});

test.each([
  ["a part", [{ message: "Odd." }], true],
  ["a list as a whole", [{ ...problem, path: ["customers"] }], false],
  ["a field of a row", [{ ...problem, path: ["customers", "nodes", 2, "name"] }], true],
])("whether a list counts as loaded after a failure of %s", (_, problems, isLoaded) => {
  noteResponse("Customers", problems, true);
  expect(loadedAt("Customers") !== null).toBe(isLoaded);
});

test("a response that would fail again says so, unless a part of it may be tried again", () => {
  const limit = { message: "Too much.", extensions: { code: "LIMIT_EXCEEDED", retryable: false } } as const;
  const down = { message: "Down.", extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } } as const;
  noteResponse("Customers", [limit], false);
  expect(latestFailure("Customers")).toMatchObject({ message: "Too much.", service: null, isRetryable: false });
  noteResponse("Customers", [limit, down], true);
  expect(latestFailure("Customers")).toMatchObject({ message: "Down.", isRetryable: true });
});
