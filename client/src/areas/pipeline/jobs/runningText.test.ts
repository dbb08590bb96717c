import { expect, test } from "vitest";
import { runningText } from "./runningText";

test("the running time has hours, minutes and seconds", () => {
  const start = "2026-03-01T12:00:00Z";
  const after = (seconds: number) => runningText(start, Date.parse(start) + seconds * 1000);
  expect(after(0)).toBe("0h 0m 0s");
  expect(after(59.9)).toBe("0h 0m 59s");
  expect(after(60)).toBe("0h 1m 0s");
  expect(after(3723)).toBe("1h 2m 3s");
  expect(after(90000)).toBe("25h 0m 0s");
  expect(after(-5)).toBe("0h 0m 0s");
});
