import Box from "@mui/material/Box";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router";
import type { CustomerBillingTabQuery } from "../../__generated__/CustomerBillingTabQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { TableSkeleton } from "../../ui/feedback/skeletons";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { EmptyState } from "../../ui/table/EmptyState";
import { FilterBar } from "../../ui/table/FilterBar";
import { FilterField } from "../../ui/table/FilterField";
import { FilterSelect } from "../../ui/table/FilterSelect";
import { PartialListNote } from "../../ui/table/PartialListNote";
import { textSearch } from "../../ui/table/textSearch";
import { useUrlTable } from "../../ui/table/useUrlTable";
import { dateText, numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { useClearParams } from "../../ui/url/useUrlParam";
import { campaignLabel } from "../campaigns/campaignLabel";
import { type BillingSum, billingSums, monthsOf, type Sum, type SumBy, sumOf } from "./billingSums";

const query = graphql`
  query CustomerBillingTabQuery($slug: String!) @preloadable @throwOnFieldError {
    customer(by: { slug: $slug }) {
      billingMetrics(first: 5000) {
        totalCount
        unreadableCount
        nodes {
          contractId
          campaignId
          campaignName
          advertiser
          activeFrom
          activeTo
          assetCount
          frameCount
        }
      }
    }
  }
`;

type Metrics = NonNullable<CustomerBillingTabQuery["response"]["customer"]>["billingMetrics"];
type Row = BillingSum<Metrics["nodes"][number]>;

/** The search parameters of the filters and the page. */
const TEXT = "billed";
const MONTH = "month";
const BY = "sum";
const PAGE = "billing-page";
const PAGE_SIZE = 100;

const sums = [
  { value: "contract", label: "Contract" },
  { value: "month", label: "Month" },
];

const list = { name: "billing", filters: [TEXT, MONTH, BY] };
const EMPTY_TEXT = "This customer does not have any billing figures.";

/** What a customer is billed for: its campaigns, added up by contract and month. */
export function CustomerBillingTab({ slug }: { slug: string }) {
  const billing = usePanelQuery<CustomerBillingTabQuery>("billing figures", query, { slug });
  return (
    <Panel loadable={billing} skeleton={<TableSkeleton columns={5} />} failure="card">
      {({ customer }) =>
        customer == null || customer.billingMetrics.totalCount + customer.billingMetrics.unreadableCount === 0 ? (
          <Surface>
            <EmptyState text={EMPTY_TEXT} />
          </Surface>
        ) : (
          <Billing metrics={customer.billingMetrics} slug={slug} />
        )
      }
    </Panel>
  );
}

function Billing({ metrics: { nodes, totalCount, unreadableCount }, slug }: { metrics: Metrics; slug: string }) {
  const [search] = useSearchParams();
  const clear = useClearParams([TEXT, MONTH], [PAGE]);
  const month = search.get(MONTH);
  const by: SumBy = search.get(BY) === "contract" ? "contract" : search.get(BY) === "month" ? "month" : "contract-month";
  const isFound = textSearch(search.get(TEXT));
  const shown = nodes.filter((row) => isFound(row.campaignName, row.campaignId, row.contractId, row.advertiser));
  const counted = month === null ? shown : shown.filter((row) => monthsOf(row).includes(month));
  const assets = sumOf(counted.map(({ assetCount }) => assetCount));
  const frames = sumOf(counted.map(({ frameCount }) => frameCount));
  const columns = columnsOf(by, slug);
  const table = useUrlTable({
    columns,
    rows: billingSums(shown, by, month),
    rowKey: ({ key }) => key,
    pageSize: PAGE_SIZE,
    defaultSort: by === "contract" ? { key: "contract", direction: "asc" } : { key: "month", direction: "desc" },
    pageParam: PAGE,
  });
  const months = [...new Set(nodes.flatMap(monthsOf))].toSorted().toReversed();
  return (
    <Surface flush>
      <FilterBar
        label="Filter billing"
        count={{ shown: counted.length, total: nodes.length, one: "campaign", many: "campaigns" }}
        onClear={clear}
      >
        <FilterField label="Campaign, Contract or Advertiser" param={TEXT} without={[PAGE]} />
        <FilterSelect
          label="Month"
          param={MONTH}
          emptyLabel="All Months"
          choices={months.map((value) => ({ value, label: monthText(value) }))}
          missingLabel={monthText}
          without={[PAGE]}
        />
        <FilterSelect label="Sums By" param={BY} emptyLabel="Contract and Month" choices={sums} without={[PAGE, "sort"]} />
      </FilterBar>
      <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount}>
        The sums are of these only.
      </PartialListNote>
      <Box sx={{ px: 4, pb: 3, typography: "body2", color: "text.secondary" }}>
        {`Total: ${sumText(assets)} assets, ${sumText(frames)} frames. `}
        {by === "contract" ? "" : "A campaign counts in each month in which it is active, with all of its assets and frames."}
      </Box>
      <DataTable {...table} label="Billing" list={list} emptyText="No campaigns match the filters." minWidth={560} />
    </Surface>
  );
}

const columnsOf = (by: SumBy, slug: string): readonly Column<Row>[] => [
  ...(by === "month" ? [] : [contract]),
  ...(by === "contract" ? [] : [monthColumn]),
  {
    key: "assets",
    header: "Assets",
    align: "right",
    value: ({ assets }) => assets.known,
    cell: ({ assets }) => sumText(assets),
  },
  {
    key: "frames",
    header: "Frames",
    align: "right",
    value: ({ frames }) => frames.known,
    cell: ({ frames }) => sumText(frames),
  },
  {
    key: "campaigns",
    header: "Campaigns",
    value: ({ campaigns }) => campaigns.length,
    cell: ({ campaigns }) => <Campaigns campaigns={campaigns} slug={slug} />,
    text: ({ campaigns }) => campaigns.map(nameOf).join(", "),
  },
];

const contract: Column<Row> = {
  key: "contract",
  header: "Contract",
  isOneLine: true,
  value: ({ contractId }) => contractId,
  cell: ({ contractId }) => contractId ?? "No contract",
};

const monthColumn: Column<Row> = {
  key: "month",
  header: "Month",
  isOneLine: true,
  value: ({ month }) => month,
  cell: ({ month }) => (month === null ? "Not Set" : monthText(month)),
};

const nameOf = ({ campaignId, campaignName }: Row["campaigns"][number]) =>
  campaignLabel({ campaignId, name: campaignName ?? "" });

/** More campaigns than this are counted. */
const MOST_LINKS = 3;

function Campaigns({ campaigns, slug }: Pick<Row, "campaigns"> & { slug: string }) {
  if (campaigns.length > MOST_LINKS) return `${numberText(campaigns.length)} campaigns`;
  return campaigns.map((campaign, place) => (
    // A campaign may have several rows.
    <Box
      key={`${place} ${campaign.campaignId}`}
      title={[campaign.advertiser, dateText(campaign.activeFrom), dateText(campaign.activeTo)].filter(Boolean).join(" · ")}
    >
      <TextLink to={paths.campaign(slug, campaign.campaignId)}>{nameOf(campaign)}</TextLink>
    </Box>
  ));
}

const monthName = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** A month, such as "Nov 2026"; what is none stays as it is. */
function monthText(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : monthName.format(date);
}

/** A sum, and how many of its parts are unknown. */
function sumText({ known, unknown }: Sum): string {
  if (known === 0 && unknown > 0) return "Unknown";
  return unknown === 0 ? numberText(known) : `${numberText(known)} (${numberText(unknown)} unknown)`;
}
