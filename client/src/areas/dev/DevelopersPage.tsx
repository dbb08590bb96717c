import Button from "@mui/material/Button";
import { useState } from "react";
import { graphql } from "react-relay";
import type { DevelopersPageQuery } from "../../__generated__/DevelopersPageQuery.graphql";
import type { FaultPanelQuery } from "../../__generated__/FaultPanelQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { graphiqlAddress } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { PageFrame } from "../../ui/layout/PageFrame";
import { useScreenAction } from "../../ui/layout/screenActions";
import { Panel } from "../../ui/layout/Panel";
import { CardsSkeleton } from "../../ui/feedback/skeletons";
import { DeveloperTests } from "./DeveloperTests";
import { FaultPanel, faultPanelQuery } from "./FaultPanel";
import { TestResultPanel } from "./TestResultPanel";
import type { TestResult } from "./useRunDeveloperTest";

const query = graphql`
  query DevelopersPageQuery @preloadable {
    ...DeveloperTests_query
  }
`;

/** The developers' tests with the response of the latest, and on the sandbox its faults. */
export function DevelopersPage() {
  const tests = useRouteQuery<DevelopersPageQuery>("developer tests", query);
  useScreenAction({ label: "GraphiQL", reason: null, run: () => window.location.assign(graphiqlAddress) });
  return (
    <PageFrame
      title="Developers"
      subtitle="Calls the services by hand. Each call is sent once, and its raw response is shown below."
      actions={
        <Button component="a" href={graphiqlAddress}>
          GraphiQL
        </Button>
      }
    >
      <Panel loadable={tests} skeleton={<CardsSkeleton count={3} height={360} />}>
        {(data) => <Developers query={data} />}
      </Panel>
    </PageFrame>
  );
}

function Developers({ query: data }: { query: DevelopersPageQuery["response"] }) {
  const faults = usePanelQuery<FaultPanelQuery>("faults", faultPanelQuery, {});
  const [running, setRunning] = useState<readonly string[]>([]);
  const [latest, setLatest] = useState<{ number: number; result: TestResult } | null>(null);

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
          void faults.refetch();
        }}
      />
      <TestResultPanel number={latest?.number ?? 0} result={latest?.result ?? null} running={running} />
      <FaultPanel faults={faults} />
    </>
  );
}
