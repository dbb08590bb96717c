import { createPortal } from "react-dom";
import { Spinner } from "../ui/feedback/Spinner";
import css from "./LoadingOverlay.module.css";
import { overlayHolders } from "./overlay";

/** The full-screen overlay. */
export function LoadingOverlay() {
  if (overlayHolders.useValue() === 0) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return createPortal(
    <div role="progressbar" aria-label="Loading" className={css.overlay}>
      <Spinner size={36} />
    </div>,
    document.body,
  );
}
