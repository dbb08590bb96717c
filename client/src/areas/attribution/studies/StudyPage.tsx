import { useState } from "react";
import { graphql } from "react-relay";
import type { StudyPageQuery } from "../../../__generated__/StudyPageQuery.graphql";
import { CopyButton } from "../../../app/CopyButton";
import type { PanelQuery } from "../../../app/relay/usePanelQuery";
import { useRefetchAt } from "../../../app/relay/useRefetchAt";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { MissingPart } from "../../../ui/feedback/MissingPart";
import { KeyFacts } from "../../../ui/layout/KeyFacts";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { RecordPage } from "../../../ui/layout/RecordPage";
import { ScreenLink } from "../../../ui/layout/ScreenButton";
import { Surface } from "../../../ui/layout/Surface";
import { ListAge } from "../../../ui/table/ListAge";
import { Breadcrumbs, type Crumb } from "../../../ui/url/Breadcrumbs";
import { TextLink } from "../../../ui/url/TextLink";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { CutsDialog } from "./CutsDialog";
import { EditStudyDialog } from "./EditStudyDialog";
import { NextStep } from "./NextStep";
import { StudyJobs, useStudyJobs } from "./StudyJobs";
import { StudyPixels, useStudyPixels } from "./StudyPixels";
import { StudySelection, useStudySelection } from "./StudySelection";
import { StudyStatusChip } from "./StudyStatusChip";
import { StudyTimeline } from "./StudyTimeline";
import { studyLabel, typeLabel } from "./studies";
import { useStudyRuns } from "./useStudyRuns";

const list: Crumb = { label: "Attribution", to: paths.attribution() };

const query = graphql`
  query StudyPageQuery($studyId: Int!) @preloadable @throwOnFieldError {
    study(studyId: $studyId) {
      studyId
      name
      status
      availableActions @catch {
        decision {
          changesAt
        }
      }
      type
      typeText
      objective
      notes
      customerId
      customer @catch {
        name
        slug
      }
      campaignId
      campaign @catch {
        name
      }
      isPartOfOtherEffort
      pausesOtherChannels
      isBrandFocused
      hasAlignedAds
      ...StudyStatusChip_study
      ...NextStep_study
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
      {(study) => <StudyDetails key={study.studyId} study={study} loadable={loadable} />}
    </RecordPage>
  );
}

/** The parts have data of their own, which the route has started beside that of the study. */
function StudyDetails({ study, loadable }: { study: Study; loadable: PanelQuery<StudyPageQuery> }) {
  const { studyId, status } = study;
  const { refetch } = loadable;
  const pixels = useStudyPixels(studyId);
  const selection = useStudySelection(studyId);
  const jobs = useStudyJobs(studyId);
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
  useStudyRuns(status === "PROCESSING" ? [studyId] : [], refetchAll);
  const label = studyLabel({ name: study.name, studyId });
  return (
    <PageFrame
      title={label}
      subtitle={`Attribution study ${studyId}`}
      record={{ kind: "Attribution study", label, address: paths.attributionStudy(studyId) }}
      breadcrumbs={<Breadcrumbs crumbs={[list, { label }]} />}
      actions={
        <>
          <ListAge list={{ ...loadable, isRefetching }} onRefetch={() => void refetchAll()} />
          <ScreenLink label="Edit Attribution Study" to={paths.editStudy(studyId)} />
        </>
      }
    >
      <NextStep study={study} onEdit={() => setForm("edit")} onCuts={() => setForm("cuts")} refetch={refetchAll} />
      <Facts study={study} refetch={refetch} />
      <StudyTimeline study={study} />
      <StudyPixels pixels={pixels} />
      <StudySelection studyId={studyId} selection={selection} />
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
  const changes = (availableActions.ok ? availableActions.value : []).flatMap(({ decision: { changesAt } }) => (changesAt ? [Date.parse(changesAt)] : []));
  return changes.length === 0 ? null : Math.min(...changes);
}

const NOT_SET = "Not Set";

/** Yes, No or Not Set. */
const answerText = (answer: boolean | null | undefined): string => (answer == null ? NOT_SET : answer ? "Yes" : "No");

type FactsProps = { study: Study; refetch: () => Promise<void> };

/** What a study measures, and for whom. */
function Facts({ study: row, refetch }: FactsProps) {
  const { studyId, customerId, campaignId, notes } = row;
  const customer = row.customer.ok ? row.customer.value : null;
  const campaign = row.campaign.ok ? row.campaign.value : null;
  const campaignName = campaign?.name ?? (campaignId == null ? NOT_SET : String(campaignId));
  const facts = [
    { label: "Status", value: <StudyStatusChip study={row} /> },
    {
      label: "Customer",
      value: customer ? <TextLink to={paths.customer(customer.slug)}>{customer.name}</TextLink> : (customerId ?? NOT_SET),
    },
    {
      label: "Campaign",
      value: customer && campaignId != null ? <TextLink to={paths.campaign(customer.slug, campaignId)}>{campaignName}</TextLink> : campaignName,
    },
    { label: "Objective", value: row.objective ?? NOT_SET },
    { label: "Study Type", value: typeLabel({ type: row.type, typeText: row.typeText }) ?? NOT_SET },
    { label: "Part of a greater measurement effort", value: answerText(row.isPartOfOtherEffort) },
    { label: "Client pausing other media channels", value: answerText(row.pausesOtherChannels) },
    { label: "Ads brand-awareness focused", value: answerText(row.isBrandFocused) },
    { label: "Ads aligned with the responses", value: answerText(row.hasAlignedAds) },
    { label: "ID", value: studyId, action: <CopyButton what="ID" text={String(studyId)} /> },
  ];
  return (
    <>
      <MissingPart what="customers" parts={[row.customer]} onRetry={refetch} isInline />
      <MissingPart what="campaigns" parts={[row.campaign]} onRetry={refetch} isInline />
      <Surface>
        <KeyFacts label="Study" facts={facts} />
        {notes != null && notes !== "" && <p style={{ margin: "16px 0 0", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>{notes}</p>}
      </Surface>
    </>
  );
}
