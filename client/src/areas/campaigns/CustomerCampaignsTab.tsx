import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { CustomerCampaignsTabQuery } from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { FailureToast } from "../../app/toasts";
import { CopyValue } from "../../ui/table/CopyValue";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { FilterSelect } from "../../ui/table/FilterSelect";
import { dateRangeText } from "../../ui/text/format";
import { Panel } from "../../ui/layout/Panel";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { Surface } from "../../ui/layout/Surface";
import { TextLink } from "../../ui/url/TextLink";
import { textSearch } from "../../ui/table/textSearch";
import { useClearParams, useUrlParam } from "../../ui/url/useUrlParam";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { campaignLabel, campaignTones } from "./campaignLabel";

const query = graphql`
  query CustomerCampaignsTabQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      campaigns(orderBy: { field: NAME }, first: 5000) {
        totalCount
        unreadableCount
        nodes {
          campaignId
          name
          status
          statusLabel
          activeFrom
          activeTo
        }
      }
    }
  }
`;

type List = NonNullable<CustomerCampaignsTabQuery["response"]["customer"]>["campaigns"];
type Row = List["nodes"][number];

/** The search parameters of the filters and the page. */
const TEXT = "campaign";
const STATUS = "campaign-status";
const PAGE = "campaigns-page";
const PAGE_SIZE = 100;

const statuses = [
  { value: "ACTIVE", label: "Active" },
  { value: "UPCOMING", label: "Upcoming" },
  { value: "DRAFT", label: "Draft" },
  { value: "EXPIRED", label: "Expired" },
];

const list = { name: "campaigns", filters: [TEXT, STATUS] };

/** The campaigns of a customer. */
export function CustomerCampaignsTab({ slug }: { slug: string }) {
  const campaigns = usePanelQuery<CustomerCampaignsTabQuery>("campaigns", query, { slug });
  return (
    <Panel
      loadable={campaigns}
      skeleton={<TableSkeleton columns={4} />}
      failure="card"
      renderError={(error) => (
        <>
          <FailureToast message="There was an error loading campaigns." tone="orange" attempt={campaigns.resetKey} loadable={campaigns} />
          {error}
        </>
      )}
    >
      {({ customer }) => <Campaigns campaigns={customer?.campaigns} slug={slug} />}
    </Panel>
  );
}

function Campaigns({ campaigns: connection, slug }: { campaigns: List | undefined; slug: string }) {
  const navigate = useNavigate();
  const [text] = useUrlParam(TEXT);
  const [status] = useUrlParam(STATUS);
  const clear = useClearParams([TEXT, STATUS], [PAGE]);
  const campaigns = connection?.nodes ?? [];
  const isFound = textSearch(text);
  const shown = campaigns.filter((row) => isFound(row.name, row.campaignId) && (status === null || row.status === status));
  const emptyText = "This customer does not have any campaigns.";

  const columns: readonly Column<Row>[] = [
    { key: "id", header: "ID", isOneLine: true, width: 80, value: ({ campaignId }) => campaignId, cell: ({ campaignId }) => <CopyValue what="ID" text={String(campaignId)} /> },
    {
      key: "campaign",
      header: "Campaign",
      value: ({ name }) => name,
      isPinned: true,
      cell: ({ campaignId, name }) => (
        <TextLink to={paths.campaign(slug, campaignId)} tabIndex={-1} style={{ fontWeight: 550 }}>
          {campaignLabel({ name, campaignId })}
        </TextLink>
      ),
    },
    {
      key: "dates",
      header: "Dates",
      width: 210,
      isOneLine: true,
      value: ({ activeFrom }) => activeFrom,
      cell: ({ activeFrom, activeTo }) => dateRangeText(activeFrom, activeTo),
      text: ({ activeFrom, activeTo }) => dateRangeText(activeFrom, activeTo),
    },
    {
      key: "status",
      header: "Status",
      describes: "Campaign.status",
      width: 130,
      value: ({ statusLabel }) => statusLabel,
      cell: (row) => <StatusChip tone={campaignTones[row.status]} label={row.statusLabel} />,
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
      <FilterBar
        label="Filter campaigns"
        count={{ shown: shown.length, total: campaigns.length, one: "campaign", many: "campaigns" }}
        onClear={clear}
      >
        <FilterField label="Campaign or ID" param={TEXT} without={[PAGE]} />
        <FilterSelect label="Status" param={STATUS} emptyLabel="All Statuses" choices={statuses} without={[PAGE]} />
      </FilterBar>
      <PartialListNote shown={campaigns.length} total={connection?.totalCount ?? 0} unreadable={connection?.unreadableCount ?? 0}>
        The filters look at these only.
      </PartialListNote>
      {shown.length === 0 ? (
        <EmptyState text="No campaigns match the filters." />
      ) : (
        <DataTable
          {...table}
          label="Campaigns"
          list={list}
          emptyText={emptyText}
          minWidth={560}
          onRowClick={({ campaignId }) => void navigate(paths.campaign(slug, campaignId))}
        />
      )}
    </Surface>
  );
}
