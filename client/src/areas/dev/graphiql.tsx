import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { GraphiQL } from "graphiql";
import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { graphiqlSignIn, paths } from "../../app/routing/paths";
import { followOtherTabs, forgetGraphiql, onSessionChange, onSessionEnd, readStoredToken, sessionToken } from "../../app/session/session";
import { createStore } from "../../ui/externalStore";
import { operationOfLink } from "./graphiqlLink";
import { graphiqlStorage, sessionFetcher } from "./graphiqlSession";
import { ExportLinks, Tools } from "./graphiqlTools";
import { startingHeaders, startingOperation } from "./startingOperation";

/** The latest token that the gateway no longer accepts. */
const refusedToken = createStore<string | null>(null);

const fetcher = sessionFetcher(refusedToken.set);

/** What the address opens. GraphiQL keeps it in a tab, so a reload need not open it again. */
const linked = operationOfLink(window.location.search) ?? operationOfLink(window.location.hash);
if (linked !== null) window.history.replaceState(null, "", window.location.pathname);

/** Why the user should sign in; null when there is no reason. */
function useSignInReason(): string | null {
  const token = useSyncExternalStore(onSessionChange, sessionToken);
  const refused = refusedToken.useValue();
  if (token === null) return "You are not signed in, so most of the graph will refuse to answer.";
  return token === refused ? "Your session has ended." : null;
}

/** The colour scheme chosen in the console; a scheme chosen here is kept. */
function consoleTheme(): "light" | "dark" | undefined {
  const chosen = localStorage.getItem("marquee.theme");
  return chosen === "light" || chosen === "dark" ? chosen : undefined;
}

function GraphiQLPage() {
  const reason = useSignInReason();
  return (
    <>
      <div role="status">
        {reason !== null && (
          <div className="graphiql-bar">
            <span>{reason}</span>
            <a href={graphiqlSignIn}>Sign in</a>
          </div>
        )}
      </div>
      <main className="graphiql-place">
        <h1 className="graphiql-title">GraphiQL</h1>
        <GraphiQL
          fetcher={fetcher}
          storage={graphiqlStorage}
          defaultTheme={consoleTheme()}
          schemaDescription
          defaultTabs={[{ ...(linked ?? startingOperation), headers: startingHeaders() }]}
          {...(linked !== null && { initialQuery: linked.query, initialVariables: linked.variables ?? "" })}
          defaultHeaders={startingHeaders()}
          defaultEditorToolsVisibility="variables"
          shouldPersistHeaders={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>
            <a className="graphiql-home" href={paths.dashboard()}>
              Marquee
            </a>
          </GraphiQL.Logo>
          <GraphiQL.Toolbar>
            {({ prettify, merge, copy }) => (
              <Tools linked={linked}>
                {prettify}
                {merge}
                {copy}
              </Tools>
            )}
          </GraphiQL.Toolbar>
          <GraphiQL.Footer>
            <ExportLinks />
          </GraphiQL.Footer>
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
