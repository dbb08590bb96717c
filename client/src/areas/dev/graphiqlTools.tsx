import { KeyCode, ToolbarButton, ToolbarMenu, useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { type ReactNode, useEffect, useState } from "react";
import examples from "virtual:examples";
import { reasonOf } from "../../app/relay/errors";
import { readFile } from "../../app/relay/files";
import { graphiqlAddress } from "../../app/routing/paths";
import { saveBlob } from "../../ui/download";
import { type LinkedOperation, linkToOperation } from "./graphiqlLink";
import { costIsAsked, exportPaths } from "./graphiqlSession";

/** When Escape has nothing to close in an editor. */
const NOTHING_TO_CLOSE = "!suggestWidgetVisible && !findWidgetVisible && !parameterHintsVisible && !editorHasSelection";

type ToolsProps = {
  /** The operation of the address, which is in the first tab. */
  linked: LinkedOperation | null;
  /** The tools of GraphiQL itself. */
  children: ReactNode;
};

/** The tools beside the editor: those of GraphiQL, a link to the operation, and operations to start from. */
export function Tools({ linked, children }: ToolsProps) {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const headerEditor = useGraphiQL((state) => state.headerEditor);
  const operationName = useGraphiQL((state) => state.operationName);
  const actions = useGraphiQLActions();
  const activeTab = useGraphiQL((state) => state.activeTabIndex);
  const [copied, setCopied] = useState<string | null>(null);
  const asksCost = costIsAsked.useValue();
  const linkedName = linked?.operationName ?? null;
  useEffect(() => {
    if (queryEditor !== undefined && linkedName !== null) actions.setOperationName(linkedName);
  }, [queryEditor, linkedName, actions]);

  useEffect(() => {
    document.getElementById(`graphiql-session-tab-${activeTab}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [activeTab]);
  useEffect(() => {
    // Tab indents in an editor, so Escape leads out of it, unless there is something to close first.
    for (const editor of [queryEditor, variableEditor, headerEditor]) {
      editor?.addCommand(KeyCode.Escape, () => document.querySelector<HTMLElement>(".graphiql-execute-button")?.focus(), NOTHING_TO_CLOSE);
    }
  }, [queryEditor, variableEditor, headerEditor]);

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
      <ToolbarButton label={asksCost ? "Do not ask for the cost" : "Ask for the cost of each answer"} aria-pressed={asksCost} onClick={() => costIsAsked.set(!asksCost)}>
        <CostIcon />
      </ToolbarButton>
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

function CostIcon() {
  return (
    <svg {...stroke} strokeWidth="1.2">
      <path d="M2.5 13.5v-4M6.2 13.5v-8M9.8 13.5v-6M13.5 13.5v-11" />
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

/** The files that the latest response names, to be saved with the session's token; nothing if it names none. */
export function ExportLinks() {
  const named = exportPaths.useValue();
  const [failure, setFailure] = useState<string | null>(null);
  const save = (path: string) => {
    setFailure(null);
    readFile(path).then(
      (file) => saveBlob("export.csv", file),
      (error: unknown) => setFailure(reasonOf(error)),
    );
  };
  if (named.length === 0) return null;
  return (
    <div className="graphiql-bar">
      {named.map((path) => (
        <a
          key={path}
          href={path}
          onClick={(event) => {
            event.preventDefault();
            save(path);
          }}
        >
          Download {path.replace(/\?.*/, "")}
        </a>
      ))}
      <span role="alert">{failure}</span>
    </div>
  );
}
