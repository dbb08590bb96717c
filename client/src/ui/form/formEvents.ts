import { createContext, type KeyboardEvent, useContext } from "react";

/** Tells the form around a field that something was entered. */
export const FormChange = createContext<() => void>(() => {});

/**
 * Reports a change that no input event of the browser tells of, such as another choice in a menu or a row that
 * was removed. Outside a form it does nothing.
 */
export const useReportChange = () => useContext(FormChange);

/** Moves the focus to the first field of a form that is marked as wrong, once it has been drawn so. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]:not([aria-hidden=true])")?.focus());
}

/** Moves the focus to the first field of a form or another part of the screen. */
export function focusFirstField(part: Element | null | undefined): void {
  part?.querySelector<HTMLElement>("input:not([type=hidden]):not([aria-hidden]), textarea, [role=combobox]")?.focus();
}

/** For a button that appears with the focus: the key that opened it must not press it as well while it is held down. */
export const dropHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};
