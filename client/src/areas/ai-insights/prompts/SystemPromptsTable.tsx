import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { SystemPromptsTable_query$data, SystemPromptsTable_query$key } from "../../../__generated__/SystemPromptsTable_query.graphql";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { longMomentText } from "../../../ui/text/format";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { FEATURE, isShown, PAGE_SIZE, PROMPT, PROMPTS_PAGE } from "./promptList";
import { PromptStatusBadge } from "./PromptStatusBadge";
import { PromptTypeBadge } from "./PromptTypeBadge";

type Row = SystemPromptsTable_query$data["systemPrompts"]["nodes"][number];

const list = { name: "system-prompts", filters: [FEATURE] };

/** The versions of the system prompts, and a button that opens each. */
export function SystemPromptsTable({ query }: { query: SystemPromptsTable_query$key }) {
  const {
    systemPrompts: { nodes, totalCount, unreadableCount },
  } = useFragment(
    graphql`
      fragment SystemPromptsTable_query on Query @throwOnFieldError {
        systemPrompts(first: 5000, orderBy: { field: VERSION, direction: $direction }) {
          totalCount
          unreadableCount
          nodes {
            systemPromptId
            name
            typeText
            version
            createdAt
            isActive
            ...PromptTypeBadge_prompt
          }
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const [, open] = useUrlParam(PROMPT);
  const columns: readonly Column<Row>[] = [
    { key: "name", header: "Name", isPinned: true, cell: ({ name }) => <CellText isStrong>{name}</CellText>, text: ({ name }) => name },
    { key: "type", header: "Feature Type", describes: "SystemPrompt.type", cell: (row) => row.typeText && <PromptTypeBadge prompt={row} />, text: ({ typeText }) => typeText },
    { key: "version", header: "Version", cell: ({ version }) => version, text: ({ version }) => version },
    { key: "created", header: "Created", isOneLine: true, cell: ({ createdAt }) => longMomentText(createdAt), text: ({ createdAt }) => createdAt },
    { key: "status", header: "Status", describes: "SystemPrompt.isActive", cell: ({ isActive }) => <PromptStatusBadge isActive={isActive} />, text: ({ isActive }) => (isActive ? "Active" : "Inactive") },
    {
      key: "view",
      header: "View",
      isHeaderHidden: true,
      align: "right",
      cell: ({ systemPromptId, name, version }) => (
        <Button aria-label={`View ${name}${version ? `, version ${version}` : ""}`} onClick={() => open(String(systemPromptId))}>
          View
        </Button>
      ),
    },
  ];
  const table = useUrlTable({
    columns,
    rows: nodes.filter(({ typeText, isActive }) => isShown(search, FEATURE, { group: typeText, isActive })),
    rowKey: ({ systemPromptId }) => systemPromptId,
    pageSize: PAGE_SIZE,
    pageParam: PROMPTS_PAGE,
  });
  return (
    <>
      <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount} />
      <DataTable label="System Prompts" list={list} emptyText="No system prompts found." minWidth={680} {...table} />
    </>
  );
}
