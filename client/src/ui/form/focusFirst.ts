/** Moves the focus to the first field of a form that is marked as wrong, once it has been drawn so. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]:not([aria-hidden=true])")?.focus());
}

/** Moves the focus to the first field of a form or another part of the screen. */
export function focusFirstField(part: Element | null | undefined): void {
  part?.querySelector<HTMLElement>("input:not([type=hidden]):not([aria-hidden]), textarea, [role=combobox]")?.focus();
}
