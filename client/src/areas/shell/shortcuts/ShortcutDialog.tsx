import { ModalDialog } from "../../../ui/layout/ModalDialog";
import css from "./ShortcutDialog.module.css";
import { areShortcutsOn, turnShortcuts } from "./shortcutSettings";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

type Shortcut = { keys: readonly string[]; does: string };

const everywhere: readonly Shortcut[] = [
  { keys: [isMac ? "⌘" : "Ctrl", "K"], does: "Find anything" },
  { keys: ["?"], does: "Show these shortcuts" },
  { keys: ["Shift", "D"], does: "Show how this was loaded" },
  { keys: ["Esc"], does: "Close what is on top" },
];

const lists: readonly Shortcut[] = [
  { keys: ["/"], does: "Go to the filter" },
  { keys: ["j"], does: "Go to the next row" },
  { keys: ["k"], does: "Go to the row before" },
  { keys: ["Enter"], does: "Open the row" },
];

/** An area that "g" and a letter go to. */
export type AreaKey = { letter: string; label: string; path: string };

type Props = { areas: readonly AreaKey[]; onClose: () => void };

/** The list of all shortcuts, and the switch for those of a single key. */
export function ShortcutDialog({ areas, onClose }: Props) {
  const isOn = areShortcutsOn.useValue();
  return (
    <ModalDialog title="Keyboard Shortcuts" className={css.dialog} onClose={onClose}>
      <div className={css.content}>
        <div className={css.groups}>
          <div>
            <Group title="Everywhere" shortcuts={everywhere} />
            <Group title="Lists" shortcuts={lists} />
          </div>
          <Group title="Go to" shortcuts={areas.map(({ letter, label }) => ({ keys: ["g", letter], does: label }))} />
        </div>
        <label className={css.setting}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => turnShortcuts(target.checked)} />
          Use single-key shortcuts
        </label>
        <p role="status" className={css.note}>
          {isOn ? "They do nothing while you type." : "They are off in this browser. Your profile turns them on again."}
        </p>
      </div>
    </ModalDialog>
  );
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <dl className={css.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={css.row}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
