import type { ScreenRoute } from "../../app/routing/route";
import { textSearch } from "../../ui/table/textSearch";

/** Something that can be opened. */
export type SearchOption = {
  key: string;
  label: string;
  /** What tells it apart from others with the same label. */
  detail?: string;
  /** null if no screen shows it. */
  address: string | null;
};

/** Options of one kind. */
export type OptionGroup = { label: string; options: readonly SearchOption[] };

/** A hit, and the name of its kind. */
export type Hit = SearchOption & { kind: string };

/** Screens whose names have all words of the text, then the hits by kind: the kind of the best hit first. */
export function listOptions(screens: readonly ScreenRoute[], text: string, hits: readonly Hit[]): readonly OptionGroup[] {
  const isFound = textSearch(text);
  const entries = screens
    .filter(({ path, handle }) => handle.sidebar?.isForDevelopers !== true && !path.includes(":") && isFound(handle.sidebar?.label ?? handle.title))
    .map(({ id, path, handle }) => ({ key: id, label: handle.sidebar?.label ?? handle.title, address: path }));
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => ({ label: kind, options: hits.filter((hit) => hit.kind === kind) }));
  const screensGroup = { label: "Screens", options: entries };
  return [screensGroup, ...groups].filter(({ options }) => options.length > 0);
}
