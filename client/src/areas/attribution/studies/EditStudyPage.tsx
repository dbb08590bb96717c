import { graphql } from "react-relay";
import type { EditStudyPageQuery } from "../../../__generated__/EditStudyPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { Panel } from "../../../ui/layout/Panel";
import { PageSkeleton } from "../../../ui/feedback/skeletons";
import { StudyForm } from "./StudyForm";
import { studyLabel } from "./studyLabel";
import { StudyNotFound } from "./StudyNotFound";

const TITLE = "Edit Attribution Study";
const list: Crumb = { label: "Attribution", to: paths.attribution() };

const query = graphql`
  query EditStudyPageQuery($attributionId: Int!) @preloadable @throwOnFieldError {
    study(by: { attributionId: $attributionId }) {
      attributionId
      name
      ...StudyForm_study
    }
  }
`;

/** The form of the attribution study that the address names. */
export function EditStudyPage() {
  const loadable = useRouteQuery<EditStudyPageQuery>("the study", query);
  return (
    <Panel
      loadable={loadable}
      skeleton={<PageSkeleton />}
      failure="card"
      renderError={(error) => (
        <PageFrame title={TITLE} breadcrumbs={<Breadcrumbs crumbs={[list]} />}>
          {error}
        </PageFrame>
      )}
    >
      {({ study }) => {
        if (study == null) return <StudyNotFound title={TITLE} />;
        const { attributionId, name } = study;
        return (
          <PageFrame
            title={TITLE}
            breadcrumbs={<Breadcrumbs crumbs={[list, { label: studyLabel({ name, attributionId }) }]} />}
          >
            <StudyForm key={attributionId} study={study} />
          </PageFrame>
        );
      }}
    </Panel>
  );
}
