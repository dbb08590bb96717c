import { isPageParam } from "../url/useUrlParam";
import { type ColumnSettings, columnsParam } from "./columns";
import { type SavedView, sameView } from "./savedViews";

/** A name without characters that are not seen, and so could make two names look the same, or one like none. */
export const viewName = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim();

/** Removes a view. */
export const withoutView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => {
  const removed = sameView(views, view);
  return views.filter((other) => other !== removed);
};

/** Columns as an address has them: in their order, hidden ones with a minus. Empty for the list's own. */
export const columnsText = ({ order, hidden }: ColumnSettings): string =>
  [...new Set([...order, ...hidden])].map((key) => (hidden.includes(key) ? `-${key}` : key)).join(".");

/** The address of what a list shows; a view begins at the first page. */
export function viewAddress(path: string, search: URLSearchParams, list: string, columns: ColumnSettings): string {
  const param = columnsParam(list);
  const kept = new URLSearchParams([...search].filter(([name]) => !isPageParam(name) && name !== param));
  const text = columnsText(columns);
  if (text !== "") kept.set(param, text);
  return kept.size === 0 ? path : `${path}?${kept}`;
}
