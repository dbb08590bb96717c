import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogContentText from "@mui/material/DialogContentText";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeveloperTestName, DeveloperTests_query$data, DeveloperTests_query$key } from "../../__generated__/DeveloperTests_query.graphql";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { TextInput } from "../../ui/form/fields";
import { wholeNumber } from "../../ui/form/entries";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Surface } from "../../ui/layout/Surface";
import { monospace } from "../../ui/layout/style";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { ProviderSuggestField } from "../providers/ProviderSuggestField";
import { type FieldProblems, type TestCallbacks, useRunDeveloperTest } from "./useRunDeveloperTest";

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
  const {
    developer: { tests },
  } = useFragment(
    graphql`
      fragment DeveloperTests_query on Query {
        developer {
          tests {
            name
            needsAsset
            label
            method
            call
            changesData
            ...useRunDeveloperTest_test
          }
        }
      }
    `,
    query,
  );
  const testsOf = (card: "processing" | "upkeep" | "data") =>
    tests
      .filter(({ name }) => cards[name] === card)
      .map((test) =>
        test.needsAsset ? (
          <AssetHealth key={test.name} test={test} {...callbacks} />
        ) : (
          <TestButton key={test.name} test={test} {...callbacks} />
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

type Test = DeveloperTests_query$data["developer"]["tests"][number];
type TestProps = TestCallbacks & { test: Test };

function TestButton({ test, ...callbacks }: TestProps) {
  const [run, isBusy] = useRunDeveloperTest(test, callbacks);
  return (
    <Place test={test}>
      {(describedBy) => (
        <Button aria-describedby={describedBy} loading={isBusy} onClick={() => void run()}>
          {test.label}
        </Button>
      )}
    </Place>
  );
}

/** The test of the tracker of one asset, with fields for the asset. */
function AssetHealth({ test, ...callbacks }: TestProps) {
  const [run, isBusy] = useRunDeveloperTest(test, callbacks);
  const [assetId, setAssetId] = useState("");
  const [providerName, setProviderName] = useState("");
  const [problems, setProblems] = useState<FieldProblems>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setProblems({});
    // An invalid number is sent as null, so that the gateway makes no call and reports all problems.
    setProblems(await run({ assetId: wholeNumber(assetId), providerName }));
  };

  return (
    <Box component="form" noValidate onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)} sx={{ display: "grid", gap: 3 }}>
      <Box sx={{ display: "grid", gap: 3, alignItems: "start", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }}>
        <TextInput
          label="Asset ID"
          value={assetId}
          onChange={setAssetId}
          error={problems["assetId"] !== undefined}
          helperText={problems["assetId"]}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
        <ProviderSuggestField by="name" value={providerName} onChange={setProviderName} problem={problems["providerName"]} />
      </Box>
      <Place test={test}>
        {(describedBy) => (
          <Button type="submit" aria-describedby={describedBy} loading={isBusy}>
            {test.label}
          </Button>
        )}
      </Place>
    </Box>
  );
}

type PlaceProps = {
  test: Test;
  /** The button of the test; it takes the ids of what describes it. */
  children: (describedBy: string) => ReactNode;
};

/** The place of a test's button, with the call that it makes and whether that changes data. */
function Place({ test: { method, call, changesData }, children }: PlaceProps) {
  const chipId = useId();
  const callId = useId();
  return (
    <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        {children(changesData ? `${chipId} ${callId}` : callId)}
        {changesData && (
          <span id={chipId}>
            <StatusChip tone="blue" label="Changes data" />
          </span>
        )}
      </Box>
      <Box component="code" id={callId} sx={{ ...monospace, color: "text.secondary", overflowWrap: "anywhere" }}>
        {`${method} ${call}`}
      </Box>
    </Box>
  );
}

/** A button that opens an empty modal, to see how modals look and behave. */
function SampleModal() {
  const [dialog, setDialog] = useUrlParam("dialog");
  const note = useId();
  const close = () => setDialog(null, { replace: true });
  return (
    <Box sx={{ display: "grid", justifyItems: "start", gap: 1 }}>
      <Button aria-describedby={note} aria-haspopup="dialog" onClick={() => setDialog("sample")}>
        Open Sample Modal
      </Button>
      <Box id={note} sx={{ typography: "caption", color: "text.secondary" }}>
        Makes no call.
      </Box>
      <InfoDialog
        title="Sample Modal"
        isOpen={dialog === "sample"}
        maxWidth="xs"
        onClose={close}
        actions={
          <Button variant="contained" color="primary" onClick={close} autoFocus>
            Close
          </Button>
        }
      >
        <DialogContentText sx={{ color: "text.primary" }}>
          This is how a modal of the console looks. It closes with its button, with Escape and with a click beside it.
        </DialogContentText>
      </InfoDialog>
    </Box>
  );
}
