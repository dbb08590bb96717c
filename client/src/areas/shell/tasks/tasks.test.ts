import { expect, test, vi } from "vitest";
import { notifications, notify, setNotifications } from "./browserNotifications";
import { followTitle } from "./TaskMenu";
import { outcomeOf, tasksLabel, tasksMark } from "./taskTexts";

test("the count stands before a title, also before one that begins with a number itself", () => {
  document.title = "(7) Sisters · Marquee";
  for (const [count, title] of [[1, "(1) (7) Sisters · Marquee"], [0, "(7) Sisters · Marquee"]] as const) {
    const stop = followTitle(count);
    expect(document.title).toBe(title);
    stop();
    expect(document.title).toBe("(7) Sisters · Marquee");
  }
});

test.each([
  [["running"], "Work: 1 running"],
  [["done", "running", "failed", "running", "stopped"], "Work: 2 running, 1 failed, 1 done, 1 stopped"],
] as const)("%j reads %s", (states, text) => {
  expect(tasksLabel(states.map((status) => ({ status })))).toBe(text);
});

test.each([
  ["running", "", ""],
  ["running", "2 of 3 sent", "2 of 3 sent"],
  ["stopped", "", "Stopped."],
  ["failed", "No.", "No."],
] as const)("a %s task with the text %j says %j", (status, text, outcome) => {
  expect(outcomeOf({ status, text })).toBe(outcome);
});

const one = (id: number, status: "running" | "done" | "failed" | "stopped", label = "Upload of a.csv", to = "/app/upload") => ({ id, label, to, status });

test.each([
  ["one failure", [one(1, "failed"), one(2, "done", "Other")], [], "failed", "1 failed"],
  ["failures beside a stopped task", [one(1, "failed"), one(2, "failed"), one(3, "stopped")], [], "failed", "2 failed"],
  ["a failure that was seen", [one(1, "failed")], [1], "seen", "Work"],
  ["a failure after one that was seen", [one(1, "failed"), one(2, "failed")], [1], "failed", "1 failed"],
  ["a failure that was seen, beside a task that is done", [one(1, "failed"), one(2, "done", "Other")], [1], "done", "1 done"],
  ["a failure that a later run made up for", [one(1, "failed"), one(2, "done")], [], "done", "1 done"],
  ["a failure after a run that was done", [one(1, "done"), one(2, "failed")], [], "failed", "1 failed"],
  ["a failure beside the same task elsewhere", [one(1, "failed"), one(2, "done", "Upload of a.csv", "/app/pixels")], [], "failed", "1 failed"],
  ["a stopped task", [one(1, "stopped"), one(2, "done", "Other")], [], "stopped", "1 stopped"],
] as const)("the mark of %s", (_, all, seen, status, text) => {
  expect(tasksMark(all, new Set(seen))).toEqual({ status, text });
});

test("a permission that is refused leaves notifications off, and a permission alone does not turn them on", async () => {
  const notification = Object.assign(vi.fn(), { permission: "default", requestPermission: async () => (notification.permission = "denied") });
  vi.stubGlobal("Notification", notification);
  await setNotifications(true);
  expect([notifications.get(), localStorage.getItem("marquee.notifications")]).toEqual(["blocked", null]);
  notification.permission = "granted";
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  notify("Upload", "Done.", () => undefined);
  expect(notification).not.toHaveBeenCalled();
});
