import { expect, test } from "vitest";
import { attentionCounts } from "./attentionCounts";
import { endSession, startSession } from "./session/session";

test("the counts of a session end with it", () => {
  startSession("t");
  attentionCounts.set(new Map([["providers", { count: 3, isPartial: false, readAt: new Date(0) }]]));
  endSession();
  expect(attentionCounts.get()).toBeNull();
});
