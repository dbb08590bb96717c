import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { CloseIcon } from "./icons";
import css from "./ModalDialog.module.css";
import { PlainButton } from "./PlainButton";

type Props = {
  title: string;
  /** Whether assistive technology alone has the title, and there is no button to close it. */
  isTitleHidden?: boolean;
  /** The class with its size. */
  className: string | undefined;
  /** Called to close it. */
  ref?: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog of the browser, which is small enough for what every screen offers. It is open as long as it is mounted.
 * Escape and a click beside it close it, and the element that had the focus before has it again.
 */
export function ModalDialog({ title, isTitleHidden = false, className, ref, onClose, children }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  const heading = useId();
  useLayoutEffect(() => {
    const box = dialog.current;
    const end = new AbortController();
    let pressed: EventTarget | null = null;
    box?.showModal();
    box?.addEventListener("pointerdown", ({ target }) => void (pressed = target), end);
    // A click beside the box is one on the dialog itself, and so is the end of a selection that began in the box.
    box?.addEventListener("click", ({ target }) => target === box && pressed === box && box.close(), end);
    return () => {
      end.abort();
      // Removed without it, the dialog would take the focus with it.
      if (box?.open === true) box.close();
    };
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      aria-label={isTitleHidden ? title : undefined}
      aria-labelledby={isTitleHidden ? undefined : heading}
      className={`${css.dialog} ${className}`}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      {!isTitleHidden && (
        <div className={css.head}>
          <h2 id={heading} className={css.heading}>
            {title}
          </h2>
          <PlainButton isIcon type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </PlainButton>
        </div>
      )}
      {children}
    </dialog>
  );
}
