import { expect, test, vi } from "vitest";
import { notifications, notify, setNotifications } from "./browserNotifications";

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
