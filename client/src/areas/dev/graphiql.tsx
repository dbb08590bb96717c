import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./graphiql.css";
import { ToolbarButton, ToolbarMenu, useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { GraphiQL } from "graphiql";
import { type ReactNode, StrictMode, useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import examples from "virtual:examples";
import { graphiqlAddress, graphiqlSignIn, paths } from "../../app/routing/paths";
import { followOtherTabs, forgetGraphiql, onSessionChange, onSessionEnd, readStoredToken, sessionToken } from "../../app/session/session";
import { createStore } from "../../ui/externalStore";
import { type LinkedOperation, linkToOperation, operationOfLink } from "./graphiqlLink";
import { graphiqlStorage, sessionFetcher } from "./graphiqlSession";
import { startingHeaders, startingQueries } from "./startingQueries";

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
          defaultTabs={[...(linked === null ? [] : [{ ...linked, headers: startingHeaders() }]), ...startingQueries]}
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
        </GraphiQL>
      </main>
    </>
  );
}

type ToolsProps = {
  /** The operation of the address, which is in the first tab. */
  linked: LinkedOperation | null;
  /** The tools of GraphiQL itself. */
  children: ReactNode;
};

/** The tools beside the editor: those of GraphiQL, a link to the operation, and operations to start from. */
function Tools({ linked, children }: ToolsProps) {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const operationName = useGraphiQL((state) => state.operationName);
  const actions = useGraphiQLActions();
  const [copied, setCopied] = useState<string | null>(null);
  const linkedName = linked?.operationName ?? null;
  useEffect(() => {
    if (queryEditor !== undefined && linkedName !== null) actions.setOperationName(linkedName);
  }, [queryEditor, linkedName, actions]);

  const copyLink = () => {
    const operation = { query: queryEditor?.getValue() ?? "", variables: variableEditor?.getValue() ?? null, operationName: operationName ?? null };
    const address = new URL(graphiqlAddress + linkToOperation(operation), window.location.origin).href;
    navigator.clipboard.writeText(address).then(
      () => setCopied("Link copied"),
      (error: unknown) => {
        console.error("Could not copy the link.", error);
        setCopied("The link could not be copied");
      },
    );
  };
  return (
    <>
      {children}
      <ToolbarButton label={copied ?? "Copy link"} onClick={copyLink} onPointerEnter={() => setCopied(null)} onBlur={() => setCopied(null)}>
        <LinkIcon />
      </ToolbarButton>
      <ToolbarMenu
        button={
          <ToolbarButton label="Examples">
            <ListIcon />
          </ToolbarButton>
        }
      >
        {examples.map(({ name, task, query, variables }) => (
          <ToolbarMenu.Item
            key={name}
            className="graphiql-dropdown-item graphiql-example"
            onSelect={() => {
              actions.addTab();
              queryEditor?.setValue(query);
              variableEditor?.setValue(variables);
            }}
          >
            {name}
            <span>{task.charAt(0).toUpperCase() + task.slice(1)}</span>
          </ToolbarMenu.Item>
        ))}
      </ToolbarMenu>
      <span role="status" className="graphiql-title">
        {copied}
      </span>
    </>
  );
}

const stroke = { className: "graphiql-toolbar-icon", "aria-hidden": true, viewBox: "0 0 16 16", fill: "none", stroke: "currentColor", strokeLinecap: "round" } as const;

function ListIcon() {
  return (
    <svg {...stroke} strokeWidth="1.2">
      <path d="M2 3.5h.01M5 3.5h9M2 8h.01M5 8h9M2 12.5h.01M5 12.5h9" />
    </svg>
  );
}

function LinkIcon() {
  return (
    <svg {...stroke} strokeWidth="1.2">
      <path d="M6.5 9.5a2.8 2.8 0 0 0 4 0l2.4-2.4a2.8 2.8 0 0 0-4-4l-.9.9M9.5 6.5a2.8 2.8 0 0 0-4 0L3.1 8.9a2.8 2.8 0 0 0 4 4l.9-.9" />
    </svg>
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
