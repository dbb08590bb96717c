import { ThemeProvider } from "@mui/material/styles";
import { render } from "@testing-library/react";
import { createContext, type ReactNode, use } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { theme } from "./src/app/theme";
import type { Loadable } from "./src/ui/layout/Panel";

const Content = createContext<ReactNode>(null);
const Shown = () => use(Content);

type Page = { at?: InitialEntry[]; routes?: RouteObject[] };

/** Draws a part of the console at the last of some addresses, with a store whose requests the test answers. */
export function drawPage(content: ReactNode, { at = ["/"], routes = [] }: Page = {}) {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([...routes, { path: "*", element: <Shown /> }], { initialEntries: at });
  const page = (shown: ReactNode) => (
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        <Content value={shown}>
          <RouterProvider router={router} />
        </Content>
      </RelayEnvironmentProvider>
    </ThemeProvider>
  );
  const view = render(page(content));
  return { ...view, rerender: (next: ReactNode) => view.rerender(page(next)), environment, mock: environment.mock, router };
}

/** Data that draws, waits or fails as `draw` says. */
export const loadableOf = <Data,>(what: string, draw: Loadable<Data>["draw"]): Loadable<Data> => {
  const nothing = () => undefined;
  return { what, draw, resetKey: null, retry: nothing, isRetrying: false, refetch: async () => {}, isStale: false, isRefetching: false, loadedAt: null, latestFailure: () => null };
};

export function Fails(): never {
  throw new Error("down");
}
