import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { CheckSetting } from "../../../ui/form/fields";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { areShortcutsOff } from "../../../ui/singleKeys";
import type { rowKeys } from "./rowKeys";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

type Shortcut = { keys: readonly string[]; does: string };

const everywhere: readonly Shortcut[] = [
  { keys: [isMac ? "⌘" : "Ctrl", "K"], does: "Find anything" },
  { keys: ["?"], does: "Show these shortcuts" },
  { keys: ["Shift", "D"], does: "Show how this was loaded" },
  { keys: ["Esc"], does: "Close what is on top" },
];

const ofRows: Readonly<Record<keyof typeof rowKeys, string>> = {
  "/": "Go to the filter",
  j: "Go to the next row",
  k: "Go to the row before",
  Enter: "Open the row",
  x: "Select the row",
};

const lists: readonly Shortcut[] = [
  ...Object.entries(ofRows).map(([key, does]) => ({ keys: [key], does })),
  { keys: ["First letter"], does: "Take an action of the row" },
  { keys: ["Enter", "↓"], does: "Leave the filter for the rows" },
  { keys: ["Esc"], does: "Empty the filter, then leave it" },
];

/** An area that "g" and a letter go to. */
export type AreaKey = { letter: string; label: string; path: string };

type Props = { areas: readonly AreaKey[]; onClose: () => void };

/** The list of all shortcuts, and the switch for those of a single key. */
export function ShortcutDialog({ areas, onClose }: Props) {
  const isOn = !areShortcutsOff.useValue();
  return (
    <InfoDialog title="Keyboard Shortcuts" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 10, mt: -4, mb: 4 }}>
        <div>
          <Group title="Everywhere" shortcuts={everywhere} />
          <Group title="Lists" shortcuts={lists} />
        </div>
        <Group title="Go to" shortcuts={areas.map(({ letter, label }) => ({ keys: ["g", letter], does: label }))} />
      </Box>
      <CheckSetting
        label="Use single-key shortcuts"
        isOn={isOn}
        onTurn={(isNow) => areShortcutsOff.set(!isNow)}
        note={<span role="status">{isOn ? "They do nothing while you type." : "They are off in this browser. Your profile turns them on again."}</span>}
      />
    </InfoDialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section aria-label={title}>
      <Box component="h3" sx={{ mt: 4, mb: 1, fontSize: 12, fontWeight: 600, color: "text.secondary" }}>
        {title}
      </Box>
      <Box component="dl" sx={{ m: 0, fontSize: 13 }}>
        {shortcuts.map(({ keys, does }) => (
          <Box key={does} sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 3, minHeight: 28 }}>
            <dt>{does}</dt>
            <Box component="dd" sx={{ display: "flex", gap: 1, m: 0 }}>
              {keys.map((key) => (
                <Box key={key} component="kbd" sx={{ minWidth: 22, px: 1.5, font: "inherit", fontSize: 12, lineHeight: "20px", textAlign: "center", border: 1, borderColor: "divider", borderRadius: "4px" }}>
                  {key}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
