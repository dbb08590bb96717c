import { graphql, useFragment } from "react-relay";
import type { StationaryCampaignsTable_query$data, StationaryCampaignsTable_query$key } from "../../../__generated__/StationaryCampaignsTable_query.graphql";
import { paths } from "../../../app/routing/paths";
import { CellText } from "../../../ui/CellText";
import { type Column, DataTable } from "../../../ui/DataTable";
import { EmptyState } from "../../../ui/EmptyState";
import { FilterBar } from "../../../ui/FilterBar";
import { FilterField } from "../../../ui/FilterField";
import { MissingPart } from "../../../ui/MissingPart";
import { PartialListNote } from "../../../ui/PartialListNote";
import { Surface } from "../../../ui/Surface";
import { TextLink } from "../../../ui/TextLink";
import { textSearch } from "../../../ui/textSearch";
import { useClearParams } from "../../../ui/useClearParams";
import { useUrlParam } from "../../../ui/useUrlParam";
import { useUrlTable } from "../../../ui/useUrlTable";
import { campaignLabel } from "../../campaigns/campaignLabel";

type Row = StationaryCampaignsTable_query$data["campaigns"]["nodes"][number];

const columns: readonly Column<Row>[] = [
  {
    key: "campaign",
    header: "Campaign",
    isPinned: true,
    value: labelOf,
    cell: ({ campaignId, customer, ...row }) => (
      <CellText isStrong>
        {customer ? (
          <TextLink to={paths.campaign(customer.slug, campaignId)}>{labelOf({ campaignId, ...row })}</TextLink>
        ) : (
          labelOf({ campaignId, ...row })
        )}
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
      <TextLink to={paths.runCampaign(row.campaignId)} aria-label={`Run ${labelOf(row)}`}>
        Run
      </TextLink>
    ),
  },
];

/** The search parameter of the text to find. */
const TEXT = "text";

type Props = {
  query: StationaryCampaignsTable_query$key;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** One row per campaign, sorted by name. */
export function StationaryCampaignsTable({ query, refetch }: Props) {
  const { campaigns } = useFragment(
    graphql`
      fragment StationaryCampaignsTable_query on Query @throwOnFieldError {
        campaigns(filter: { isStationary: true }, orderBy: { field: NAME }, first: 5000) {
          totalCount
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
    query,
  );
  const [text] = useUrlParam(TEXT);
  const clear = useClearParams([TEXT]);
  const isFound = textSearch(text);
  const rows = campaigns.nodes;
  const shown = rows.filter((row) => isFound(labelOf(row), customerText(row)));
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
          <FilterField label="Campaign or Customer" param={TEXT} without={["page"]} />
        </FilterBar>
      )}
      <PartialListNote shown={rows.length} total={campaigns.totalCount}>
        The filter looks at these only.
      </PartialListNote>
      <MissingPart what="customers" parts={rows.map(({ customerName }) => customerName)} onRetry={refetch} />
      {shown.length === 0 && rows.length > 0 ? (
        <EmptyState text="No campaigns match the filter." />
      ) : (
        <DataTable {...table} label="Stationary Campaigns" emptyText="No stationary campaigns found." />
      )}
    </Surface>
  );
}

function labelOf({ campaignId, name }: Pick<Row, "campaignId" | "name">): string {
  return campaignLabel({ campaignId, name });
}

/** The customer's name; empty if it is unknown or could not be read. */
function customerText({ customerName }: Pick<Row, "customerName">): string {
  return (customerName.ok ? customerName.value : null) ?? "";
}
