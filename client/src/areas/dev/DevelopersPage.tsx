import { Suspense, useState } from "react";
import { graphql, usePreloadedQuery, useRelayEnvironment } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import developersPageQuery from "../../__generated__/DevelopersPageQuery.graphql";
import type { DevelopersPageQuery } from "../../__generated__/DevelopersPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { refreshQuery } from "../../app/relay/usePanelQuery";
import { PageFrame } from "../../ui/PageFrame";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { PanelError } from "../../ui/PanelError";
import { CardsSkeleton } from "../../ui/skeletons";
import { Surface } from "../../ui/Surface";
import { DeveloperTests } from "./DeveloperTests";
import { FaultPanel } from "./FaultPanel";
import { TestResultPanel } from "./TestResultPanel";
import type { TestResult } from "./useRunDeveloperTest";

/** The developers' tests with the answer of the latest, and on the sandbox its faults. */
export function DevelopersPage() {
  const { queryRef, reload } = useRouteQuery<DevelopersPageQuery>();
  return (
    <PageFrame title="Developers" subtitle="Calls of the services, made by hand. Each is sent once and shown as it is answered.">
      <PanelBoundary what="developer tests" onRetry={reload} resetKey={queryRef}>
        <Suspense fallback={<CardsSkeleton count={3} height={360} />}>
          <Loaded queryRef={queryRef} reload={reload} />
        </Suspense>
      </PanelBoundary>
    </PageFrame>
  );
}

function Loaded({ queryRef, reload }: { queryRef: PreloadedQuery<DevelopersPageQuery>; reload: () => Promise<void> }) {
  const query = usePreloadedQuery<DevelopersPageQuery>(
    graphql`
      query DevelopersPageQuery @preloadable {
        ...DeveloperTests_query
        ...FaultPanel_query
      }
    `,
    queryRef,
  );
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState<readonly string[]>([]);
  const [latest, setLatest] = useState<{ number: number; result: TestResult } | null>(null);

  const readFaults = () => {
    refreshQuery<DevelopersPageQuery>(environment, developersPageQuery, {}).catch((error: unknown) =>
      console.error("Could not load faults.", error),
    );
  };

  return (
    <>
      <DeveloperTests
        query={query}
        onStart={(label) => setRunning((labels) => [...labels, label])}
        onEnd={(label, result) => {
          setRunning((labels) => labels.filter((other) => other !== label));
          if (result === null) return;
          setLatest((earlier) => ({ number: (earlier?.number ?? 0) + 1, result }));
          // A fault may have struck for the last time.
          readFaults();
        }}
      />
      <TestResultPanel number={latest?.number ?? 0} result={latest?.result ?? null} running={running} />
      <PanelBoundary
        what="faults"
        onRetry={reload}
        renderError={(retry, isBusy) => (
          <Surface title="Sandbox Faults">
            <PanelError what="faults" onRetry={retry} isBusy={isBusy} isInline />
          </Surface>
        )}
      >
        <FaultPanel query={query} onChanged={readFaults} />
      </PanelBoundary>
    </>
  );
}
