import { paths } from "../../app/routing/paths";
import type { ScreenRoute } from "../../app/routing/route";
import type { ScreenAction } from "../../ui/layout/screenActions";
import type { ScreenRecord } from "../../ui/layout/screenRecord";
import type { SavedView } from "../../ui/table/savedViews";
import { textSearch } from "../../ui/table/textSearch";
import type { Command } from "./commands";
import type { RecentAndPinned } from "./RecentTracker";

/** Something that can be opened or done. */
export type SearchOption = {
  key: string;
  label: string;
  /** What tells it apart from others with the same label, or why it cannot be done. */
  detail?: string;
  /** null if no screen shows it. */
  address: string | null;
  /** Does it, if it is not only a screen to open; null if it cannot be done now. */
  run?: (() => void) | null;
  /** What a pin on it keeps. */
  record?: ScreenRecord;
};

/** Options of one kind. */
type OptionGroup = { label: string; options: readonly SearchOption[] };

/** A hit, and the name of its kind. */
export type Hit = SearchOption & { kind: string };

type Sources = {
  screens: readonly ScreenRoute[];
  actions: readonly ScreenAction[];
  /** The forms and well-known lists that the user may open. */
  commands: readonly Command[];
  /** The actions that the console offers on every screen. */
  console: readonly ScreenAction[];
  records: RecentAndPinned;
  views: readonly SavedView[];
  hits: readonly Hit[];
};

/** As many commands are listed, so that the hits below them stay in sight. */
const MOST_COMMANDS = 8;

/** The keys of the services that have no search, as a whole word: "d-12", or a UUID. */
const LOG_KEY = /^(?:d-[\w-]+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/**
 * What a text finds: screens, actions of the open screen, commands, kept records whose names have all its words, and the
 * hits by kind, the kind of the best hit first. Without a text the kept records come first.
 */
export function listOptions(text: string, { screens, actions, commands, console: ofConsole, records, views, hits }: Sources): readonly OptionGroup[] {
  const isFound = textSearch(text);
  const screenOptions = screens
    .filter(({ path, handle }) => handle.sidebar?.isForDevelopers !== true && !path.includes(":") && isFound(handle.sidebar?.label ?? handle.title, handle.words))
    .map(({ id, path, handle }) => ({ key: id, label: handle.sidebar?.label ?? handle.title, address: path }));
  const optionsOf = (some: readonly ScreenAction[], name: string): SearchOption[] =>
    some
      .filter(({ label }) => isFound(label))
      .map(({ label, address = null, reason, run }, place) => ({
        key: `${name} ${place}`,
        label,
        ...(reason !== null && { detail: reason }),
        address: reason === null ? address : null,
        run: reason === null ? run : null,
      }));
  const offered = [...screenOptions, ...actions].map(({ label }) => label.toLowerCase());
  const commandOptions = commands
    .filter(({ label, address, words }) => isFound(label, words) && !offered.includes(label.toLowerCase()) && screenOptions.every((screen) => screen.address !== address))
    .slice(0, MOST_COMMANDS)
    .map(({ label, address }) => ({ key: `command ${label}`, label, address }));
  const key = text.trim();
  const logs = LOG_KEY.test(key) ? [{ key: "log", label: `Debug log ${key}`, detail: "By its key", address: paths.debugLog(key) }] : [];
  const pinned = records.pinned.filter(({ label, kind }) => isFound(label, kind));
  const recent = records.recent.filter((record) => isFound(record.label, record.kind) && !pinned.some(({ address }) => address === record.address));
  const kept = [...pinned, ...recent].map(({ address }) => address);
  const found = hits.filter(({ address }) => address === null || !kept.includes(address));
  const kinds = [...new Set(found.map(({ kind }) => kind))];

  const keptGroups = [
    { label: "Pinned", options: pinned.map((record) => optionOf("pinned", record)) },
    { label: "Recent", options: recent.map((record) => optionOf("recent", record)) },
    { label: "Views", options: views.filter(({ name, of }) => isFound(name, of, "view")).map(viewOption) },
  ];
  const ownGroups = [
    { label: "Screens", options: screenOptions },
    { label: "On this screen", options: optionsOf(actions, "action") },
  ];
  const hitGroups = kinds.map((kind) => ({ label: kind, options: found.filter((hit) => hit.kind === kind) }));
  const consoleGroup = { label: "Console", options: optionsOf(ofConsole, "console") };
  const commandGroup = { label: "Commands", options: commandOptions };
  const logGroup = { label: "Debug logs", options: logs };
  const groups =
    key === ""
      ? [...keptGroups, ...ownGroups.toReversed(), consoleGroup]
      : [...ownGroups, commandGroup, ...keptGroups, ...hitGroups, logGroup, consoleGroup];
  return groups.filter(({ options }) => options.length > 0);
}

function optionOf(group: string, record: ScreenRecord): SearchOption {
  return { key: `${group} ${record.address}`, label: record.label, detail: record.kind, address: record.address, record };
}

function viewOption({ name, of, address }: SavedView): SearchOption {
  return { key: `view ${address} ${name}`, label: name, detail: of, address };
}
