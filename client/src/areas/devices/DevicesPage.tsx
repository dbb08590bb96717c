import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { graphql } from "react-relay";
import type { DeviceSearchInput, DevicesPageQuery } from "../../__generated__/DevicesPageQuery.graphql";
import { readFile } from "../../app/relay/files";
import { useAction } from "../../app/relay/useSubmit";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { paths } from "../../app/routing/paths";
import { saveBlob } from "../../ui/download";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { Surface } from "../../ui/layout/Surface";
import { tabularNumbers } from "../../ui/layout/style";
import { dateRangeText, numberText } from "../../ui/text/format";
import { TextLink } from "../../ui/url/TextLink";
import { useUrlSearch } from "../../ui/url/useUrlParam";
import { MISSING_DAYS } from "../pixels/pixelDates";
import { DeviceForm } from "./DeviceForm";
import { type DeviceChoice, type DeviceDates, deviceSearchInput, readDeviceChoice, writeDeviceChoice } from "./deviceChoice";
import { useDeviceSearch } from "./deviceSearch";

const query = graphql`
  query DevicesPageQuery($input: DeviceSearchInput!) @throwOnFieldError {
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

/** Finds the devices that were exposed to campaigns of a customer, and exports their ids as a file. */
export function DevicesPage() {
  const [search, changeSearch] = useUrlSearch();
  const choice = readDeviceChoice(search);
  const address = writeDeviceChoice(choice).toString();
  const devices = useDeviceSearch(address);

  const change = (changes: Partial<DeviceChoice>) => {
    const { customerId = choice.customerId, isSearched = false } = changes;
    // The browser's history holds searches and customers, not every click on a checkbox.
    const isStep = choice.isSearched || isSearched || customerId !== choice.customerId;
    // At once, so that the fields show the next change on top of this one.
    changeSearch((latest) => writeDeviceChoice({ ...readDeviceChoice(latest), isSearched: false, ...changes }), {
      replace: !isStep,
      flushSync: true,
    });
  };
  const getDevices = (dates: DeviceDates) => {
    if (choice.isSearched) devices.searchAgain();
    else change({ dates, isSearched: true });
  };
  const input = deviceSearchInput(choice);
  const isWithoutDays = choice.isSearched && input === null;
  const problem = isWithoutDays ? MISSING_DAYS : devices.problem;

  return (
    <PageFrame title="Device Export" subtitle="The devices that were exposed to a customer's campaigns.">
      <Surface flush>
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4, p: 4 }}>
          <DeviceForm
            choice={choice}
            onChange={change}
            onGetDevices={getDevices}
            isSearching={devices.isSearching}
            isFound={devices.hasFound}
          />
          {problem !== null && <Alert severity="warning">{problem}</Alert>}
        </Box>
        <DeviceResult choice={choice} input={devices.hasFound ? input : null} isSearching={devices.isSearching} isFailed={problem !== null} />
      </Surface>
    </PageFrame>
  );
}

type Props = {
  choice: DeviceChoice;
  /** The search whose devices were found, and so are in the store; null before that. */
  input: DeviceSearchInput | null;
  isSearching: boolean;
  isFailed: boolean;
};

/** How many devices were found, and the button to download their ids, which the page itself never holds. */
function DeviceResult({ choice, input, isSearching, isFailed }: Props) {
  const nothing = <Result choice={choice} counts={hint(choice, isSearching, isFailed)} exportPath={null} />;
  const found = usePanelQuery<DevicesPageQuery>("devices", query, input && { input }, "store-or-network");
  if (input === null || !found.isCurrent) return nothing;
  return (
    <Panel loadable={found} skeleton={nothing}>
      {({ deviceSearch: { sightingCount, uniqueDeviceCount, fileRowCount, exportPath, dates } }) => (
        <Result
          choice={choice}
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

function hint({ campaignIds }: DeviceChoice, isSearching: boolean, isFailed: boolean): string {
  if (isSearching) return "Getting devices";
  if (isFailed) return "No devices were read.";
  return campaignIds.length > 0 ? "Get the devices." : "Select a customer and campaigns, then get the devices.";
}

/** The screen with the devices of the selected campaigns by day, which has one or two of them; null for others. */
function daysAddress({ customerId, campaignIds: [campaignId, otherId, ...more] }: DeviceChoice): string | null {
  if (customerId === null || campaignId === undefined || more.length > 0) return null;
  const compared = otherId === undefined ? "" : `&compare=${otherId}`;
  return `${paths.campaignExplorer()}?customer=${customerId}&campaign=${campaignId}${compared}`;
}

type ResultProps = { choice: DeviceChoice; counts: ReactNode; exportPath: string | null };

function Result({ choice, counts, exportPath }: ResultProps) {
  const days = daysAddress(choice);
  const [download, isBusy] = useAction(async (path: string) => saveBlob("export.csv", await readFile(path)));
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
      {days !== null && <TextLink to={days}>By day</TextLink>}
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
