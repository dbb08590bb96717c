import Box from "@mui/material/Box";
import { useState } from "react";
import { graphql } from "react-relay";
import type { AttributionPageQuery } from "../../../__generated__/AttributionPageQuery.graphql";
import { paths } from "../../../app/routing/paths";
import { useRouteQuery } from "../../../app/routing/route";
import { FailureToast } from "../../../app/toasts";
import { FilterField } from "../../../ui/table/FilterField";
import { ListAge } from "../../../ui/table/ListAge";
import { PageFrame } from "../../../ui/layout/PageFrame";
import { ScreenButton, ScreenLink } from "../../../ui/layout/ScreenButton";
import { Panel } from "../../../ui/layout/Panel";
import { SelectField } from "../../../ui/form/SelectField";
import { CardsSkeleton } from "../../../ui/feedback/skeletons";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { useDebounced } from "../../../ui/useDebounced";
import { RetargetingDialog } from "./RetargetingDialog";
import { StudyCards } from "./StudyCards";
import { readStatus, studiesOf, statusChoices, writeStatus } from "./studies";

const LOAD_FAILED = "There was an error loading attribution studies.";

/** How long the words of the filter rest before the list is loaded. */
const PAUSE_MS = 250;

const query = graphql`
  query AttributionPageQuery($filter: StudyFilter!) @preloadable {
    ...StudyCards_query @arguments(filter: $filter)
  }
`;

/** The attribution studies with a status and words, and what can be done with them. */
export function AttributionPage() {
  const [status, setStatus] = useUrlParam("status");
  const [words] = useUrlParam("q");
  const [form, setForm] = useUrlParam("form");
  const wanted = studiesOf(status, useDebounced(words, PAUSE_MS));
  const studies = useRouteQuery<AttributionPageQuery>("attribution studies", query, wanted);
  // The list refetches by itself while a study is processed; a failure is reported once for each visit or click.
  const [attempt, setAttempt] = useState<object>({});
  const refetch = () => {
    setAttempt({});
    void studies.refetch();
  };

  return (
    <PageFrame
      title="Attribution Studies"
      actions={
        <>
          <ListAge list={studies} label="Refresh Studies" onRefetch={refetch} />
          <ScreenButton label="Campaign Retargeting" onClick={() => setForm("retargeting")} />
          <ScreenLink label="Attribution Jobs" to={paths.attributionJobs()} />
        </>
      }
    >
      <Box role="search" aria-label="Filter studies" sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <FilterField label="Quick Filter" param="q" />
        <SelectField
          label="Status"
          value={readStatus(status)}
          choices={statusChoices(status)}
          emptyLabel="All Statuses"
          onChange={(next) => setStatus(writeStatus(next))}
          fullWidth={false}
          sx={{ flex: { xs: "1 1 100%", sm: "0 0 220px" } }}
        />
      </Box>
      {studies.isStale && !studies.isRefetching && <FailureToast message={LOAD_FAILED} tone="orange" attempt={attempt} loadable={studies} />}
      <Panel
        loadable={studies}
        failure="card"
        skeleton={<CardsSkeleton count={6} height={340} />}
        renderError={(error) => (
          <>
            <FailureToast message={LOAD_FAILED} tone="orange" attempt={studies.resetKey} loadable={studies} />
            {error}
          </>
        )}
      >
        {(data) => (
          <StudyCards query={data} shown={studies.variables ?? wanted} isCurrent={studies.isCurrent} refetch={studies.refetch} />
        )}
      </Panel>
      {form === "retargeting" && (
        <RetargetingDialog onClose={() => setForm(null, { replace: true })} refetch={studies.refetch} />
      )}
    </PageFrame>
  );
}
