import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { PageFrame } from "../../ui/PageFrame";
import { TableSkeleton } from "../../ui/skeletons";
import { UrlTabs } from "../../ui/UrlTabs";
import { ConversationsTab } from "./ConversationsTab";
import { PromptsTab } from "./PromptsTab";
import { analyticsParams, CONVERSATION, CONVERSATIONS_TAB, DETAILS_TAB, detailsParams } from "./tabParams";

// Both need much that the lists do not.
const ConversationTab = lazy(async () => ({ default: (await import("./ConversationTab")).ConversationTab }));
const AnalyticsTab = lazy(async () => ({ default: (await import("./AnalyticsTab")).AnalyticsTab }));

/** What the AI assistant is told, what users ask it, and what that adds up to. */
export function AiInsightsPage() {
  const [search, setSearch] = useSearchParams();
  const conversationId = search.get(CONVERSATION);
  const goBack = () =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of detailsParams) next.delete(name);
        next.set("tab", CONVERSATIONS_TAB);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <PageFrame title="AI Insights">
      <UrlTabs
        label="AI Insights"
        tabs={[
          { value: "prompts", label: "Prompts", content: () => <PromptsTab /> },
          { value: CONVERSATIONS_TAB, label: "Conversations", content: () => <ConversationsTab /> },
          {
            value: DETAILS_TAB,
            label: "Details",
            isDisabled: !conversationId,
            params: detailsParams,
            content: () =>
              conversationId && (
                <Suspense fallback={<TableSkeleton columns={2} />}>
                  <ConversationTab key={conversationId} conversationId={conversationId} onBack={goBack} />
                </Suspense>
              ),
          },
          {
            value: "analytics",
            label: "Analytics Dashboard",
            params: analyticsParams,
            content: () => (
              <Suspense fallback={<TableSkeleton columns={6} />}>
                <AnalyticsTab />
              </Suspense>
            ),
          },
        ]}
      />
    </PageFrame>
  );
}
