import { beforeEach, expect, test, vi } from "vitest";
import { startSession } from "./session/session";
import { backgroundTasks, clearTasks, startTask } from "./backgroundTasks";

beforeEach(() => {
  vi.useFakeTimers();
  startSession("t-1");
});

const asksBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const states = () => backgroundTasks.get().map(({ label, status, text }) => [label, status, text]);

test("a task is shown while it runs and after its end, and a reload asks while any of it runs", () => {
  const report = startTask({ label: "Upload of a.csv", to: "/app/upload" });
  const other = startTask({ label: "B", to: "/b" });
  expect(states()[0]).toEqual(["Upload of a.csv", "running", ""]);
  report.progress({ done: 1, total: 3 }, "1 of 3 sent");
  expect(backgroundTasks.get()[0]).toMatchObject({ progress: { done: 1, total: 3 }, text: "1 of 3 sent" });
  report.end("done", "3 rows.");
  // It ends once.
  report.end("failed", "No.");
  expect(backgroundTasks.get()[0]).toMatchObject({ status: "done", text: "3 rows.", progress: null });
  expect(asksBeforeUnload()).toBe(true);
  // This one was never started.
  other.drop();
  expect(states()).toHaveLength(1);
  expect(asksBeforeUnload()).toBe(false);
});

test("a task that only reads is shown after a second, with its progress so far, and the browser does not ask before a reload", () => {
  const short = startTask({ label: "Search", to: "/app/devices", isRead: true });
  vi.advanceTimersByTime(999);
  short.end("done", "Found.");
  vi.advanceTimersByTime(10_000);
  expect(states()).toEqual([]);
  const long = startTask({ label: "Export", to: "/app/pixels", isRead: true });
  long.progress(null, "500 rows");
  expect(asksBeforeUnload()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(states()).toEqual([["Export", "running", "500 rows"]]);
  long.end("stopped");
  expect(states()).toEqual([["Export", "stopped", ""]]);
});

test("ended tasks are cleared one by one or all at once, and the latest ten stay", () => {
  for (let count = 0; count < 12; count += 1) startTask({ label: `W${count}`, to: "/w" }).end("done");
  startTask({ label: "Running", to: "/w" });
  expect(states()[0]?.[0]).toBe("W2");
  expect(states()).toHaveLength(11);
  clearTasks(backgroundTasks.get()[0]?.id);
  expect(states()[0]?.[0]).toBe("W3");
  clearTasks();
  expect(states()).toEqual([["Running", "running", ""]]);
});

test("the next user does not see it, even if it ends later", () => {
  const report = startTask({ label: "Upload", to: "/app/upload" });
  startTask({ label: "Export", to: "/app/pixels", isRead: true });
  startSession("t-2");
  expect([states(), asksBeforeUnload()]).toEqual([[], false]);
  report.progress({ done: 1, total: 2 }, "1 of 2");
  report.end("done", "Stored.");
  vi.advanceTimersByTime(10_000);
  expect(states()).toEqual([]);
});
