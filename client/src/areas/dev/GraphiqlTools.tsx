import { ToolbarButton, ToolbarMenu, useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { type ReactNode, useEffect, useState } from "react";
import examples from "virtual:examples";
import { graphiqlAddress } from "../../app/routing/graphiqlAddress";
import { type LinkedOperation, linkToOperation } from "./graphiqlLink";

type Props = {
  /** The operation of the address, which is in the first tab. */
  linked: LinkedOperation | null;
  /** The tools of GraphiQL itself. */
  children: ReactNode;
};

/** The tools beside the editor: those of GraphiQL, a link to the operation, and operations to start from. */
export function GraphiqlTools({ linked, children }: Props) {
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
