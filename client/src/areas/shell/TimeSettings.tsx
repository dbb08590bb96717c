import { useSyncExternalStore } from "react";
import { CheckSetting } from "../../ui/form/CheckSetting";
import { Surface } from "../../ui/layout/Surface";
import { browserZone, utcTimes } from "../../ui/text/format";

/** Chooses the time zone that times are shown in. */
export function TimeSettings() {
  return (
    <Surface title="Times">
      <CheckSetting
        label="Show times in UTC"
        isOn={useSyncExternalStore(utcTimes.listen, utcTimes.isOn)}
        onTurn={utcTimes.turn}
        note={`Otherwise in the time zone of this browser, ${browserZone()}. Days stay as they are. This browser keeps the setting.`}
      />
    </Surface>
  );
}
