import { beforeEach, expect, test, vi } from "vitest";
import { endSession, startSession } from "../session/session";
import { latestFailure, loadedAt, noteResponse } from "./responses";

const problem = { message: "Down.", extensions: { service: "main", requestId: "r1" } };
const at = (time: string) => vi.setSystemTime(new Date(time));

beforeEach(() => {
  vi.useFakeTimers();
  startSession("token");
  return () => vi.useRealTimers();
});

test("an operation that had no response has neither time nor failure", () => {
  expect([loadedAt("Customers"), latestFailure("Customers")]).toEqual([null, null]);
});

test("a failure keeps the time of the last data, and goes with the next response", () => {
  at("2026-01-02T07:02:00Z");
  noteResponse("Customers", [], true);
  const then = new Date();
  at("2026-01-02T07:03:00Z");
  noteResponse("Customers", [problem], false);
  expect(loadedAt("Customers")).toEqual(then);
  expect(latestFailure("Customers")).toEqual({ at: new Date(), service: "main", requestId: "r1", message: "Down.", isRetryable: true });
  noteResponse("Customers", [], true);
  expect(latestFailure("Customers")).toBeNull();
});

test("a failure of a part leaves the rest loaded", () => {
  noteResponse("Customers", [{ message: "Odd." }], true);
  expect(loadedAt("Customers")).not.toBeNull();
  expect(latestFailure("Customers")).toMatchObject({ service: null, requestId: null });
});

test("a list that failed as a whole was not loaded", () => {
  noteResponse("Customers", [{ ...problem, path: ["customers"] }], true);
  expect(loadedAt("Customers")).toBeNull();
  noteResponse("Customers", [{ ...problem, path: ["customers", "nodes", 2, "name"] }], true);
  expect(loadedAt("Customers")).not.toBeNull();
});

test("the next session knows nothing of it", () => {
  noteResponse("Customers", [problem], true);
  endSession();
  expect([loadedAt("Customers"), latestFailure("Customers")]).toEqual([null, null]);
});

test("a response that would fail again says so, unless a part of it may be tried again", () => {
  const limit = { message: "Too much.", extensions: { code: "LIMIT_EXCEEDED", retryable: false } } as const;
  const down = { message: "Down.", extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } } as const;
  noteResponse("Customers", [limit], false);
  expect(latestFailure("Customers")).toMatchObject({ message: "Too much.", isRetryable: false });
  noteResponse("Customers", [limit, down], true);
  expect(latestFailure("Customers")).toMatchObject({ message: "Down.", isRetryable: true });
});
