import { graphql } from "react-relay";
import type { EditStudyPageQuery } from "../../../__generated__/EditStudyPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { StudyForm } from "./StudyForm";
import { studyLabel } from "./studyLabel";

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
    <RecordPage
      loadable={loadable}
      read={({ study }) => study}
      kind="Study"
      title={TITLE}
      crumbs={[list]}
      back={{ label: "Back to Attribution Studies", to: paths.attribution() }}
    >
      {(study) => {
        const { attributionId } = study;
        const label = studyLabel({ name: study.name, attributionId });
        return (
          <PageFrame
            title={TITLE}
            breadcrumbs={<Breadcrumbs crumbs={[list, { label, to: paths.attributionStudy(attributionId) }, { label: "Edit" }]} />}
            record={{ kind: "Attribution study", label, address: paths.attributionStudy(attributionId) }}
          >
            <StudyForm key={attributionId} study={study} />
          </PageFrame>
        );
      }}
    </RecordPage>
  );
}
