import "./font.css";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { dropStrayClicks } from "../ui/dropStrayClicks";
import { paths } from "./routing/paths";
import { preloadScreens } from "./routing/preload";
import { routes, screens } from "./routing/routes";
import { followOtherTabs, onSessionEnd } from "./session/session";
import { theme } from "./theme";

const router = createBrowserRouter(routes);

// A screen asks for a session before it opens again, and is then offered after signing in.
onSessionEnd((isExpired) => void router.navigate(isExpired ? router.state.location : paths.signIn()));
followOtherTabs();
preloadScreens(screens);
dropStrayClicks();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for the app.");

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme} modeStorageKey="marquee.theme" noSsr disableTransitionOnChange>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
);
