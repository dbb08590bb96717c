import { Suspense, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { PageSkeleton } from "../../ui/feedback/skeletons";
import { utcTimes } from "../../ui/text/format";
import { paths } from "./paths";

/** Screens without times. Remounting them would lose the focus of the switch, a chosen file, or the devices that were found. */
const timeless = [paths.profile(), paths.upload(), paths.devices()];

/** Holds the screen. Each address has a screen of its own, which suspends by itself and is remounted when the time zone changes. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const isUtc = useSyncExternalStore(utcTimes.listen, utcTimes.isOn);
  const drawing = timeless.includes(pathname.replace(/\/$/, "")) ? pathname : pathname + isUtc;
  return (
    <Suspense key={drawing} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}
