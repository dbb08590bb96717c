import { Suspense, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { PageSkeleton } from "../../ui/feedback/skeletons";
import { utcTimes } from "../../ui/text/format";
import { paths } from "./paths";

/** The place of the screen. Each address has a screen of its own, which suspends by itself, and is mounted again when the time zone changes. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const isUtc = useSyncExternalStore(utcTimes.listen, utcTimes.isOn);
  // The profile shows no times. It has the switch, whose focus it would lose.
  const drawing = pathname === paths.profile() ? pathname : pathname + isUtc;
  return (
    <Suspense key={drawing} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}
