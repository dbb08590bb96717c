import { isOperationListOpen } from "../../app/operationList";
import type { ScreenAction } from "../../ui/layout/screenActions";

/** What the console itself offers on every screen. */
export function consoleActions(): readonly ScreenAction[] {
  return [{ label: "How was this loaded", reason: null, run: () => isOperationListOpen.set(true) }];
}
