import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { AnalyticsCards_analytics$data, AnalyticsCards_analytics$key } from "../../../__generated__/AnalyticsCards_analytics.graphql";
import { FieldLabel } from "../../../ui/feedback/FieldLabel";
import { CountCard } from "../../../ui/layout/CountCard";

type Figure = AnalyticsCards_analytics$data["cards"][number]["figure"];

/** Where the graph describes each figure. */
const figures: Readonly<Record<Figure, { describes: string }>> = {
  AVERAGE_RESPONSE_TIME: { describes: "AnalyticsFigure.AVERAGE_RESPONSE_TIME" },
  CONVERSATIONS: { describes: "AnalyticsFigure.CONVERSATIONS" },
  CUSTOMERS: { describes: "AnalyticsFigure.CUSTOMERS" },
  INTERACTIONS: { describes: "AnalyticsFigure.INTERACTIONS" },
  TOTAL_TOKENS: { describes: "AnalyticsFigure.TOTAL_TOKENS" },
  USERS: { describes: "AnalyticsFigure.USERS" },
};

/** The figures of the analytics, each a card. */
export function AnalyticsCards({ analytics }: { analytics: AnalyticsCards_analytics$key }) {
  const { cards } = useFragment(
    graphql`
      fragment AnalyticsCards_analytics on ConversationAnalytics {
        cards {
          figure
          caption
          label
        }
      }
    `,
    analytics,
  );
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fit, minmax(clamp(170px, (1100px - 100%) * 1000, (100% - 32px) / 3), 1fr))" } }}>
      {cards.map(({ figure, caption, label }) => (
        <CountCard key={figure} title={caption} heading={<FieldLabel {...figures[figure]}>{caption}</FieldLabel>}>
          {label === "" ? "—" : label}
        </CountCard>
      ))}
    </Box>
  );
}
