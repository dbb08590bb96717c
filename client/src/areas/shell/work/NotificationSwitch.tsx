import { useId } from "react";
import { type Notifications, notifications, turnNotifications } from "../../../app/notifications";
import css from "./NotificationSwitch.module.css";

const notes: Readonly<Record<Notifications, string>> = {
  off: "This browser then asks for your permission.",
  on: "While another tab or window is in front. This browser keeps the setting.",
  blocked: "This browser blocks notifications. Its settings for this site allow them again.",
  unsupported: "This browser cannot show notifications here.",
};

/** Turns notifications about work that has ended on and off. */
export function NotificationSwitch() {
  const state = notifications.useValue();
  const note = useId();
  return (
    <div className={css.setting}>
      <label className={css.label}>
        <input
          type="checkbox"
          aria-describedby={note}
          checked={state === "on"}
          disabled={state === "blocked" || state === "unsupported"}
          onChange={({ target }) => void turnNotifications(target.checked)}
        />
        Notify me when work ends
      </label>
      <p id={note} className={css.note}>
        {notes[state]}
      </p>
    </div>
  );
}
