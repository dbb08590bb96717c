import { expect, test } from "vitest";
import { progressText } from "./progressText";

const job = { title: "Run Campaign" };
const failed = { isLost: false };
const lost = { isLost: true };

test.each([
  [{ total: 1, sent: 0, failed: [], unsent: [], status: "sending" }, "Run Campaign: 0 of 1 job sent"],
  [{ total: 1200, sent: 1000, failed: [failed], unsent: [], status: "sending" }, "Run Campaign: 1,000 of 1,200 jobs sent, 1 failed"],
  [{ total: 20, sent: 10, failed: [], unsent: [], status: "cancelling" }, "Run Campaign: cancelling, 10 of 20 jobs sent"],
  [{ total: 20, sent: 9, failed: [failed], unsent: [1, 2], status: "ended" }, "Run Campaign: 9 of 20 jobs sent, 1 failed, 2 not sent"],
  [{ total: 7, sent: 5, failed: [lost, lost], unsent: [], status: "ended" }, "Run Campaign: 5 of 7 jobs sent, 2 unconfirmed"],
  [{ total: 7, sent: 5, failed: [lost, failed], unsent: [], status: "ended" }, "Run Campaign: 5 of 7 jobs sent, 1 failed, 1 unconfirmed"],
] as const)("%o reads %s", (set, text) => {
  expect(progressText({ job, ...set })).toBe(text);
});
