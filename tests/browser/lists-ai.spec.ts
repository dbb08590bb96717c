import { testLists } from "./lists";

testLists([
  {
    what: "system prompts",
    path: "/app/ai-insights",
    call: "/v3/api/ai-insights/system-prompts",
    loaded: (page) => page.getByRole("table", { name: "System Prompts" }),
    empty: "No system prompts found.",
  },
  {
    what: "suggested prompts",
    path: "/app/ai-insights?prompts=suggested",
    call: "/v3/api/ai-insights/suggested-prompts",
    loaded: (page) => page.getByRole("table", { name: "Suggested Prompts" }),
    empty: "No suggested prompts found.",
  },
  {
    what: "conversations",
    path: "/app/ai-insights?tab=conversations",
    call: "/v3/api/ai-insights/admin-conversations",
    loaded: (page) => page.getByRole("table", { name: "Conversations" }),
    empty: "No conversations found.",
    order: {
      header: "ID",
      pageSize: 50,
      row: (number, title) => ({ conversationId: `c-${number}`, conversationContext: { title } }),
    },
    refetch: (page) => page.getByRole("button", { name: "Refresh", exact: true }).click(),
  },
  {
    what: "debug logs",
    path: "/app/ai-debug-logs",
    call: "/v3/api/planning/ai-debug-logs",
    loaded: (page) => page.getByRole("table", { name: "AI Debug Logs" }),
    empty: "No debug logs found.",
    order: { header: "Route", pageSize: 50, row: (debugId, route) => ({ debugId, route }) },
    refetch: (page) => page.getByRole("button", { name: "Refresh", exact: true }).click(),
  },
  {
    what: "customers",
    path: "/app/campaign-explorer",
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("combobox", { name: "Customer", disabled: false }),
  },
  {
    what: "the greeting",
    path: "/app/campaign-explorer",
    call: "/v3/api/campaign-explorer",
    loaded: (page) => page.getByRole("heading", { name: "Pick a customer to begin." }),
  },
  {
    what: "campaigns",
    path: "/app/campaign-explorer?customer=3",
    call: "/v3/api/campaigns/customer/3",
    loaded: (page) => page.getByRole("combobox", { name: "Campaign", disabled: false }),
  },
  {
    what: "the campaign",
    path: "/app/campaign-explorer?customer=3&campaign=4",
    call: "/v3/api/campaign-explorer/campaign",
    loaded: (page) => page.getByRole("table", { name: "Flights" }),
    empty: "This campaign does not have any flights.",
    emptyAt: "/app/campaign-explorer?customer=22&campaign=51",
  },
]);
