import { Suspense } from "react";
import { graphql } from "react-relay";
import type { BackfillPageQuery } from "../../__generated__/BackfillPageQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { Breadcrumbs } from "../../ui/url/Breadcrumbs";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { optionalPart } from "../../ui/feedback/LatePart";
import { BackfillForm } from "./BackfillForm";
import { TestBackfillConnectionButton } from "./TestBackfillConnectionButton";

const query = graphql`
  query BackfillPageQuery @throwOnFieldError {
    backfillJobTypes {
      ...BackfillForm_jobTypes
    }
  }
`;

const RunningBackfills = optionalPart(async () => (await import("./RunningBackfills")).RunningBackfills);

/** Submits files with data of past days to the backfill service. */
export function BackfillPage() {
  const loadable = usePanelQuery<BackfillPageQuery>("the job types", query, {});
  return (
    <PageFrame
      title="Backfill Job (in development)"
      breadcrumbs={<Breadcrumbs crumbs={[{ label: "Pipeline", to: paths.pipeline() }, { label: "Backfill Job" }]} />}
      actions={<TestBackfillConnectionButton />}
    >
      <Surface>
        <Panel loadable={loadable} failure="inline" skeleton={<LabelledSpinner label="Loading the job types" />}>
          {({ backfillJobTypes }) => <BackfillForm jobTypes={backfillJobTypes} />}
        </Panel>
      </Surface>
      <Suspense>
        <RunningBackfills />
      </Suspense>
    </PageFrame>
  );
}
