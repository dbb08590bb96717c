import { Suspense, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { PageSkeleton } from "../../ui/feedback/skeletons";
import { utcTimes } from "../../ui/text/format";
import { paths } from "./paths";

/** Holds the screen. Each address has a screen of its own, which suspends by itself and is remounted when the time zone changes. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const isUtc = useSyncExternalStore(utcTimes.listen, utcTimes.isOn);
  // The profile shows no times, and remounting it would take the focus from its switch.
  const drawing = pathname === paths.profile() ? pathname : pathname + isUtc;
  return (
    <Suspense key={drawing} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}
