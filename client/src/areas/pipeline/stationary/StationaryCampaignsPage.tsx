import { graphql, useFragment } from "react-relay";
import type { StationaryCampaignsPageQuery } from "../../../__generated__/StationaryCampaignsPageQuery.graphql";
import type { StationaryCampaignsPage_query$data, StationaryCampaignsPage_query$key } from "../../../__generated__/StationaryCampaignsPage_query.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { distinctNames } from "../../../ui/table/distinct";
import { EmptyState } from "../../../ui/table/EmptyState";
import { ListScreen } from "../../../ui/table/ListScreen";
import { FilterBar } from "../../../ui/table/FilterBar";
import { FilterField } from "../../../ui/table/FilterField";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { Surface } from "../../../ui/layout/Surface";
import { TextLink } from "../../../ui/url/TextLink";
import { textSearch } from "../../../ui/table/textSearch";
import { useClearParams, useUrlParam } from "../../../ui/url/useUrlParam";
import { useUrlTable } from "../../../ui/table/useUrlTable";

const query = graphql`
  query StationaryCampaignsPageQuery @preloadable {
    ...StationaryCampaignsPage_query
  }
`;

/** The campaigns with stationary inventory, and the way to run them. */
export function StationaryCampaignsPage() {
  const campaigns = useRouteQuery<StationaryCampaignsPageQuery>("campaigns", query);
  return (
    <ListScreen title="Stationary Campaigns" list={campaigns} columns={3}>
      {(data) => <Table query={data} refetch={campaigns.refetch} />}
    </ListScreen>
  );
}

type Campaign = StationaryCampaignsPage_query$data["campaigns"]["nodes"][number];

/** A campaign with a label that no other one has. */
type Row = Campaign & { readonly label: string };

const columns: readonly Column<Row>[] = [
  {
    key: "campaign",
    header: "Campaign",
    isPinned: true,
    value: ({ label }) => label,
    cell: ({ campaignId, customer, label }) => (
      <CellText isStrong>
        {customer ? <TextLink to={paths.campaign(customer.slug, campaignId)}>{label}</TextLink> : label}
      </CellText>
    ),
  },
  {
    key: "customer",
    header: "Customer",
    value: customerText,
    cell: (row) => <CellText>{customerText(row)}</CellText>,
  },
  {
    key: "run",
    header: "Run",
    isHeaderHidden: true,
    isOneLine: true,
    align: "right",
    cell: (row) => (
      <TextLink to={paths.runCampaign(row.campaignId)} aria-label={`Run ${[row.label, customerText(row)].filter(Boolean).join(", ")}`}>
        Run
      </TextLink>
    ),
  },
];

/** The search parameter of the text to find. */
const TEXT = "text";

const list = { name: "stationary-campaigns", filters: [TEXT] };

type Props = {
  query: StationaryCampaignsPage_query$key;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** One row per campaign, sorted by name. */
function Table({ query: ref, refetch }: Props) {
  const { campaigns } = useFragment(
    graphql`
      fragment StationaryCampaignsPage_query on Query @throwOnFieldError {
        campaigns(filter: { isStationary: true }, orderBy: { field: NAME }, first: 5000) {
          totalCount
          unreadableCount
          nodes {
            campaignId
            name
            customerName @catch
            # Only the links need it, so the list is shown without it.
            customer @catch(to: NULL) {
              slug
            }
          }
        }
      }
    `,
    ref,
  );
  const [text] = useUrlParam(TEXT);
  const clear = useClearParams([TEXT]);
  const isFound = textSearch(text);
  const rows = labelled(campaigns.nodes);
  const shown = rows.filter((row) => isFound(row.label, row.campaignId, customerText(row)));
  const table = useUrlTable({
    columns,
    rows: shown,
    rowKey: ({ campaignId }) => campaignId,
    pageSize: 100,
    sortedBy: "campaign",
  });
  return (
    <Surface flush>
      {rows.length > 0 && (
        <FilterBar
          label="Filter campaigns"
          count={{ shown: shown.length, total: rows.length, one: "campaign", many: "campaigns" }}
          onClear={clear}
        >
          <FilterField label="Campaign, ID or Customer" param={TEXT} without={["page"]} />
        </FilterBar>
      )}
      <PartialListNote shown={rows.length} total={campaigns.totalCount} unreadable={campaigns.unreadableCount}>
        The filter looks at these only.
      </PartialListNote>
      <MissingPart what="customers" parts={rows.map(({ customerName }) => customerName)} onRetry={refetch} />
      {shown.length === 0 && rows.length > 0 ? (
        <EmptyState text="No campaigns match the filter." />
      ) : (
        <DataTable {...table} label="Stationary Campaigns" list={list} emptyText="No stationary campaigns found." />
      )}
    </Surface>
  );
}

/** Campaigns with their labels: one that several have is followed by the number. */
function labelled(campaigns: readonly Campaign[]): readonly Row[] {
  const choices = campaigns.map(({ campaignId, name }) => ({ value: campaignId, label: name }));
  const labels = new Map(distinctNames("Campaign", choices).map(({ value, label }) => [value, label]));
  return campaigns.map((campaign) => ({ ...campaign, label: labels.get(campaign.campaignId) ?? campaign.name }));
}

/** The customer's name; empty if it is unknown or could not be read. */
function customerText({ customerName }: Pick<Row, "customerName">): string {
  return (customerName.ok ? customerName.value : null) ?? "";
}
