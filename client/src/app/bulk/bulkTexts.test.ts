import { expect, test } from "vitest";
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
