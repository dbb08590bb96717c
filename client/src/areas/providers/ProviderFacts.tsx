import { graphql, useFragment } from "react-relay";
import type { ProviderFacts_provider$key } from "../../__generated__/ProviderFacts_provider.graphql";
import { CopyButton } from "../../app/CopyButton";
import { MissingPart } from "../../ui/feedback/MissingPart";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import { Surface } from "../../ui/layout/Surface";
import { momentText } from "../../ui/text/format";
import { ageText } from "./ageText";
import { ProviderCustomerCell } from "./ProviderCustomerCell";
import { ProviderHealthChip } from "./ProviderHealthChip";
import { useMinute } from "./useMinute";

type Props = {
  provider: ProviderFacts_provider$key;
  /** Refetches the provider. */
  refetch: () => Promise<void>;
};

/** What a provider is, and whether its data still arrives, with the numbers of the rule. */
export function ProviderFacts({ provider, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment ProviderFacts_provider on Provider {
        providerId
        handler
        typeLabel
        isActive
        lastProcessedAt
        customerId
        customer @catch {
          __typename
        }
        health {
          reason
          since
          changesAt
        }
        ...ProviderHealthChip_provider
        ...ProviderCustomerCell_provider
      }
    `,
    provider,
  );
  const { providerId, handler, typeLabel, isActive, lastProcessedAt, customerId, customer, health } = row;
  const now = useMinute();
  const changes = health.changesAt && `Becomes stale at ${momentText(health.changesAt)} if no data arrives.`;
  const facts = [
    { label: "Status", value: <ProviderHealthChip provider={row} /> },
    ...(health.since ? [{ label: "Since", value: momentText(health.since) }] : []),
    {
      label: "Last Process Time",
      value: lastProcessedAt ? `${momentText(lastProcessedAt)} (${ageText(lastProcessedAt, now)})` : "Never",
    },
    { label: "Type", value: typeLabel },
    { label: "Handler", value: handler ?? "Not Set" },
    { label: "Customer", value: customerId == null ? "Not Set" : <ProviderCustomerCell provider={row} /> },
    { label: "Active", value: isActive ? "Yes" : "No" },
    { label: "ID", value: providerId, action: <CopyButton what="ID" text={String(providerId)} /> },
  ];
  return (
    <>
      <MissingPart what="customers" parts={[customer]} onRetry={refetch} isInline />
      <Surface>
        <p style={{ margin: "0 0 16px" }}>{[health.reason, changes].filter(Boolean).join(" ")}</p>
        <KeyFacts label="Provider" facts={facts} />
      </Surface>
    </>
  );
}
