const isVisible = (element: Element): boolean => element.checkVisibility();

/** Moves the focus to the filter of the list, and says whether there is one. */
export function focusFilter(): boolean {
  for (const bar of document.querySelectorAll("main [role=search]")) {
    // A narrow window has the fields behind a button.
    const folded = bar.querySelector<HTMLElement>("[aria-expanded=false][aria-controls]:not([role])");
    const all = [...bar.querySelectorAll<HTMLElement>("input[type=search]"), ...bar.querySelectorAll<HTMLElement>("input, [role=combobox]")];
    const field = all.find(isVisible) ?? (folded !== null && isVisible(folded) ? folded : undefined);
    if (field === undefined) continue;
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
    return true;
  }
  return false;
}

/** The keys of a filter: Enter and the arrow lead to the rows; Escape empties it, and leaves it once it is empty. */
export function leaveFilter(event: KeyboardEvent): void {
  const { target: field, key, defaultPrevented, isComposing } = event;
  if (!(field instanceof HTMLInputElement) || !field.matches("main [role=search] input[type=search]:not([role])") || defaultPrevented || isComposing) return;
  if (key === "Enter" || key === "ArrowDown") {
    if (!walkRows(1)) return;
  } else if (key !== "Escape") return;
  else if (field.value === "") field.closest("main")?.focus({ preventScroll: true });
  else {
    // As if it were typed: React watches the value that its own elements set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  event.preventDefault();
}

/** Rows of tables and grids, and cards, which have headings. */
const rowSelector = "tbody > tr[data-index], [role=grid] [role=row][data-rowindex], li:has(h2, h3)";
const listSelector = "table, [role=grid], ul";

/** What has the focus while a row does: the row, or the first cell of a grid, which has its own keys. */
const holderOf = (row: HTMLElement): HTMLElement => row.querySelector<HTMLElement>("[role=gridcell]") ?? row;

const currentRow = () => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;

/** Moves the focus to the next row, or to the one before, and says whether there are rows. */
export function walkRows(step: 1 | -1): boolean {
  const current = currentRow();
  const lists = [...document.querySelectorAll(`main :is(${listSelector})`)];
  const list = current?.closest(listSelector) ?? lists.find((one) => isVisible(one) && one.querySelector(rowSelector) !== null);
  if (list == null) return false;
  const rows = [...list.querySelectorAll<HTMLElement>(rowSelector)];
  const next = current === null ? rows[0] : rows[rows.indexOf(current) + step];
  if (next === undefined) return true;
  const holder = holderOf(next);
  // A row that does not open cannot have the focus otherwise.
  if (!holder.hasAttribute("tabindex")) holder.tabIndex = -1;
  holder.focus();
  return true;
}

/** Follows the first link of the row that has the focus, if the row does not open by itself. It says whether it did. */
export function followRow(): boolean {
  const row = document.activeElement;
  if (!(row instanceof HTMLElement) || row !== currentRow() || row.tabIndex !== -1) return false;
  const link = row.querySelector<HTMLElement>("a[href]");
  link?.click();
  return link !== null;
}

/** Selects the row that has the focus, or deselects it, and begins to select rows if the list can. It says whether it did. */
export function selectRow(): boolean {
  const row = currentRow();
  if (row === null) return false;
  const click = () => row.querySelector<HTMLElement>("input[type=checkbox]")?.click();
  if (row.querySelector("input[type=checkbox]") === null) {
    const start = [...document.querySelectorAll<HTMLElement>("main button[aria-label^='Select rows of'][aria-pressed=false]")].find(isVisible);
    if (start === undefined) return false;
    start.click();
    // Once the checkboxes are drawn.
    setTimeout(click);
  } else click();
  return true;
}

/** What can be done with a row: the buttons at its end, or all of a card. */
const actionSelector = "td[data-controls] :is(button, a), li :is(button, a)";

/** Takes the action of the row that has the focus whose name begins with a letter. It says whether there is one. */
export function actOnRow(letter: string): boolean {
  if (!/^[a-z]$/.test(letter)) return false;
  const buttons = currentRow()?.querySelectorAll<HTMLElement>(actionSelector) ?? [];
  const action = [...buttons].find((button) => isVisible(button) && button.closest("h2, h3") === null && button.textContent.trim().toLowerCase().startsWith(letter));
  // One that cannot be taken says why while it has the focus.
  if (action?.ariaDisabled === "true") action.focus();
  else action?.click();
  return action !== undefined;
}

/** What a key does on the screen, if it is not the letter of an action. Each says whether it did something; otherwise the browser has the key. */
export const rowKeys = { "/": focusFilter, j: () => walkRows(1), k: () => walkRows(-1), Enter: followRow, x: selectRow } satisfies Record<string, () => boolean>;
