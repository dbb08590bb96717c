import { Outlet } from "react-router";
import { LoadingOverlay } from "./LoadingOverlay";
import { Toasts } from "./ToastBar";
import { UpdateNotice } from "./UpdateNotice";

/** Every screen, and what shows beside it. */
export function NoticeLayer() {
  return (
    <>
      <Outlet />
      <Toasts />
      <UpdateNotice />
      <LoadingOverlay />
    </>
  );
}
