import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { AnalyticsCards_analytics$key } from "../../../__generated__/AnalyticsCards_analytics.graphql";
import { CountCard } from "../../../ui/layout/CountCard";

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
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fit, minmax(170px, 1fr))" } }}>
      {cards.map(({ figure, caption, label }) => (
        <CountCard key={figure} title={caption}>
          {label === "" ? "–" : label}
        </CountCard>
      ))}
    </Box>
  );
}
