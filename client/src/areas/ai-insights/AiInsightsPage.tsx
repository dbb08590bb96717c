import Box from "@mui/material/Box";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { paths } from "../../app/routing/paths";
import { useGoBack } from "../../app/routing/useGoBack";
import { ListAge } from "../../ui/table/ListAge";
import { PageFrame } from "../../ui/layout/PageFrame";
import { CardsSkeleton } from "../../ui/feedback/skeletons";
import { type UrlTab, UrlTabs, useUrlTab } from "../../ui/url/UrlTabs";
import { useUrlSearch } from "../../ui/url/useUrlParam";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { ConversationsTab, ListedConversation, useConversationList } from "./conversations/ConversationsTab";
import { analyticsParams } from "./analytics/analyticsFilter";
import { promptKindOf } from "./prompts/promptList";
import { PromptsTab, usePromptLists } from "./prompts/PromptsTab";
import { ANALYTICS_TAB, CONVERSATION, CONVERSATIONS_TAB, DETAILS_TAB, detailsParams, PROMPTS_TAB } from "./tabParams";

// Both need much code that the lists do not.
const ConversationTab = lazy(async () => ({ default: (await import("./conversation/ConversationTab")).ConversationTab }));
const AnalyticsTab = lazy(async () => ({ default: (await import("./analytics/AnalyticsTab")).AnalyticsTab }));

/** What the AI assistant is told, what users ask it, and what that adds up to. */
export function AiInsightsPage() {
  const [search, change] = useUrlSearch();
  const conversationId = search.get(CONVERSATION);
  const open = useUrlTab([PROMPTS_TAB, CONVERSATIONS_TAB, ...(conversationId ? [DETAILS_TAB] : []), ANALYTICS_TAB]);
  const isWithoutConversation = !conversationId && search.get("tab") === DETAILS_TAB;
  const leaveDetails = useEffectEvent(() => change((latest) => new URLSearchParams([...latest].filter(([name]) => name !== "tab")), { replace: true }));
  useEffect(() => {
    if (isWithoutConversation) leaveDetails();
  }, [isWithoutConversation]);
  const kind = open === PROMPTS_TAB ? promptKindOf(search) : null;
  // Here, so that they are kept while another tab is open.
  const prompts = usePromptLists({ system: useLatch(kind === "system"), suggested: useLatch(kind === "suggested") });
  const conversations = useConversationList(useLatch(open === CONVERSATIONS_TAB));
  const part = useKeptFocus<HTMLElement>(open);
  const backToList = useGoBack(
    ({ pathname, searchParams }) => pathname === paths.aiInsights() && searchParams.get("tab") === CONVERSATIONS_TAB,
    () =>
      change(
        (latest) => {
          const next = new URLSearchParams(latest);
          for (const name of detailsParams) next.delete(name);
          next.set("tab", CONVERSATIONS_TAB);
          return next;
        },
        { preventScrollReset: false },
      ),
  );

  const tabs: UrlTab[] = [
    { value: PROMPTS_TAB, label: "Prompts", content: () => <PromptsTab lists={prompts} /> },
    { value: CONVERSATIONS_TAB, label: "Conversations", content: () => <ConversationsTab list={conversations} /> },
    {
      value: DETAILS_TAB,
      label: "Details",
      reason: conversationId ? null : "Choose a conversation first.",
      params: detailsParams,
      content: () =>
        conversationId && (
          <Suspense fallback={<CardsSkeleton count={1} height={300} />}>
            <ConversationTab
              key={conversationId}
              conversationId={conversationId}
              known={<ListedConversation list={conversations} conversationId={conversationId} />}
              onBack={() => void backToList()}
            />
          </Suspense>
        ),
    },
    {
      value: ANALYTICS_TAB,
      label: "Analytics Dashboard",
      params: analyticsParams,
      content: () => (
        <Suspense fallback={<CardsSkeleton count={6} />}>
          <AnalyticsTab />
        </Suspense>
      ),
    },
  ];
  return (
    <PageFrame title="AI Insights" actions={open === CONVERSATIONS_TAB ? <ListAge list={conversations} /> : undefined}>
      <Box ref={part} tabIndex={-1} sx={{ outline: 0, minWidth: 0 }}>
        <UrlTabs label="AI Insights" tabs={tabs} />
      </Box>
    </PageFrame>
  );
}

/** Whether something is the case, or ever was. */
function useLatch(isNow: boolean): boolean {
  const [wasEver, setEver] = useState(isNow);
  if (isNow && !wasEver) setEver(true);
  return isNow || wasEver;
}
