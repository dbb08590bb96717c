import Button from "@mui/material/Button";
import { graphql } from "react-relay";
import type { MarketProcessingDialogQuery } from "../../../__generated__/MarketProcessingDialogQuery.graphql";
import { usePanelQuery } from "../../../app/relay/usePanelQuery";
import { pathNumber } from "../../../app/routing/pathNumber";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { EmptyState } from "../../../ui/table/EmptyState";
import { InfoDialog } from "../../../ui/layout/InfoDialog";
import { Panel } from "../../../ui/layout/Panel";
import { PartialListNote } from "../../../ui/table/PartialListNote";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { jobColumns } from "./jobColumns";

const query = graphql`
  query MarketProcessingDialogQuery($marketId: Int!) @throwOnFieldError {
    market(by: { marketId: $marketId }) {
      name
      processingJobs(first: 1000) {
        totalCount
        unreadableCount
        nodes {
          processingJobId
          ...jobColumns_job
        }
      }
    }
  }
`;

type Market = NonNullable<MarketProcessingDialogQuery["response"]["market"]>;

const columns: readonly Column<Market["processingJobs"]["nodes"][number]>[] = [
  jobColumns.created,
  jobColumns.id,
  jobColumns.jobClass,
  jobColumns.impressions,
  jobColumns.demographics,
];

const list = { name: "market-processing-jobs", filters: ["market"] };

type Props = {
  /** The number of the market, as the address has it. */
  opened: string;
  onClose: () => void;
};

/** The processing jobs of one market, the newest of each date. */
export function MarketProcessingDialog({ opened, onClose }: Props) {
  const loadable = usePanelQuery<MarketProcessingDialogQuery>("processing jobs", query, { marketId: pathNumber(opened) });
  return (
    <InfoDialog
      title={
        <>
          Processing Jobs
          <Panel loadable={loadable} skeleton={null} renderError={() => null}>
            {({ market }) => market && ` - ${market.name}`}
          </Panel>
        </>
      }
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          Close
        </Button>
      }
      // Fixed, so that nothing moves when the jobs arrive.
      contentSx={{ px: 2, height: 320 }}
    >
      <Panel loadable={loadable} skeleton={<TableSkeleton columns={5} isInCard />}>
        {({ market }) =>
          market ? <Jobs jobs={market.processingJobs} /> : <EmptyState text="Market not found." />
        }
      </Panel>
    </InfoDialog>
  );
}

function Jobs({ jobs: { totalCount, unreadableCount, nodes } }: { jobs: Market["processingJobs"] }) {
  return (
    <>
      <PartialListNote shown={nodes.length} total={totalCount} unreadable={unreadableCount} />
      <DataTable
        label="Processing jobs of the market"
        list={list}
        columns={columns}
        rows={nodes}
        rowKey={({ processingJobId }) => processingJobId}
        emptyText="No processing jobs found."
        minWidth={560}
      />
    </>
  );
}
