import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { graphql, useFragment } from "react-relay";
import { type LinkProps, useSearchParams } from "react-router";
import tabQuery from "../../../__generated__/ConversationsTabQuery.graphql";
import type { ConversationsTable_query$data, ConversationsTable_query$key } from "../../../__generated__/ConversationsTable_query.graphql";
import { readAllRows } from "../../../app/relay/readAllRows";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { Tip } from "../../../ui/feedback/Tip";
import { CellText } from "../../../ui/table/CellText";
import { CopyValue } from "../../../ui/table/CopyValue";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { longMomentText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { withConversation } from "../tabParams";
import { conversationFilters, conversationsOf, nextSortParam, PAGE_SIZE, sortOf } from "./conversationList";
import { useOpenConversation } from "./useOpenConversation";

type Row = ConversationsTable_query$data["conversations"]["nodes"][number];

/** The same in a file of the graph, where the labels are bare texts. */
type FileRow = Omit<Row, "customerLabel" | "userLabel"> & { customerLabel: string; userLabel: string };

const rowOf = ({ customerLabel, userLabel, ...row }: FileRow): Row => ({
  ...row,
  customerLabel: { ok: true, value: customerLabel },
  userLabel: { ok: true, value: userLabel },
});

/** The rows come in the order of the graph. A value only makes its column one that sorts. */
const columnsOf = (linkOf: (conversationId: string) => LinkProps, opening: string | null): readonly Column<Row>[] => [
  {
    key: "id",
    header: "ID",
    isPinned: true,
    value: ({ conversationId }) => conversationId,
    cell: ({ conversationId }) => (
      // From tablets on in one line: keys have hyphens, at which they would be broken.
      <Box component="span" sx={{ overflowWrap: "anywhere", whiteSpace: { sm: "nowrap" } }}>
        {/* The row itself can be focused, so the link cannot: Tab stops once per row. */}
        <CopyValue what="ID" text={conversationId}>
          <TextLink {...linkOf(conversationId)} tabIndex={-1}>
            {conversationId}
          </TextLink>
        </CopyValue>
        {conversationId === opening && (
          <Box component="span" role="status" aria-label="Loading the conversation" sx={{ ml: 2, verticalAlign: "-2px" }}>
            <CircularProgress size={14} color="inherit" aria-hidden />
          </Box>
        )}
      </Box>
    ),
  },
  { key: "title", header: "Title", cell: (row) => <Title row={row} />, text: ({ title }) => title },
  {
    key: "customer",
    header: "Customer",
    value: ({ customerId }) => customerId,
    cell: ({ customerLabel, customerId }) => <CellText>{customerLabel.ok ? customerLabel.value : customerId}</CellText>,
    text: ({ customerLabel, customerId }) => (customerLabel.ok ? customerLabel.value : customerId),
  },
  {
    key: "user",
    header: "User",
    // Most names fit into one line.
    width: 144,
    value: ({ userId }) => userId,
    cell: ({ userLabel, userId }) => <CellText>{userLabel.ok ? userLabel.value : userId}</CellText>,
    text: ({ userLabel, userId }) => (userLabel.ok ? userLabel.value : userId),
  },
  { key: "type", header: "Initiation Type", describes: "Conversation.initiationTypeText", cell: ({ initiationTypeText }) => <CellText>{initiationTypeText}</CellText>, text: ({ initiationTypeText }) => initiationTypeText },
  { key: "model", header: "Model", describes: "Conversation.model", isOneLine: true, cell: ({ model }) => <CellText>{model}</CellText>, text: ({ model }) => model },
  {
    key: "created",
    header: "Created",
    isOneLine: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => longMomentText(createdAt),
  },
];

function Title({ row: { title, shortTitle } }: { row: Pick<Row, "title" | "shortTitle"> }) {
  return (
    <Tip text={shortTitle === title ? "" : title}>
      <span>
        <CellText>{shortTitle}</CellText>
      </span>
    </Tip>
  );
}

type Props = {
  query: ConversationsTable_query$key;
  /** Whether it is the page that the address asks for. */
  isCurrent: boolean;
  refetch: () => Promise<void>;
};

/** A page of conversations. */
export function ConversationsTable({ query, isCurrent, refetch }: Props) {
  const {
    conversations: { nodes, totalCount, unreadableCount, pageInfo },
    conversationOptions: { conversationCount },
  } = useFragment(
    graphql`
      fragment ConversationsTable_query on Query
      @argumentDefinitions(
        filter: { type: "ConversationFilter" }
        orderBy: { type: "ConversationOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        conversations(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          unreadableCount
          pageInfo {
            startCursor
            endCursor
          }
          nodes {
            conversationId
            title
            shortTitle
            customerId
            customerLabel @catch
            userId
            userLabel @catch
            initiationTypeText
            model
            createdAt
          }
        }
        conversationOptions {
          conversationCount
        }
      }
    `,
    query,
  );
  const [search] = useSearchParams();
  const [, setSort] = useUrlParam("sort");
  const [open, opening] = useOpenConversation();
  const { params, pagingOf } = useCursorPages(PAGE_SIZE);
  const sort = sortOf(search);
  const { filter, orderBy } = conversationsOf(search);
  const linkOf = (conversationId: string): LinkProps => ({
    to: { search: withConversation(search, conversationId).toString() },
    onClick: (event) => {
      // Other clicks open a tab or window of the browser.
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(conversationId);
    },
  });
  return (
    <>
      <MissingPart what="customers" parts={nodes.map(({ customerLabel }) => customerLabel)} onRetry={refetch} />
      <MissingPart what="users" parts={nodes.map(({ userLabel }) => userLabel)} onRetry={refetch} />
      <PartialListNote shown={totalCount} total={totalCount} unreadable={unreadableCount} />
      <Box aria-busy={!isCurrent || opening !== null} sx={{ opacity: isCurrent ? 1 : 0.6 }}>
        <DataTable
          columns={columnsOf(linkOf, opening)}
          rows={nodes}
          rowKey={({ conversationId }) => conversationId}
          label="Conversations"
          list={{
            name: "conversations",
            filters: conversationFilters,
            load: async (options) =>
              (await readAllRows<FileRow>({ label: "Export of conversations", query: tabQuery, variables: { filter, orderBy }, path: "conversations" }, options)).map(rowOf),
          }}
          emptyText={conversationCount === 0 ? "No conversations found." : "No conversations match your search and filter criteria."}
          onRowClick={({ conversationId }) => open(conversationId)}
          rowLabel={({ conversationId }) => conversationId}
          sort={sort}
          onSortChange={(next) => setSort(nextSortParam(sort, next), { replace: true, without: params })}
          paging={pagingOf(totalCount, pageInfo, isCurrent)}
          isDense
          minWidth={960}
        />
      </Box>
    </>
  );
}
