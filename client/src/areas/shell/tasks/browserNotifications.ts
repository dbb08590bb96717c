import { onSessionChange } from "../../../app/session/session";
import { createStore } from "../../../ui/externalStore";

/** The key in local storage; present only while notifications are on. */
const KEY = "marquee.notifications";
const ON = "on";

/** Whether the user wants notifications, and whether the browser shows them. */
export type Notifications = "off" | "on" | "blocked" | "unsupported";

function read(): Notifications {
  // Browsers have no notifications without a secure connection.
  if (!("Notification" in window)) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return localStorage.getItem(KEY) === ON && Notification.permission === "granted" ? "on" : "off";
}

/** The setting of this browser. */
export const notifications = createStore<Notifications>(read());

window.addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) notifications.set(read());
});

/** Turns notifications on or off. Only this asks the browser for permission, so call it on a click. */
export async function setNotifications(isOn: boolean): Promise<void> {
  if (isOn && read() !== "unsupported" && (await Notification.requestPermission()) === "granted") localStorage.setItem(KEY, ON);
  else localStorage.removeItem(KEY);
  notifications.set(read());
}

/** Shows a notification if they are on and the page is not visible. */
export function notify(title: string, body: string, onClick: () => void): void {
  if (read() !== "on" || document.visibilityState === "visible") return;
  try {
    const shown = new Notification(title, { body, icon: "/marquee.svg" });
    // The next user must neither read it nor follow it.
    const stopListening = onSessionChange(() => shown.close());
    shown.onclose = stopListening;
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick();
    };
  } catch (error) {
    // Some browsers, such as those of phones, show them for installed pages only.
    console.error("Could not show a notification.", error);
  }
}
