import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { DeviceResultQuery } from "../../__generated__/DeviceResultQuery.graphql";
import { reasonOf } from "../../app/relay/errors";
import { readFile } from "../../app/relay/readFile";
import { useAction } from "../../app/relay/useSubmit";
import type { PanelQuery } from "../../app/relay/usePanelQuery";
import { saveBlob } from "../../ui/download";
import { dateRangeText, numberText } from "../../ui/text/format";
import { Panel } from "../../ui/layout/Panel";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { tabularNumbers } from "../../ui/layout/style";

/** The devices of a search. */
export const devicesQuery = graphql`
  query DeviceResultQuery($input: DeviceSearchInput!) @throwOnFieldError {
    deviceSearch(input: $input) {
      sightingCount
      uniqueDeviceCount
      fileRowCount
      exportPath
      dates {
        from
        to
      }
    }
  }
`;

type Props = {
  /** The devices that were found; null before that. */
  found: PanelQuery<DeviceResultQuery> | null;
  isSearching: boolean;
  isFailed: boolean;
};

/** How many devices were found, and the button to download their ids, which the page itself never holds. */
export function DeviceResult({ found, isSearching, isFailed }: Props) {
  const nothing = <Result counts={hint(isSearching, isFailed)} exportPath={null} />;
  if (found === null) return nothing;
  return (
    <Panel loadable={found} skeleton={nothing}>
      {({ deviceSearch: { sightingCount, uniqueDeviceCount, fileRowCount, exportPath, dates } }) => (
        <Result
          counts={
            <Box sx={{ display: "grid", gap: 1, ...tabularNumbers }}>
              <Box component="span" sx={{ color: "text.primary", fontSize: 16, fontWeight: 600 }}>
                {`Total: ${numberText(sightingCount)} Unique: ${numberText(uniqueDeviceCount)}`}
              </Box>
              <span>
                {[
                  dateRangeText(dates.from, dates.to),
                  counted(sightingCount, "sighting"),
                  counted(uniqueDeviceCount, "distinct device"),
                  `${counted(fileRowCount, "row")} in the file`,
                ].join(" · ")}
              </span>
            </Box>
          }
          exportPath={exportPath}
        />
      )}
    </Panel>
  );
}

const counted = (count: number, one: string): string => `${numberText(count)} ${count === 1 ? one : `${one}s`}`;

function hint(isSearching: boolean, isFailed: boolean): string {
  if (isSearching) return "Getting devices";
  return isFailed ? "No devices were read." : "Select a customer and campaigns, then get the devices.";
}

function Result({ counts, exportPath }: { counts: ReactNode; exportPath: string | null }) {
  const [download, isBusy] = useAction(async (path: string) => saveBlob("export.csv", await readFile(path)), reasonOf);
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
        variant={exportPath === null ? "outlined" : "contained"}
        color={exportPath === null ? "inherit" : "primary"}
        reason={exportPath === null ? "Get the devices first." : null}
        loading={isBusy}
        onClick={() => exportPath !== null && download(exportPath)}
      >
        Download
      </ReasonedButton>
    </Box>
  );
}
