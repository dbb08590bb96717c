import { useEffect } from "react";
import { LoadingOverlay } from "./LoadingOverlay";
import { areaNotice, openScreen } from "./notices";
import { Toasts } from "./ToastBar";
import { UpdateNotice } from "./UpdateNotice";

/** What shows beside the screen, on every screen. */
export function NoticeLayer({ open }: { open: (address: string) => void }) {
  useEffect(() => openScreen.listen(open), [open]);
  const ofArea = areaNotice.useValue();
  return (
    <>
      {ofArea}
      <Toasts />
      <UpdateNotice />
      <LoadingOverlay />
    </>
  );
}
