import "virtual:theme.css";
import "./base.css";
import { type ComponentProps, type ComponentType, lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { followColorMode } from "./colorMode";
import type { NoticeLayer as Notices } from "./NoticeLayer";
import { paths } from "./routing/paths";
import { routes } from "./routing/routes";
import { followOtherTabs, onSessionEnd } from "./session/session";

const router = createBrowserRouter(routes);

// A screen asks for a session before it opens again, and is then offered after signing in.
onSessionEnd((isExpired) => void router.navigate(isExpired ? router.state.location : paths.signIn()));
followOtherTabs();

// Not needed before the first click. Without it the screens still work.
const NoticeLayer = lazy<ComponentType<ComponentProps<typeof Notices>>>(async () => {
  const code = await import("./NoticeLayer").catch(() => null);
  code?.guardInput();
  return { default: code?.NoticeLayer ?? (() => null) };
});

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the app.");

// Before the first paint, so that no other colour scheme flashes up.
followColorMode();

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
    <Suspense>
      <NoticeLayer open={(address) => void router.navigate(address)} />
    </Suspense>
  </StrictMode>,
);
