import { useState } from "react";
import { graphql } from "react-relay";
import type { StudyPageQuery } from "../../../__generated__/StudyPageQuery.graphql";
import type { PanelQuery } from "../../../app/relay/usePanelQuery";
import { useRefetchAt } from "../../../app/relay/useRefetchAt";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { ScreenLink } from "../../../ui/layout/ScreenButton";
import { ListAge } from "../../../ui/table/ListAge";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { CutsDialog } from "./CutsDialog";
import { EditStudyDialog } from "./EditStudyDialog";
import { StudyFacts } from "./StudyFacts";
import { StudyJobs, useStudyJobs } from "./StudyJobs";
import { studyLabel } from "./studyLabel";
import { StudyNextStep } from "./StudyNextStep";
import { StudyPixels, useStudyPixels } from "./StudyPixels";
import { StudySelection, useStudySelection } from "./StudySelection";
import { StudyTimeline } from "./StudyTimeline";
import { useStudyRuns } from "./useStudyRuns";

const list: Crumb = { label: "Attribution", to: paths.attribution() };

const query = graphql`
  query StudyPageQuery($attributionId: Int!) @preloadable @throwOnFieldError {
    study(by: { attributionId: $attributionId }) {
      attributionId
      name
      status
      availableActions @catch(to: NULL) {
        decision {
          changesAt
        }
      }
      ...StudyFacts_study
      ...StudyNextStep_study
      ...StudyTimeline_study
      ...EditStudyDialog_study
      ...CutsDialog_study
    }
  }
`;

type Study = NonNullable<StudyPageQuery["response"]["study"]>;

/** An attribution study: its status and next step, its days, its pixels, places and cuts, its jobs and their reports. */
export function StudyPage() {
  const loadable = useRouteQuery<StudyPageQuery>("the study", query);
  return (
    <RecordPage
      loadable={loadable}
      read={({ study }) => study}
      kind="Study"
      title="Attribution Study"
      crumbs={[list]}
      actions={<ListAge list={loadable} onRefetch={() => void loadable.refetch()} />}
      back={{ label: "Back to Attribution Studies", to: paths.attribution() }}
    >
      {(study) => <StudyDetails key={study.attributionId} study={study} loadable={loadable} />}
    </RecordPage>
  );
}

/** The parts have data of their own, which the route has started beside that of the study. */
function StudyDetails({ study, loadable }: { study: Study; loadable: PanelQuery<StudyPageQuery> }) {
  const { attributionId, status } = study;
  const { refetch } = loadable;
  const pixels = useStudyPixels(attributionId);
  const selection = useStudySelection(attributionId);
  const jobs = useStudyJobs(attributionId);
  const [isRefetching, setRefetching] = useState(false);
  const refetchAll = async () => {
    setRefetching(true);
    await Promise.all([loadable, pixels, selection, jobs].map((part) => part.refetch()));
    setRefetching(false);
  };
  const [form, setForm] = useUrlParam("form");
  const close = () => setForm(null, { replace: true });
  useRefetchAt(nextChange(study), refetch);
  // A run that ends changes the jobs, too.
  useStudyRuns(status === "PROCESSING" ? [attributionId] : [], refetchAll);
  const label = studyLabel({ name: study.name, attributionId });
  return (
    <PageFrame
      title={label}
      subtitle={`Attribution study ${attributionId}`}
      record={{ kind: "Attribution study", label, address: paths.attributionStudy(attributionId) }}
      breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
      actions={
        <>
          <ListAge list={{ ...loadable, isRefetching }} onRefetch={() => void refetchAll()} />
          <ScreenLink label="Edit Details" to={paths.editAttributionStudy(attributionId)} />
        </>
      }
    >
      <StudyFacts study={study} refetch={refetch} />
      <StudyNextStep study={study} onEdit={() => setForm("edit")} onCuts={() => setForm("cuts")} refetch={refetchAll} />
      <StudyTimeline study={study} />
      <StudyPixels pixels={pixels} />
      <StudySelection attributionId={attributionId} selection={selection} />
      <StudyJobs jobs={jobs} />
      {form === "edit" && <EditStudyDialog study={study} onClose={close} refetch={refetch} />}
      {form === "cuts" && (
        <CutsDialog
          study={study}
          onClose={() => {
            close();
            void selection.refetch();
          }}
        />
      )}
    </PageFrame>
  );
}

/** The next instant, in milliseconds, at which an action on the study changes by itself; null if there is none. */
function nextChange({ availableActions }: Study): number | null {
  const changes = (availableActions ?? []).flatMap(({ decision: { changesAt } }) => (changesAt ? [Date.parse(changesAt)] : []));
  return changes.length === 0 ? null : Math.min(...changes);
}
