import { hasUnsavedEntries } from "../../app/forms/useLeaveQuestion";
import { isOperationListOpen } from "../../app/relay/operations";
import type { ScreenAction } from "../../ui/layout/screenActions";
import { browserZone, utcTimes } from "../../ui/text/format";

/** The actions that the console offers on every screen. */
export function consoleActions(): readonly ScreenAction[] {
  return [
    { label: "How was this loaded", reason: null, run: () => isOperationListOpen.set(true) },
    {
      label: utcTimes.isOn() ? `Show times in ${browserZone()}` : "Show times in UTC",
      // Switching remounts the screen.
      reason: hasUnsavedEntries() ? "Save your changes first." : null,
      run: () => utcTimes.turn(!utcTimes.isOn()),
    },
  ];
}
