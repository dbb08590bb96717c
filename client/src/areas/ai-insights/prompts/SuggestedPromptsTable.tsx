import Button from "@mui/material/Button";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type {
  SuggestedPromptsTable_query$data,
  SuggestedPromptsTable_query$key,
} from "../../../__generated__/SuggestedPromptsTable_query.graphql";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { longMomentText } from "../../../ui/text/format";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { useUrlTable } from "../../../ui/table/useUrlTable";
import { isShown, PAGE_SIZE, PROMPT, PROMPTS_PAGE, WORKFLOW } from "./promptList";
import { PromptStatusBadge } from "./PromptStatusBadge";
import { WorkflowBadge } from "./WorkflowBadge";

type Row = SuggestedPromptsTable_query$data["suggestedPrompts"]["nodes"][number];

const list = { name: "suggested-prompts", filters: [WORKFLOW] };

/** The suggested prompts in the order they are offered, and a button that opens each. */
export function SuggestedPromptsTable({ query }: { query: SuggestedPromptsTable_query$key }) {
  const {
    suggestedPrompts: { nodes, totalCount, unreadableCount },
  } = useFragment(
    graphql`
      fragment SuggestedPromptsTable_query on Query @throwOnFieldError {
        suggestedPrompts(first: 5000) {
          totalCount
          unreadableCount
          nodes {
            suggestedPromptId
            title
            workflowName
            version
            createdAt
            isActive
          }
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const [, open] = useUrlParam(PROMPT);
  const columns: readonly Column<Row>[] = [
    { key: "title", header: "Title", isPinned: true, cell: ({ title }) => <CellText isStrong>{title}</CellText>, text: ({ title }) => title },
    { key: "workflow", header: "Workflow", describes: "SuggestedPrompt.workflowName", cell: ({ workflowName }) => workflowName && <WorkflowBadge name={workflowName} />, text: ({ workflowName }) => workflowName },
    { key: "version", header: "Version", cell: ({ version }) => version, text: ({ version }) => version },
    { key: "created", header: "Created", isOneLine: true, cell: ({ createdAt }) => longMomentText(createdAt), text: ({ createdAt }) => createdAt },
    { key: "status", header: "Status", describes: "SuggestedPrompt.isActive", cell: ({ isActive }) => <PromptStatusBadge isActive={isActive} />, text: ({ isActive }) => (isActive ? "Active" : "Inactive") },
    {
      key: "view",
      header: "View",
      isHeaderHidden: true,
      align: "right",
      cell: ({ suggestedPromptId, title }) => (
        <Button aria-label={`View ${title}`} onClick={() => open(String(suggestedPromptId))}>
          View
        </Button>
      ),
    },
  ];
  const table = useUrlTable({
    columns,
    rows: nodes.filter(({ workflowName, isActive }) => isShown(search, WORKFLOW, { group: workflowName, isActive })),
    rowKey: ({ suggestedPromptId }) => suggestedPromptId,
    pageSize: PAGE_SIZE,
    pageParam: PROMPTS_PAGE,
  });
  return (
    <>
      <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount} />
      <DataTable label="Suggested Prompts" list={list} emptyText="No suggested prompts found." minWidth={680} {...table} />
    </>
  );
}
