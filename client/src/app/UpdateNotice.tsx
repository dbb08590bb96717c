import { createPortal } from "react-dom";
import { PlainButton } from "../ui/layout/PlainButton";
import { PAGE_IS_OUTDATED } from "./relay/errors";
import css from "./UpdateNotice.module.css";
import { isOutdated } from "./updates";

/** The offer to reload. It leaves the screen as it is, so that the text of an open form can be copied. */
export function UpdateNotice() {
  if (!isOutdated.useValue()) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return createPortal(
    <div role="alert" data-notice className={css.notice}>
      {PAGE_IS_OUTDATED}
      <PlainButton isPrimary type="button" onClick={() => window.location.reload()}>
        Reload
      </PlainButton>
    </div>,
    document.body,
  );
}
