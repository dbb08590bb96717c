import { loadQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import query, { type CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { startSession } from "../session/session";
import { queryKey } from "./refetch";
import { noteMutation } from "./responses";
import { KEPT_MS, keepStarted, startedQuery, takeStarted } from "./started";

beforeEach(() => void vi.useFakeTimers());

function keep() {
  const environment = createMockEnvironment();
  const queryRef = loadQuery<CustomerUsersTabQuery>(environment, query, { slug: "acme-media" }, { fetchPolicy: "store-and-network" });
  keepStarted(queryRef);
  return { environment, queryRef };
}

const find = () => startedQuery(queryKey(query, { slug: "acme-media" }));

test("a started query is kept for what shows it, which disposes of it", () => {
  const { queryRef } = keep();
  expect(find()).toBe(queryRef);
  expect(takeStarted(queryRef)).toBe(true);
  expect(takeStarted(queryRef)).toBe(false);
  expect(find()).toBeNull();
  vi.advanceTimersByTime(KEPT_MS);
  expect(queryRef.isDisposed).toBe(false);
});

test.each([
  ["it has failed", ({ environment }: ReturnType<typeof keep>) => environment.mock.rejectMostRecentOperation(new Error("down"))],
  ["a part of it has failed", ({ environment }: ReturnType<typeof keep>) => environment.mock.resolveMostRecentOperation({ data: { customer: null }, errors: [{ message: "down" }] })],
  ["a mutation ends", () => noteMutation()],
  ["nothing has shown it for a while", () => vi.advanceTimersByTime(KEPT_MS)],
  ["another session begins", () => startSession("next")],
  ["it is started again", () => keep()],
])("a started query is disposed of when %s", (_, end) => {
  const kept = keep();
  end(kept);
  expect(kept.queryRef.isDisposed).toBe(true);
});
