import { useEffect } from "react";
import { dropStrayClicks } from "../ui/dropStrayClicks";
import { keepFocus } from "../ui/keepFocus";
import { LoadingOverlay } from "./LoadingOverlay";
import { openScreen } from "./notices";
import { Toasts } from "./ToastBar";
import { UpdateNotice } from "./UpdateNotice";

/** Starts what holds for the focus and the pointer on every screen. It does not wait for the layer to be drawn. */
export function guardInput(): void {
  keepFocus();
  dropStrayClicks();
}

/** What shows beside the screen, on every screen. */
export function NoticeLayer({ open }: { open: (address: string) => void }) {
  useEffect(() => openScreen.listen(open), [open]);
  return (
    <>
      <Toasts />
      <UpdateNotice />
      <LoadingOverlay />
    </>
  );
}
