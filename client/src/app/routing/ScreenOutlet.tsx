import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { PageSkeleton } from "../../ui/feedback/skeletons";

/** The place of the screen. Each address has a screen of its own, which waits by itself. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}
