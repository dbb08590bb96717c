import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useEffect } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router";
import customerCampaignsTabQuery from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import type { CustomerCampaignsTabQuery } from "../../__generated__/CustomerCampaignsTabQuery.graphql";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useUrlParam } from "../../ui/useUrlParam";
import { DataTable } from "../../ui/DataTable";
import type { Column } from "../../ui/DataTable";
import { EmptyState } from "../../ui/EmptyState";
import { FailedCard } from "../../ui/FailedCard";
import { dateRangeText } from "../../ui/format";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PartialListNote } from "../../ui/PartialListNote";
import { TableSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { TextLink } from "../../ui/TextLink";
import { FilterField } from "../../ui/FilterField";
import { sortRows, useUrlSort } from "../../ui/listOrder";
import { campaignLabel } from "./campaignLabel";
import { useUrlPage } from "../../ui/useUrlPage";

type Customer = NonNullable<CustomerCampaignsTabQuery["response"]["node"]>;
type Row = NonNullable<Customer["campaigns"]>["nodes"][number];

/** The search parameter that holds the page. */
const PAGE = "campaigns-page";
const PAGE_SIZE = 100;

const orderValues = {
  campaign: ({ campaignRef }: Row) => campaignRef,
  id: ({ campaignId }: Row) => campaignId,
};

type Props = { id: string; slug: string };

/** The campaigns of a customer. */
export function CustomerCampaignsTab({ id, slug }: Props) {
  const { queryRef, reload } = usePanelQuery<CustomerCampaignsTabQuery>(customerCampaignsTabQuery, { id });
  const waiting = <TableSkeleton columns={2} />;
  return (
    <PanelBoundary
      what="campaigns"
      onRetry={reload}
      resetKey={queryRef}
      renderError={(retry, isBusy) => <Failed onRetry={retry} isBusy={isBusy} />}
    >
      {queryRef === null ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <Loaded queryRef={queryRef} slug={slug} />
        </Suspense>
      )}
    </PanelBoundary>
  );
}

function Failed(props: { onRetry: () => void; isBusy: boolean }) {
  useEffect(() => showToast("There was an error loading campaigns.", "orange"), []);
  return <FailedCard what="campaigns" {...props} />;
}

function Loaded({ queryRef, slug }: { queryRef: PreloadedQuery<CustomerCampaignsTabQuery>; slug: string }) {
  const { node } = usePreloadedQuery<CustomerCampaignsTabQuery>(
    graphql`
      query CustomerCampaignsTabQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Customer {
            campaigns(orderBy: { field: REF }, first: 5000) {
              totalCount
              nodes {
                campaignId
                campaignRef
                activeFrom
                activeTo
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const navigate = useNavigate();
  const [text, setText] = useUrlParam("campaign");
  const [sort, setSort] = useUrlSort(orderValues, PAGE);
  const campaigns = node?.campaigns?.nodes ?? [];
  const wanted = (text ?? "").trim().toLowerCase();
  const shown = campaigns.filter(
    ({ campaignId, campaignRef }) =>
      campaignRef.toLowerCase().includes(wanted) || String(campaignId).includes(wanted),
  );
  const { rows, paging } = useUrlPage(sortRows(shown, sort, orderValues), PAGE_SIZE, PAGE);
  const emptyText = "This customer does not have any campaigns.";

  const columns: readonly Column<Row>[] = [
    { key: "id", header: "ID", width: 80, isSortable: true, cell: ({ campaignId }) => campaignId },
    {
      key: "campaign",
      header: "Campaign",
      isSortable: true,
      cell: ({ campaignId, campaignRef, activeFrom, activeTo }) => (
        <Box sx={{ display: "grid", gridTemplateColumns: { sm: "minmax(0, 420px) auto" }, columnGap: 6 }}>
          <span>
            <TextLink to={paths.campaign(slug, campaignId)} tabIndex={-1} sx={{ fontWeight: 550 }}>
              {campaignLabel({ campaignRef, campaignId })}
            </TextLink>
          </span>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {dateRangeText(activeFrom, activeTo)}
          </Box>
        </Box>
      ),
    },
  ];

  if (campaigns.length === 0) {
    return (
      <Surface>
        <EmptyState text={emptyText} />
      </Surface>
    );
  }
  return (
    <Surface flush>
      <Box role="search" aria-label="Filter campaigns" sx={{ display: "flex", p: 4, pb: 2 }}>
        <FilterField label="Campaign or ID" param="campaign" without={[PAGE]} />
      </Box>
      <PartialListNote shown={campaigns.length} total={node?.campaigns?.totalCount ?? 0}>
        The filter looks at these only.
      </PartialListNote>
      {shown.length === 0 ? (
        <EmptyState text="No campaigns match the filter." action={<Button onClick={() => setText(null, { without: [PAGE] })}>Clear Filter</Button>} />
      ) : (
        <DataTable
          label="Campaigns"
          columns={columns}
          rows={rows}
          rowKey={({ campaignId }) => campaignId}
          emptyText={emptyText}
          sort={sort}
          onSortChange={setSort}
          paging={paging}
          onRowClick={({ campaignId }) => void navigate(paths.campaign(slug, campaignId))}
        />
      )}
    </Surface>
  );
}
