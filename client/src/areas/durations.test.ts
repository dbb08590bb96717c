import { expect, test } from "vitest";
import { elapsedText } from "./backfill/elapsedText";
import { runningText } from "./pipeline/jobs/runningText";
import { ageText } from "./providers/ageText";

const now = Date.parse("2026-03-12T12:00:00Z");
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

test.each([
  [-5, "just now", "0h 0m 0s", "0:00"],
  [0, "just now", "0h 0m 0s", "0:00"],
  [59.999, "just now", "0h 0m 59s", "0:59"],
  [60, "1 min ago", "0h 1m 0s", "1:00"],
  [605, "10 min ago", "0h 10m 5s", "10:05"],
  [3599, "59 min ago", "0h 59m 59s", "59:59"],
  [3600, "1 h ago", "1h 0m 0s", "60:00"],
  [172_799, "47 h ago", "47h 59m 59s", "2879:59"],
  [172_800, "2 d ago", "48h 0m 0s", "2880:00"],
])("%d seconds are an age of %s, a running time of %s and an upload's %s", (seconds, age, running, elapsed) => {
  expect(ageText(ago(seconds), now)).toBe(age);
  expect(runningText(ago(seconds), now)).toBe(running);
  expect(elapsedText(seconds * 1000)).toBe(elapsed);
});
