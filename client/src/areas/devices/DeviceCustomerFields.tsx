import { Suspense } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import query from "../../__generated__/DeviceCustomerFieldsQuery.graphql";
import type { DeviceCustomerFieldsQuery } from "../../__generated__/DeviceCustomerFieldsQuery.graphql";
import type { useDeviceCampaigns_customer$key } from "../../__generated__/useDeviceCampaigns_customer.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import type { DefaultRange } from "./deviceChoice";
import { DeviceFields } from "./DeviceFields";
import type { DeviceFormProps } from "./DeviceFields";
import { useDeviceCampaigns } from "./useDeviceCampaigns";

/** The fields that depend on the chosen customer. */
export function DeviceCustomerFields({ id, ...form }: DeviceFormProps & { id: string }) {
  const { queryRef, reload } = usePanelQuery<DeviceCustomerFieldsQuery>(query, { id });
  const waiting = <DeviceFields campaigns={[]} range={null} status="waiting" {...form} />;
  return (
    <PanelBoundary
      what="campaigns"
      onRetry={reload}
      renderError={(retry, isBusy) => (
        <>
          <DeviceFields campaigns={[]} range={null} status="failed" {...form} />
          <PanelError what="campaigns" onRetry={retry} isBusy={isBusy} isInline />
        </>
      )}
    >
      {queryRef === null ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Loaded queryRef={queryRef} {...form} />
        </Suspense>
      )}
    </PanelBoundary>
  );
}

function Loaded({ queryRef, ...form }: DeviceFormProps & { queryRef: PreloadedQuery<DeviceCustomerFieldsQuery> }) {
  const { node } = usePreloadedQuery<DeviceCustomerFieldsQuery>(
    graphql`
      query DeviceCustomerFieldsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Customer @alias(as: "customer") {
            deviceDateRange {
              from
              to
            }
            ...useDeviceCampaigns_customer
          }
        }
      }
    `,
    queryRef,
  );
  const customer = node?.customer;
  if (customer === null || customer === undefined) {
    return <DeviceFields campaigns={[]} range={null} status="unknown" {...form} />;
  }
  const { deviceDateRange } = customer;
  const range = deviceDateRange ? { from: deviceDateRange.from, to: deviceDateRange.to } : null;
  return <Campaigns customer={customer} range={range} {...form} />;
}

type CampaignsProps = DeviceFormProps & { customer: useDeviceCampaigns_customer$key; range: DefaultRange };

function Campaigns({ customer, range, ...form }: CampaignsProps) {
  const { campaigns, total, isComplete, retry } = useDeviceCampaigns(customer);
  return (
    <>
      <DeviceFields
        campaigns={campaigns}
        range={range}
        status="ready"
        totalCampaigns={isComplete ? undefined : total}
        {...form}
      />
      {retry !== null && <PanelError what="all campaigns" onRetry={retry} isInline />}
    </>
  );
}
