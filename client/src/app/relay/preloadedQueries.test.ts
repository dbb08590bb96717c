import { loadQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import query, { type CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { startSession } from "../session/session";
import { queryKey } from "./refetch";
import { noteMutation } from "./responses";
import { KEPT_MS, keepPreloaded, preloadedQuery, takePreloaded } from "./preloadedQueries";

beforeEach(() => void vi.useFakeTimers());

function keep() {
  const environment = createMockEnvironment();
  const queryRef = loadQuery<CustomerUsersTabQuery>(environment, query, { slug: "acme-media" }, { fetchPolicy: "store-and-network" });
  keepPreloaded(queryRef);
  return { environment, queryRef };
}

const find = () => preloadedQuery(queryKey(query, { slug: "acme-media" }));

test("a preloaded query is kept for what shows it, which disposes of it", () => {
  const { queryRef } = keep();
  expect(find()).toBe(queryRef);
  expect(takePreloaded(queryRef)).toBe(true);
  expect(takePreloaded(queryRef)).toBe(false);
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
  ["it is preloaded again", () => keep()],
])("a preloaded query is disposed of when %s", (_, end) => {
  const kept = keep();
  end(kept);
  expect(kept.queryRef.isDisposed).toBe(true);
});
