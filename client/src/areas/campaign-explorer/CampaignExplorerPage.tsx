import { graphql } from "react-relay";
import type { CampaignExplorerPageQuery } from "../../__generated__/CampaignExplorerPageQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { wholeNumber } from "../../ui/form/entries";
import { SelectField } from "../../ui/form/SelectField";
import { CampaignSelect } from "../campaigns/CampaignSelect";
import { RouteCustomerSelect } from "../customers/CustomerSelect";
import { ExploredCampaign } from "./ExploredCampaign";

const TITLE = "Campaign Explorer";

const width = { flex: { xs: "1 1 100%", sm: "0 1 320px" }, minWidth: 0 };

const query = graphql`
  query CampaignExplorerPageQuery @throwOnFieldError {
    campaignExplorer {
      greeting
    }
  }
`;

/** A customer's campaign with its flights. */
export function CampaignExplorerPage() {
  const greeting = usePanelQuery<CampaignExplorerPageQuery>("the greeting", query, {});
  const [customer, setCustomer] = useUrlParam("customer");
  const [campaign, setCampaign] = useUrlParam("campaign");
  const customerId = wholeNumber(customer ?? "");
  const campaignId = customerId === null ? null : wholeNumber(campaign ?? "");
  return (
    <PageFrame
      title={TITLE}
      heading={
        // The greeting asks for a choice, and would still do so below one.
        customerId === null ? (
          <Panel loadable={{ ...greeting, isStale: false }} skeleton={TITLE} renderError={() => TITLE}>
            {({ campaignExplorer }) => campaignExplorer.greeting}
          </Panel>
        ) : (
          TITLE
        )
      }
      subtitle={
        <Panel loadable={greeting} failure="inline" skeleton={null}>
          {() => null}
        </Panel>
      }
    >
      <Surface flush>
        <FilterBar label="Choose a campaign">
          <RouteCustomerSelect
            value={customerId}
            onChange={(next) => setCustomer(next === null ? null : String(next), { without: ["campaign"] })}
            sx={width}
          />
          {customerId === null ? (
            <SelectField label="Campaign" value={null} choices={[]} onChange={() => {}} emptyLabel="Select Campaign" disabled fullWidth={false} sx={width} />
          ) : (
            <CampaignSelect
              key={customerId}
              customerId={customerId}
              value={campaignId}
              onChange={(next) => setCampaign(next === null ? null : String(next))}
              sx={width}
            />
          )}
        </FilterBar>
        {customerId !== null && campaignId !== null ? (
          <ExploredCampaign key={`${customerId}:${campaignId}`} customerId={customerId} campaignId={campaignId} />
        ) : (
          <EmptyState text={`Select a ${customerId === null ? "customer and a campaign" : "campaign"} to see its flights.`} />
        )}
      </Surface>
    </PageFrame>
  );
}
