import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { type LinkProps, useSearchParams } from "react-router";
import tabQuery, { type ConversationsTabQuery } from "../../../__generated__/ConversationsTabQuery.graphql";
import type { ConversationTabQuery } from "../../../__generated__/ConversationTabQuery.graphql";
import { readAllRows } from "../../../app/relay/readAllRows";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { Tip } from "../../../ui/feedback/Tip";
import type { Choice } from "../../../ui/form/choices";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { CellText } from "../../../ui/table/CellText";
import { CopyValue } from "../../../ui/table/CopyValue";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { distinctNames } from "../../../ui/table/distinct";
import { FilterBar, FilterCount } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { FilterSelect } from "../../../ui/table/FilterSelect";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { useCursorPages } from "../../../ui/table/useCursorPages";
import { longMomentText, numberText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { useClearParams, useUrlParam, useUrlSearch } from "../../../ui/url/useUrlParam";
import { ConversationFacts } from "../conversation/ConversationFacts";
import { DateFilterFields } from "../DateFilterFields";
import { withConversation } from "../tabParams";
import { useDebouncedFilter } from "../urlFilter";
import { conversationFilters, conversationsOf, CUSTOMER, dateFilter, MODEL, nextSortParam, PAGE_SIZE, pageParams, SEARCH, sortOf, TYPE, USER } from "./conversationList";

/** How long the filters rest before the list is loaded. */
const PAUSE_MS = 250;

const query = graphql`
  query ConversationsTabQuery(
    $filter: ConversationFilter!
    $orderBy: ConversationOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError {
    conversationOptions {
      conversationCount
      # Without the names, which come from other services, the table says so.
      customers @catch(to: NULL) {
        customerId
        label
      }
      users @catch(to: NULL) {
        userId
        label
      }
      initiationTypeTexts
      models
    }
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
        ...ConversationFacts_conversation
      }
    }
  }
`;

type Data = ConversationsTabQuery["response"];
type Row = Data["conversations"]["nodes"][number];

/** The conversations that the address asks for. */
type ConversationList = PanelQuery<ConversationsTabQuery>;

/** Loads the conversations once they are needed. */
export function useConversationList(isNeeded: boolean): ConversationList {
  const { variables, isChanging } = useDebouncedFilter(conversationsOf, PAUSE_MS);
  const list = usePanelQuery<ConversationsTabQuery>("conversations", query, isNeeded ? variables : null);
  return { ...list, isCurrent: list.isCurrent && !isChanging };
}

/** The conversations of all users with the assistant. A click on one opens its details. */
export function ConversationsTab({ list }: { list: ConversationList }) {
  const clear = useClearParams(conversationFilters, pageParams);
  // A failure shows below.
  const quiet = { ...list, isStale: false };
  return (
    <Surface flush>
      <FilterBar
        label="Filter conversations"
        onClear={clear}
        note={
          <Panel loadable={quiet} skeleton={null} renderError={() => null}>
            {({ conversations, conversationOptions }) => (
              <FilterCount>{`${numberText(conversations.totalCount)} of ${numberText(conversationOptions.conversationCount)} conversations`}</FilterCount>
            )}
          </Panel>
        }
      >
        <FilterField label="Title or ID" param={SEARCH} without={pageParams} />
        <Panel loadable={quiet} skeleton={<Choices options={null} />} renderError={() => <Choices options={null} />}>
          {({ conversationOptions }) => <Choices options={conversationOptions} />}
        </Panel>
        <DateFilterFields filter={dateFilter} without={pageParams} />
      </FilterBar>
      <Panel loadable={list} skeleton={<TableSkeleton columns={7} rows={16} isInCard />}>
        {(data) => <Conversations data={data} list={list} />}
      </Panel>
    </Surface>
  );
}

/** What the list knows of a conversation; nothing if it is not on the page that was read. */
export function ListedConversation({ list, conversationId }: { list: ConversationList; conversationId: string }) {
  return (
    <Panel loadable={{ ...list, isStale: false }} skeleton={null} renderError={() => null}>
      {({ conversations }) => {
        const listed = conversations.nodes.find((row) => row.conversationId === conversationId);
        return listed && <ConversationFacts conversation={listed} refetch={list.refetch} />;
      }}
    </Panel>
  );
}

/** The filters that offer what occurs in the conversations. Disabled without data. */
function Choices({ options }: { options: Data["conversationOptions"] | null }) {
  const namesOf = (what: string, choices: readonly Choice<number>[] = []) =>
    distinctNames(what, choices).map(({ value, label }) => ({ value: String(value), label }));
  const choicesOf = (texts: readonly string[] = []) => texts.map((text) => ({ value: text, label: text }));
  const field = { disabled: options === null, without: pageParams };
  return (
    <>
      <FilterSelect
        label="Customer"
        param={CUSTOMER}
        emptyLabel="All Customers"
        choices={namesOf("Customer", options?.customers?.map(({ customerId, label }) => ({ value: customerId, label })))}
        missingLabel={(customerId) => `Customer ${customerId}`}
        {...field}
      />
      <FilterSelect
        label="User"
        param={USER}
        emptyLabel="All Users"
        choices={namesOf("User", options?.users?.map(({ userId, label }) => ({ value: userId, label })))}
        missingLabel={(userId) => `User ${userId}`}
        {...field}
      />
      <FilterSelect label="Initiation Type" param={TYPE} emptyLabel="All Types" choices={choicesOf(options?.initiationTypeTexts)} {...field} />
      <FilterSelect label="Model" param={MODEL} emptyLabel="All Models" choices={choicesOf(options?.models)} {...field} />
    </>
  );
}

/** The same in a file of the graph, where the labels are bare texts. */
type FileRow = Omit<Row, "customerLabel" | "userLabel"> & { customerLabel: string; userLabel: string };

const rowOf = ({ customerLabel, userLabel, ...row }: FileRow): Row => ({
  ...row,
  customerLabel: { ok: true, value: customerLabel },
  userLabel: { ok: true, value: userLabel },
});

/** A page of conversations. */
function Conversations({ data: { conversations, conversationOptions }, list }: { data: Data; list: ConversationList }) {
  const { nodes, totalCount, unreadableCount, pageInfo } = conversations;
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
      void open(conversationId);
    },
  });
  return (
    <>
      <MissingPart what="customers" parts={nodes.map(({ customerLabel }) => customerLabel)} onRetry={list.refetch} />
      <MissingPart what="users" parts={nodes.map(({ userLabel }) => userLabel)} onRetry={list.refetch} />
      <PartialListNote shown={totalCount} total={totalCount} unreadable={unreadableCount} />
      <Box aria-busy={!list.isCurrent || opening !== null} sx={{ opacity: list.isCurrent ? 1 : 0.6 }}>
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
          emptyText={conversationOptions.conversationCount === 0 ? "No conversations found." : "No conversations match your search and filter criteria."}
          onRowClick={({ conversationId }) => void open(conversationId)}
          isRowActive={({ conversationId }) => conversationId === opening}
          rowLabel={({ conversationId }) => conversationId}
          sort={sort}
          onSortChange={(next) => setSort(nextSortParam(sort, next), { replace: true, without: params })}
          paging={pagingOf(totalCount, pageInfo, list.isCurrent)}
          isDense
          minWidth={960}
        />
      </Box>
    </>
  );
}

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
          {/* Room for the spinner, and at its right for the button. */}
          <Box component="span" sx={{ flexShrink: 0, width: { xs: 22, sm: 36 }, pl: 2, lineHeight: 0 }}>
            {conversationId === opening && (
              <span role="status" aria-label="Loading the conversation">
                <CircularProgress size={14} color="inherit" aria-hidden />
              </span>
            )}
          </Box>
        </CopyValue>
      </Box>
    ),
  },
  {
    key: "title",
    header: "Title",
    cell: ({ title, shortTitle }) => (
      <Tip text={shortTitle === title ? "" : title}>
        <span>
          <CellText>{shortTitle}</CellText>
        </span>
      </Tip>
    ),
    text: ({ title }) => title,
  },
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
  {
    key: "type",
    header: "Initiation Type",
    describes: "Conversation.initiationTypeText",
    cell: ({ initiationTypeText }) => <CellText>{initiationTypeText}</CellText>,
    text: ({ initiationTypeText }) => initiationTypeText,
  },
  { key: "model", header: "Model", describes: "Conversation.model", isOneLine: true, cell: ({ model }) => <CellText>{model}</CellText>, text: ({ model }) => model },
  {
    key: "created",
    header: "Created",
    isOneLine: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => longMomentText(createdAt),
  },
];

/**
 * Loads the details of a conversation and then opens them. Until then nothing else is opened. A failure is opened, too:
 * the details say what failed, and can be tried again.
 */
function useOpenConversation(): [open: (conversationId: string) => Promise<void>, opening: string | null] {
  const environment = useRelayEnvironment();
  const [, change] = useUrlSearch();
  const [opening, setOpening] = useState<string | null>(null);
  // A second click may come before the table is drawn again.
  const isOpening = useRef(false);
  const open = async (conversationId: string) => {
    if (isOpening.current) return;
    isOpening.current = true;
    setOpening(conversationId);
    try {
      const { conversationQuery } = await import("../conversation/ConversationTab");
      await fetchQuery<ConversationTabQuery>(environment, conversationQuery, { conversationId }).toPromise();
    } catch (error) {
      console.error(`Could not load the details of conversation ${conversationId}.`, error);
      // The details load again: without this they would show those of an earlier visit, as if they were new.
      environment.commitUpdate((store) => {
        store.getRoot().getLinkedRecord("conversation", { conversationId })?.invalidateRecord();
      });
    }
    isOpening.current = false;
    setOpening(null);
    // Another tab, opened meanwhile, stays, as the table is no longer there.
    change((latest) => withConversation(latest, conversationId), { preventScrollReset: false });
  };
  return [open, opening];
}
