import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeveloperTestName, DeveloperTests_query$key } from "../../__generated__/DeveloperTests_query.graphql";
import { Surface } from "../../ui/layout/Surface";
import { AssetHealthTest } from "./AssetHealthTest";
import { DeveloperTestButton } from "./DeveloperTestButton";
import { SampleModal } from "./SampleModal";
import type { TestCallbacks } from "./useRunDeveloperTest";

/** The card of each test. The tests of a card keep the graph's order. */
const cards: Record<DeveloperTestName, "processing" | "upkeep" | "data"> = {
  REDIS: "processing",
  ATTRIBUTION: "processing",
  CREATE_NEAR_JOB: "processing",
  NEAR_JOB_STATUS: "processing",
  IN_STORE_PROCESSING: "processing",
  ASSET_HEALTH: "upkeep",
  EMAIL: "upkeep",
  MAP: "upkeep",
  UPDATE_PIPELINE_JOBS: "upkeep",
  API_ROOT: "data",
  PIPELINE_DEBUG: "data",
  HISTORICAL_CENSUS: "data",
  PLANNER_IMPRESSIONS: "data",
};

type Props = TestCallbacks & { query: DeveloperTests_query$key };

/** The buttons of all tests. Each can run while others do, but none twice at once. */
export function DeveloperTests({ query, ...callbacks }: Props) {
  const { developerTests } = useFragment(
    graphql`
      fragment DeveloperTests_query on Query {
        developerTests {
          name
          needsAsset
          ...DeveloperTestButton_test
          ...AssetHealthTest_test
        }
      }
    `,
    query,
  );
  const testsOf = (card: "processing" | "upkeep" | "data") =>
    developerTests
      .filter(({ name }) => cards[name] === card)
      .map((test) =>
        test.needsAsset ? (
          <AssetHealthTest key={test.name} test={test} {...callbacks} />
        ) : (
          <DeveloperTestButton key={test.name} test={test} {...callbacks} />
        ),
      );

  return (
    <Box
      sx={{
        display: "grid",
        gap: 5,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
      }}
    >
      <Card title="Connection and Processing">{testsOf("processing")}</Card>
      <Card title="Assets, Mail and Upkeep">{testsOf("upkeep")}</Card>
      <Card title="Interface and Data">
        <SampleModal />
        {testsOf("data")}
      </Card>
    </Box>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface title={title}>
      <Box sx={{ display: "grid", gap: 4 }}>{children}</Box>
    </Surface>
  );
}
