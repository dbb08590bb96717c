import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ProviderStatusCell_provider$key } from "../../__generated__/ProviderStatusCell_provider.graphql";
import { momentText } from "../../ui/text/format";
import { ageText } from "./ageText";
import { ProviderHealthChip } from "./ProviderHealthChip";

type Props = {
  provider: ProviderStatusCell_provider$key;
  /** The present, in milliseconds. */
  now: number;
};

/** Whether a provider's data still arrives, how old its last data is, and since when the status holds. */
export function ProviderStatusCell({ provider, now }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderStatusCell_provider on Provider {
        lastProcessedAt
        health {
          since
        }
        ...ProviderHealthChip_provider
      }
    `,
    provider,
  );
  const { lastProcessedAt, health } = row;
  return (
    <Box sx={{ display: "grid", whiteSpace: "nowrap", color: "text.secondary", fontSize: 12, lineHeight: "18px" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <ProviderHealthChip provider={row} />
        {lastProcessedAt && <span>{ageText(lastProcessedAt, now)}</span>}
      </Box>
      {health.since && <span>since {momentText(health.since)}</span>}
    </Box>
  );
}
