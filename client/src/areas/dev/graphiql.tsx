import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { createClient } from "graphql-ws";
import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { paths } from "../../app/routing/paths";
import { followOtherTabs, forgetGraphiql, onSessionChange, onSessionEnd, readStoredToken } from "../../app/session/session";
import { browserZone } from "../../ui/format";
import { graphiqlSignIn } from "./graphiqlAddress";
import { startingQueries } from "./startingQueries";

/** The session of the console is used, read at each request; GraphiQL itself keeps no headers. */
function sessionHeaders(): Record<string, string> {
  const token = readStoredToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

const sockets = createClient({
  url: `${window.location.protocol === "https:" ? "wss:" : "ws:"}//${window.location.host}/graphql`,
  connectionParams: () => ({ ...sessionHeaders(), timeZone: browserZone() }),
});

const fetcher = createGraphiQLFetcher({
  url: "/graphql",
  wsClient: sockets,
  fetch: (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("Accept", "application/graphql-response+json, application/json");
    headers.set("X-Time-Zone", browserZone());
    for (const [name, value] of Object.entries(sessionHeaders())) headers.set(name, value);
    return fetch(input, { ...init, headers });
  },
});

/** The colour scheme chosen in the console; a scheme chosen here is kept. */
function consoleTheme(): "light" | "dark" | undefined {
  const chosen = localStorage.getItem("marquee.theme");
  return chosen === "light" || chosen === "dark" ? chosen : undefined;
}

function GraphiQLPage() {
  const token = useSyncExternalStore(onSessionChange, readStoredToken);
  return (
    <>
      {token === null && (
        <div className="graphiql-bar" role="status">
          <span>You are not signed in, so most of the graph will refuse to answer.</span>
          <a href={graphiqlSignIn}>Sign in</a>
        </div>
      )}
      <main className="graphiql-place">
        <h1 className="graphiql-title">GraphiQL</h1>
        <GraphiQL
          fetcher={fetcher}
          defaultTheme={consoleTheme()}
          defaultTabs={startingQueries.map((query) => ({ query }))}
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>
            <a className="graphiql-home" href={paths.dashboard()}>
              Marquee
            </a>
          </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}

// Responses and texts of a user who has signed out do not stay on the screen.
onSessionEnd(() => window.location.reload());
followOtherTabs();
// A page without a session has nothing to discard, so it does not follow other tabs. Here their sign-in hides the bar.
for (const event of ["storage", "pageshow"]) window.addEventListener(event, () => void readStoredToken());
if (readStoredToken() === null) forgetGraphiql();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for GraphiQL.");
createRoot(root).render(
  <StrictMode>
    <GraphiQLPage />
  </StrictMode>,
);
