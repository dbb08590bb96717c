import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useEffect } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { CustomerCampaignsTabQuery } from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";
import { type Column, DataTable } from "../../ui/DataTable";
import { EmptyState } from "../../ui/EmptyState";
import { FilterBar } from "../../ui/FilterBar";
import { FilterField } from "../../ui/FilterField";
import { dateRangeText } from "../../ui/format";
import { Panel } from "../../ui/Panel";
import { PartialListNote } from "../../ui/PartialListNote";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";
import { useUrlParam } from "../../ui/useUrlParam";
import { useUrlTable } from "../../ui/useUrlTable";
import { campaignLabel } from "./campaignLabel";

const query = graphql`
  query CustomerCampaignsTabQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Customer {
        campaigns(orderBy: { field: NAME }, first: 5000) {
          totalCount
          nodes {
            campaignId
            name
            activeFrom
            activeTo
          }
        }
      }
    }
  }
`;

type Customer = NonNullable<CustomerCampaignsTabQuery["response"]["node"]>;
type Row = NonNullable<Customer["campaigns"]>["nodes"][number];

/** The search parameter that holds the page. */
const PAGE = "campaigns-page";
const PAGE_SIZE = 100;

type Props = { id: string; slug: string };

/** The campaigns of a customer. */
export function CustomerCampaignsTab({ id, slug }: Props) {
  const campaigns = usePanelQuery<CustomerCampaignsTabQuery>("campaigns", query, { id });
  return (
    <Panel
      loadable={campaigns}
      skeleton={<TableSkeleton columns={2} />}
      failure="card"
      renderError={(error) => <Failure>{error}</Failure>}
    >
      {({ node }) => <Campaigns campaigns={node?.campaigns} slug={slug} />}
    </Panel>
  );
}

function Failure({ children }: { children: ReactNode }) {
  useEffect(() => showToast("There was an error loading campaigns.", "orange"), []);
  return children;
}

function Campaigns({ campaigns: connection, slug }: { campaigns: Customer["campaigns"]; slug: string }) {
  const navigate = useNavigate();
  const [text, setText] = useUrlParam("campaign");
  const campaigns = connection?.nodes ?? [];
  const wanted = (text ?? "").trim().toLowerCase();
  const shown = campaigns.filter(
    ({ campaignId, name }) =>
      name.toLowerCase().includes(wanted) || String(campaignId).includes(wanted),
  );
  const emptyText = "This customer does not have any campaigns.";

  const columns: readonly Column<Row>[] = [
    { key: "id", header: "ID", width: 80, value: ({ campaignId }) => campaignId },
    {
      key: "campaign",
      header: "Campaign",
      value: ({ name }) => name,
      cell: ({ campaignId, name, activeFrom, activeTo }) => (
        <Box sx={{ display: "grid", gridTemplateColumns: { sm: "minmax(0, 420px) auto" }, columnGap: 6 }}>
          <span>
            <TextLink to={paths.campaign(slug, campaignId)} tabIndex={-1} sx={{ fontWeight: 550 }}>
              {campaignLabel({ name, campaignId })}
            </TextLink>
          </span>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {dateRangeText(activeFrom, activeTo)}
          </Box>
        </Box>
      ),
    },
  ];

  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ campaignId }) => campaignId,
    pageSize: PAGE_SIZE,
    sortedBy: "campaign",
    pageParam: PAGE,
  });

  if (campaigns.length === 0) {
    return (
      <Surface>
        <EmptyState text={emptyText} />
      </Surface>
    );
  }
  return (
    <Surface flush>
      <FilterBar label="Filter campaigns">
        <FilterField label="Campaign or ID" param="campaign" without={[PAGE]} />
      </FilterBar>
      <PartialListNote shown={campaigns.length} total={connection?.totalCount ?? 0}>
        The filter looks at these only.
      </PartialListNote>
      {shown.length === 0 ? (
        <EmptyState text="No campaigns match the filter." action={<Button onClick={() => setText(null, { without: [PAGE] })}>Clear Filter</Button>} />
      ) : (
        <DataTable
          {...table}
          label="Campaigns"
          emptyText={emptyText}
          onRowClick={({ campaignId }) => void navigate(paths.campaign(slug, campaignId))}
        />
      )}
    </Surface>
  );
}
