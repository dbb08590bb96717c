import { graphql } from "react-relay";
import type { AttributionJobsPageQuery } from "../../../__generated__/AttributionJobsPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { ListAge } from "../../../ui/table/ListAge";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { ScreenLink } from "../../../ui/layout/ScreenButton";
import { Panel } from "../../../ui/layout/Panel";
import { TableSkeleton } from "../../../ui/feedback/skeletons";
import { AttributionJobsTable } from "./AttributionJobsTable";

const query = graphql`
  query AttributionJobsPageQuery @preloadable {
    ...AttributionJobsTable_query
  }
`;

/** The jobs that export studies or produce their results, of all customers. */
export function AttributionJobsPage() {
  const jobs = useRouteQuery<AttributionJobsPageQuery>("attribution jobs", query);
  return (
    <PageFrame
      title="Attribution Jobs"
      actions={
        <>
          <ListAge list={jobs} />
          <ScreenLink label="Back to Attribution Studies" to={paths.attribution()} />
        </>
      }
    >
      <Panel loadable={jobs} failure="card" skeleton={<TableSkeleton columns={8} rows={12} />}>
        {(data) => <AttributionJobsTable query={data} refetch={jobs.refetch} />}
      </Panel>
    </PageFrame>
  );
}
