import { CheckSetting } from "../../../ui/form/CheckSetting";
import { ScreenButton } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import { areShortcutsOn, isShortcutListOpen, turnShortcuts } from "./shortcutSettings";

/** Turns the shortcuts of single keys on and off, and lists them. */
export function ShortcutSettings() {
  return (
    <Surface title="Keyboard" actions={<ScreenButton label="Show Shortcuts" onClick={() => isShortcutListOpen.set(true)} />}>
      <CheckSetting
        label="Use single-key shortcuts"
        isOn={areShortcutsOn.useValue()}
        onTurn={turnShortcuts}
        note="They do nothing while you type. This browser keeps the setting."
      />
    </Surface>
  );
}
