import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { DevelopersPageQuery } from "../../__generated__/DevelopersPageQuery.graphql";
import { refetchQuery } from "../../app/relay/refetch";
import type { PanelQuery } from "../../app/relay/usePanelQuery";
import { useRouteQuery } from "../../app/routing/route";
import { ErrorBoundary } from "../../ui/ErrorBoundary";
import { PageFrame } from "../../ui/PageFrame";
import { Panel } from "../../ui/Panel";
import { PanelError } from "../../ui/PanelError";
import { CardsSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { DeveloperTests } from "./DeveloperTests";
import { FaultPanel } from "./FaultPanel";
import { TestResultPanel } from "./TestResultPanel";
import type { TestResult } from "./useRunDeveloperTest";

const query = graphql`
  query DevelopersPageQuery @preloadable {
    ...DeveloperTests_query
    ...FaultPanel_query
  }
`;

/** The developers' tests with the response of the latest, and on the sandbox its faults. */
export function DevelopersPage() {
  const loadable = useRouteQuery<DevelopersPageQuery>("developer tests", query);
  return (
    <PageFrame title="Developers" subtitle="Calls of the services, made by hand. Each is sent once and shown as it is answered.">
      <Panel loadable={loadable} skeleton={<CardsSkeleton count={3} height={360} />}>
        {(data) => <Developers query={data} loadable={loadable} />}
      </Panel>
    </PageFrame>
  );
}

type Props = { query: DevelopersPageQuery["response"]; loadable: PanelQuery<DevelopersPageQuery> };

function Developers({ query: data, loadable }: Props) {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState<readonly string[]>([]);
  const [latest, setLatest] = useState<{ number: number; result: TestResult } | null>(null);

  const refetchFaults = () => {
    refetchQuery<DevelopersPageQuery>(environment, query, {}).catch((error: unknown) =>
      console.error("Could not load faults.", error),
    );
  };

  return (
    <>
      <DeveloperTests
        query={data}
        onStart={(label) => setRunning((labels) => [...labels, label])}
        onEnd={(label, result) => {
          setRunning((labels) => labels.filter((other) => other !== label));
          if (result === null) return;
          setLatest((earlier) => ({ number: (earlier?.number ?? 0) + 1, result }));
          // The test may have used up a fault.
          refetchFaults();
        }}
      />
      <TestResultPanel number={latest?.number ?? 0} result={latest?.result ?? null} running={running} />
      <ErrorBoundary
        what="faults"
        resetKey={loadable.resetKey}
        fallback={
          <Surface title="Sandbox Faults">
            <PanelError what="faults" onRetry={loadable.retry} isInline />
          </Surface>
        }
      >
        <FaultPanel query={data} onChanged={refetchFaults} />
      </ErrorBoundary>
    </>
  );
}
