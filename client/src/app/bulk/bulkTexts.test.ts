import { expect, test } from "vitest";
import { progressText as runsText } from "../../areas/pipeline/runs/progressText";
import { countText, progressText } from "./bulkTexts";

const noun = { one: "study", many: "studies" };
const of = (done: number, failed: number, queue: number, lost = 0) => ({
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
  [of(2, 0, 1), false, "2 of 3 studies started"],
  [of(1, 0, 0), true, "1 of 1 study started"],
  [of(2, 1, 4), false, "2 of 7 studies started, 1 failed"],
  [of(2, 1, 4), true, "2 of 7 studies started, 1 failed, 4 not sent"],
  [of(0, 0, 0, 4), true, "0 of 4 studies started, 4 unconfirmed"],
  [of(2, 1, 3, 1200), true, "2 of 1,206 studies started, 1 failed, 1,200 unconfirmed, 3 not sent"],
])("progress %#", (progress, hasEnded, text) => expect(progressText(progress, noun, "started", hasEnded)).toBe(text));

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
] as const)("%o reads %s", (set, text) => expect(runsText({ job, ...set })).toBe(text));
