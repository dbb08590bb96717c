import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { BackfillPageQuery } from "../../__generated__/BackfillPageQuery.graphql";
import type { BackfillPageConnectionMutation } from "../../__generated__/BackfillPageConnectionMutation.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { showToast } from "../../app/toasts";
import { backgroundTasks } from "../../app/backgroundTasks";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { useScreenAction } from "../../ui/layout/screenActions";
import { Breadcrumbs } from "../../ui/url/Breadcrumbs";
import { useKeptFocus } from "../../ui/useKeptFocus";
import { BackfillForm } from "./BackfillForm";

const query = graphql`
  query BackfillPageQuery @throwOnFieldError {
    backfillJobTypes {
      ...BackfillForm_jobTypes
    }
  }
`;

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
      <RunningBackfills />
    </PageFrame>
  );
}

/** The jobs whose files are being sent, and for how long, including those of a form that the user has left. Toasts show their results. */
function RunningBackfills() {
  const running = backgroundTasks.useValue().filter(({ to, status }) => status === "running" && to === paths.backfillJob());
  if (running.length === 0) return null;
  return (
    <Surface title="Uploads in Progress">
      {running.map(({ id, label, startedAt }) => (
        <Box key={id} sx={{ display: "flex", alignItems: "center" }}>
          <LabelledSpinner label={label} />
          <Elapsed since={startedAt} />
        </Box>
      ))}
    </Surface>
  );
}

/** The time since an instant. It is not in the status, which would be read aloud each second. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box role="timer" aria-label="Elapsed time" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
      {elapsedText(now - since)}
    </Box>
  );
}

/** Says whether the backfill service can be reached. */
function TestBackfillConnectionButton() {
  const { submit: run, isBusy } = useSubmit<BackfillPageConnectionMutation>(
    graphql`
      mutation BackfillPageConnectionMutation {
        testBackfillConnection {
          message
          errors {
            message
          }
        }
      }
    `,
    { failed: "Failed to connect to backfill service", onDone: ({ message }) => showToast(`Connection successful: ${message ?? ""}`) },
  );
  useScreenAction({ label: "Test Connection", reason: isBusy ? "It is under way." : null, run });
  const button = useKeptFocus<HTMLButtonElement>(isBusy);
  return (
    <Button ref={button} disabled={isBusy} onClick={run}>
      {isBusy ? "Testing..." : "Test Connection"}
    </Button>
  );
}

/** Milliseconds as minutes and seconds, such as "2:05". */
function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
