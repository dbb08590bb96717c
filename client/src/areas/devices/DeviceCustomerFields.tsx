import { graphql } from "react-relay";
import type { DeviceCustomerFieldsQuery } from "../../__generated__/DeviceCustomerFieldsQuery.graphql";
import type { useDeviceCampaigns_customer$key } from "../../__generated__/useDeviceCampaigns_customer.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { Panel } from "../../ui/layout/Panel";
import { PanelError } from "../../ui/feedback/PanelError";
import type { DefaultRange } from "./deviceChoice";
import { DeviceFields, type DeviceFormProps } from "./DeviceFields";
import { useDeviceCampaigns } from "./useDeviceCampaigns";

const query = graphql`
  query DeviceCustomerFieldsQuery($customerId: Int!) @throwOnFieldError {
    customer(by: { customerId: $customerId }) {
      deviceDateRange {
        from
        to
      }
      ...useDeviceCampaigns_customer
    }
  }
`;

/** The fields that depend on the selected customer. */
export function DeviceCustomerFields({ customerId, ...form }: DeviceFormProps & { customerId: number }) {
  const loadable = usePanelQuery<DeviceCustomerFieldsQuery>("campaigns", query, { customerId });
  const fields = (status: "waiting" | "failed" | "unknown") => (
    <DeviceFields campaigns={[]} range={null} status={status} {...form} />
  );
  return (
    <Panel
      loadable={loadable}
      skeleton={fields("waiting")}
      failure="inline"
      renderError={(error) => (
        <>
          {fields("failed")}
          {error}
        </>
      )}
    >
      {({ customer }) => {
        if (customer == null) return fields("unknown");
        const { deviceDateRange: days } = customer;
        return <Campaigns customer={customer} range={days ? { from: days.from, to: days.to } : null} {...form} />;
      }}
    </Panel>
  );
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
