import { expect, test } from "vitest";
import { countText, progressText } from "./bulkTexts";

const noun = { one: "study", many: "studies" };
const of = (done: number, failed: number, queue: number) => ({
  total: done + failed + queue,
  done: { length: done },
  failed: { length: failed },
  queue: { length: queue },
});

test.each([
  [1, "1 study"],
  [0, "0 studies"],
  [1200, "1,200 studies"],
])("%d rows", (count, text) => {
  expect(countText(count, noun)).toBe(text);
});

test.each([
  [of(2, 0, 1), false, "2 of 3 studies started"],
  [of(1, 0, 0), true, "1 of 1 study started"],
  [of(2, 1, 4), false, "2 of 7 studies started, 1 failed"],
  [of(2, 1, 4), true, "2 of 7 studies started, 1 failed, 4 not sent"],
])("progress %#", (progress, hasEnded, text) => {
  expect(progressText(progress, noun, "started", hasEnded)).toBe(text);
});
