import type { CutInput } from "../../../__generated__/CutsDialogSaveMutation.graphql";

/** A cut as the user edits it. The first property is missing until one is selected. */
export type CutRow = { readonly key: number; readonly one: string | null; readonly two: string | null };

/** The rows with one more, which is empty. */
export function withEmptyRow(rows: readonly CutRow[]): CutRow[] {
  return [...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, one: null, two: null }];
}

/** The rows as the graph takes them; null while one lacks its first property. */
export function cutsOf(rows: readonly CutRow[]): CutInput[] | null {
  const cuts: CutInput[] = [];
  for (const { one, two } of rows) {
    if (one === null) return null;
    cuts.push({ cutOrderOne: one, cutOrderTwo: two });
  }
  return cuts;
}
