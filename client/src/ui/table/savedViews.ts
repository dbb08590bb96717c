import { createUserStore } from "../userStore";

/** A list as the user likes to see it: the address has its filter, order and columns. */
export type SavedView = {
  name: string;
  /** What the list is called. */
  of: string;
  /** The name of the list. */
  list: string;
  address: string;
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
export const readViews = (stored: unknown): readonly SavedView[] =>
  Array.isArray(stored) ? stored.filter(isView).reduce<readonly SavedView[]>((views, view) => withView(views, view), []) : [];

/** The views of the user who is signed in. */
export const savedViews = createUserStore("views", readViews);

const pathOf = (address: string) => address.split("?")[0];

/** The views of a list, of which `like` is one or could be. */
export const viewsOf = (views: readonly SavedView[], like: SavedView): readonly SavedView[] =>
  views.filter((view) => view.list === like.list && pathOf(view.address) === pathOf(like.address));

/** The view of a list with a name, without regard to case. */
export const sameView = (views: readonly SavedView[], like: SavedView): SavedView | undefined =>
  viewsOf(views, like).find(({ name }) => name.toLowerCase() === like.name.toLowerCase());

/** Keeps a view in the place of the one with its name, if the list has one, or of `renamed`. */
export function withView(views: readonly SavedView[], view: SavedView, renamed = view): readonly SavedView[] {
  const replaced = sameView(views, renamed);
  return replaced === undefined ? [...views, view].slice(-MOST_VIEWS) : views.map((other) => (other === replaced ? view : other));
}
