import { isPageParam } from "../url/useUrlParam";
import { createUserStore } from "../userStore";
import { type ColumnSettings, readSettings, storeColumns } from "./columns";

/** A list as the user likes to see it: its filter and order, which its address holds, and its columns. */
export type SavedView = {
  name: string;
  /** What the list is called. */
  of: string;
  /** The name of the list, whose columns these are. */
  list: string;
  address: string;
  columns: ColumnSettings;
};

/** As many views a user can keep, and as many characters a name and an address may have. */
export const MOST_VIEWS = 50;
export const LONGEST_NAME = 60;
const LONGEST_ADDRESS = 2000;

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" &&
  value !== null &&
  ["name", "of", "list", "address"].every((name) => typeof Reflect.get(value, name) === "string") &&
  String(Reflect.get(value, "name")).length <= LONGEST_NAME &&
  isKeepable(String(Reflect.get(value, "address")));

/** Whether an address can be kept. Another script may have stored it; a link must not lead elsewhere. */
export const isKeepable = (address: string): boolean => address.startsWith("/app/") && address.length <= LONGEST_ADDRESS;

/** Reads what was stored. What is damaged is left out. */
export function readViews(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isView)
    .slice(0, MOST_VIEWS)
    .map((view) => ({ ...view, columns: readSettings(view.columns) }));
}

/** The views of the user who is signed in. */
export const savedViews = createUserStore("views", readViews);

const pathOf = (address: string) => address.split("?")[0];

/** Whether two views are of the same list of the same screen. */
const isOfSameList = (one: SavedView, other: SavedView) => one.list === other.list && pathOf(one.address) === pathOf(other.address);

/** The views of a list, of which `like` is one or could be. */
export const viewsOf = (views: readonly SavedView[], like: SavedView): readonly SavedView[] => views.filter((view) => isOfSameList(view, like));

/** Keeps a view in the place of the one with its name, if the list has one, or of `renamed`. */
export function withView(views: readonly SavedView[], view: SavedView, renamed: SavedView | null = null): readonly SavedView[] {
  const isReplaced = (other: SavedView) => other === renamed || (isOfSameList(other, view) && other.name.toLowerCase() === view.name.toLowerCase());
  const place = views.findIndex(isReplaced);
  const others = views.filter((other) => !isReplaced(other));
  return place === -1 ? [...others, view].slice(-MOST_VIEWS) : others.toSpliced(place, 0, view);
}

/** The address of what a list shows; a view begins at the first page. */
export function viewAddress(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => !isPageParam(name)));
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** Gives the list the columns of a view that is opened. */
export const applyColumns = ({ list, columns }: SavedView): void =>
  storeColumns(list, columns.order.length === 0 && columns.hidden.length === 0 ? null : columns);
