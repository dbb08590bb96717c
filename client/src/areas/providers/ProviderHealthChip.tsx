import { graphql, useFragment } from "react-relay";
import type { ProviderHealthChip_provider$key, ProviderHealthStatus } from "../../__generated__/ProviderHealthChip_provider.graphql";
import { ExplainedChip } from "../../ui/feedback/ExplainedChip";
import type { Tone } from "../../ui/layout/style";

const tones: Record<ProviderHealthStatus, Tone> = { INACTIVE: "grey", NO_HISTORY: "yellow", ACTIVE: "green", STALE: "red" };

/** Whether a provider's data still arrives, with the reason and the numbers behind it. */
export function ProviderHealthChip({ provider }: { provider: ProviderHealthChip_provider$key }) {
  const { health } = useFragment(
    graphql`
      fragment ProviderHealthChip_provider on Provider {
        health {
          status
          label
          reason
          explanation
        }
      }
    `,
    provider,
  );
  return <ExplainedChip tone={tones[health.status]} label={health.label} text={health.reason} detail={health.explanation} />;
}
