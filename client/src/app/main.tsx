import "virtual:theme.css";
import "./base.css";
import { StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { optionalPart } from "../ui/optionalPart";
import { followColorMode } from "./colorMode";
import { paths } from "./routing/paths";
import { preloadScreens } from "./routing/preload";
import { routes, screens } from "./routing/routes";
import { followOtherTabs, onSessionEnd } from "./session/session";

const router = createBrowserRouter(routes);

// A screen asks for a session before it opens again, and is then offered after signing in.
onSessionEnd((isExpired) => void router.navigate(isExpired ? router.state.location : paths.signIn()));
followOtherTabs();
preloadScreens(screens);

// Not needed before the first click. Without it the screens still work.
const NoticeLayer = optionalPart(async () => {
  const code = await import("./NoticeLayer");
  code.guardInput();
  return code.NoticeLayer;
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
