import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ProviderHealthChip_provider$key, ProviderHealthStatus } from "../../__generated__/ProviderHealthChip_provider.graphql";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { useTip } from "../../ui/feedback/useTip";
import type { Tone } from "../../ui/layout/style";

const tones: Record<ProviderHealthStatus, Tone> = { INACTIVE: "grey", NO_HISTORY: "yellow", ACTIVE: "green", STALE: "red" };

/** Whether a provider's data still arrives, with the reason in a tooltip that the keyboard reaches too. */
export function ProviderHealthChip({ provider }: { provider: ProviderHealthChip_provider$key }) {
  const { health } = useFragment(
    graphql`
      fragment ProviderHealthChip_provider on Provider {
        health {
          status
          label
          reason
        }
      }
    `,
    provider,
  );
  const { props, tip } = useTip(health.reason);
  return (
    <Box component="span" tabIndex={0} {...props} sx={{ display: "inline-flex", borderRadius: "5px" }}>
      <StatusChip tone={tones[health.status]} label={health.label} />
      {tip}
    </Box>
  );
}
