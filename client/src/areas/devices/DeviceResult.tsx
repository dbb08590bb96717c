import Box from "@mui/material/Box";
import { Suspense } from "react";
import type { ReactNode } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import type { DeviceResultQuery } from "../../__generated__/DeviceResultQuery.graphql";
import { tabularNumbers } from "../../ui/style";
import { numberText } from "../../ui/format";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { ReasonedButton } from "../../ui/ReasonedButton";
import { useDownloadDevices } from "./useDownloadDevices";

type Props = {
  /** The devices that were read for what is chosen; null before that. */
  queryRef: PreloadedQuery<DeviceResultQuery> | null;
  isReading: boolean;
  isFailed: boolean;
};

/** How many devices there are, and the way to save their ids, which the page itself never holds. */
export function DeviceResult({ queryRef, isReading, isFailed }: Props) {
  const nothing = <Frame counts={hint(isReading, isFailed)} exportPath={null} />;
  if (queryRef === null) return nothing;
  return (
    <PanelBoundary what="devices" onRetry={() => undefined} resetKey={JSON.stringify(queryRef.variables)}>
      <Suspense fallback={nothing}>
        <Found queryRef={queryRef} />
      </Suspense>
    </PanelBoundary>
  );
}

function hint(isReading: boolean, isFailed: boolean): string {
  if (isReading) return "Getting devices";
  return isFailed ? "No devices were read." : "Select a customer and campaigns, then get the devices.";
}

function Found({ queryRef }: { queryRef: PreloadedQuery<DeviceResultQuery> }) {
  const { deviceSearch } = usePreloadedQuery<DeviceResultQuery>(
    graphql`
      query DeviceResultQuery($input: DeviceSearchInput!) @throwOnFieldError {
        deviceSearch(input: $input) {
          total
          unique
          exportPath
        }
      }
    `,
    queryRef,
  );
  const { total, unique, exportPath } = deviceSearch;
  return (
    <Frame
      counts={
        <Box component="span" sx={{ color: "text.primary", fontSize: 16, fontWeight: 600, ...tabularNumbers }}>
          {`Total: ${numberText(total)} Unique: ${numberText(unique)}`}
        </Box>
      }
      exportPath={exportPath}
    />
  );
}

function Frame({ counts, exportPath }: { counts: ReactNode; exportPath: string | null }) {
  const [download, isBusy] = useDownloadDevices();
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 3,
        px: 4,
        py: 3,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box role="status" sx={{ flex: "1 1 200px", color: "text.secondary" }}>
        {counts}
      </Box>
      <ReasonedButton
        reason={exportPath === null ? "Get the devices first." : null}
        loading={isBusy}
        onClick={() => exportPath !== null && download(exportPath)}
      >
        Download
      </ReasonedButton>
    </Box>
  );
}
