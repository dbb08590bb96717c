import { beforeEach, expect, test, vi } from "vitest";
import { startSession } from "./session/session";
import { clearWork, startWork, work } from "./work";

beforeEach(() => {
  vi.useFakeTimers();
  startSession("t-1");
});

const asksBeforeUnload = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const states = () => work.get().map(({ label, status, text }) => [label, status, text]);

test("work is shown while it runs and after its end, and a reload asks while any of it runs", () => {
  const report = startWork({ label: "Upload of a.csv", to: "/app/upload" });
  const other = startWork({ label: "B", to: "/b" });
  expect(states()[0]).toEqual(["Upload of a.csv", "running", ""]);
  report.progress({ done: 1, total: 3 }, "1 of 3 sent");
  expect(work.get()[0]).toMatchObject({ progress: { done: 1, total: 3 }, text: "1 of 3 sent" });
  report.end("done", "3 rows.");
  // It ends once.
  report.end("failed", "No.");
  expect(work.get()[0]).toMatchObject({ status: "done", text: "3 rows.", progress: null });
  expect(asksBeforeUnload()).toBe(true);
  // This one was never started.
  other.drop();
  expect(states()).toHaveLength(1);
  expect(asksBeforeUnload()).toBe(false);
});

test("work that only reads is shown after a second, with its progress so far, and the browser does not ask before a reload", () => {
  const short = startWork({ label: "Search", to: "/app/devices", isRead: true });
  vi.advanceTimersByTime(999);
  short.end("done", "Found.");
  vi.advanceTimersByTime(10_000);
  expect(states()).toEqual([]);
  const long = startWork({ label: "Export", to: "/app/pixels", isRead: true });
  long.progress(null, "500 rows");
  expect(asksBeforeUnload()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(states()).toEqual([["Export", "running", "500 rows"]]);
  long.end("stopped");
  expect(states()).toEqual([["Export", "stopped", ""]]);
});

test("ended work is cleared one by one or all at once, and the latest ten stay", () => {
  for (let count = 0; count < 12; count += 1) startWork({ label: `W${count}`, to: "/w" }).end("done");
  startWork({ label: "Running", to: "/w" });
  expect(states()[0]?.[0]).toBe("W2");
  expect(states()).toHaveLength(11);
  clearWork(work.get()[0]?.id);
  expect(states()[0]?.[0]).toBe("W3");
  clearWork();
  expect(states()).toEqual([["Running", "running", ""]]);
});

test("the next user does not see it, even if it ends later", () => {
  const report = startWork({ label: "Upload", to: "/app/upload" });
  startWork({ label: "Export", to: "/app/pixels", isRead: true });
  startSession("t-2");
  expect([states(), asksBeforeUnload()]).toEqual([[], false]);
  report.progress({ done: 1, total: 2 }, "1 of 2");
  report.end("done", "Stored.");
  vi.advanceTimersByTime(10_000);
  expect(states()).toEqual([]);
});
