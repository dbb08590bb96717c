import { graphql } from "react-relay";
import type { NewCampaignJobPageQuery } from "../../../__generated__/NewCampaignJobPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs } from "../../../ui/url/Breadcrumbs";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { Surface } from "../../../ui/layout/Surface";
import { NewCampaignJobForm } from "./NewCampaignJobForm";

const query = graphql`
  query NewCampaignJobPageQuery @preloadable {
    ...NewCampaignJobForm_query
  }
`;

/** Runs up to ten campaigns. */
export function NewCampaignJobPage() {
  const loadable = useRouteQuery<NewCampaignJobPageQuery>("job types", query);
  return (
    <PageFrame
      title="New Campaign Job"
      breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: "New Campaign Job" }]} />}
    >
      <Surface>
        <Panel loadable={loadable} failure="inline" skeleton={<CardsSkeleton count={2} height={56} />}>
          {(data) => <NewCampaignJobForm query={data} />}
        </Panel>
      </Surface>
    </PageFrame>
  );
}
