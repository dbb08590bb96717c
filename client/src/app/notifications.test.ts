import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notifications, notify, turnNotifications } from "./notifications";

const shown = vi.fn<(title: string, options: { body: string }) => void>();
const ask = vi.fn<() => Promise<NotificationPermission>>();

class FakeNotification {
  static permission: NotificationPermission = "default";
  static requestPermission = async () => {
    FakeNotification.permission = await ask();
    return FakeNotification.permission;
  };
  onclick: () => void = () => undefined;
  close = vi.fn<() => void>();
  constructor(title: string, options: { body: string }) {
    shown(title, options);
  }
}

const look = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

beforeEach(() => {
  FakeNotification.permission = "default";
  vi.stubGlobal("Notification", FakeNotification);
  ask.mockReset();
  shown.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test("the browser is asked only when notifications are turned on, and they show only while the page is hidden", async () => {
  look("hidden");
  notify("Upload", "Done.", () => undefined);
  expect(ask).not.toHaveBeenCalled();
  ask.mockResolvedValue("granted");
  await turnNotifications(true);
  expect(notifications.get()).toBe("on");
  notify("Upload", "Done.", () => undefined);
  expect(shown.mock.calls).toEqual([["Upload", { body: "Done.", icon: "/marquee.svg" }]]);
  look("visible");
  notify("Upload", "Done.", () => undefined);
  expect(shown).toHaveBeenCalledOnce();
  await turnNotifications(false);
  look("hidden");
  notify("Upload", "Done.", () => undefined);
  expect(shown).toHaveBeenCalledOnce();
});

test("a permission that is refused leaves them off", async () => {
  ask.mockResolvedValue("denied");
  await turnNotifications(true);
  expect(notifications.get()).toBe("blocked");
  expect(localStorage.getItem("marquee.notifications")).toBeNull();
});

test("a permission alone does not turn them on", () => {
  FakeNotification.permission = "granted";
  look("hidden");
  notify("Upload", "Done.", () => undefined);
  expect(shown).not.toHaveBeenCalled();
});
