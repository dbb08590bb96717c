import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Surface } from "../../ui/layout/Surface";
import { useUrlSearch } from "../../ui/url/useUrlSearch";
import { MISSING_DAYS } from "../pixels/pixelDates";
import { DeviceForm } from "./DeviceForm";
import { DeviceResult } from "./DeviceResult";
import { type DeviceChoice, type DeviceDates, deviceSearchInput, readDeviceChoice, writeDeviceChoice } from "./deviceChoice";
import { useDeviceSearch } from "./useDeviceSearch";

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
  const isWithoutDays = choice.isSearched && deviceSearchInput(choice) === null;
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
            isFound={devices.found !== null}
          />
          {problem !== null && <Alert severity="warning">{problem}</Alert>}
        </Box>
        <DeviceResult found={devices.found} isSearching={devices.isSearching} isFailed={problem !== null} />
      </Surface>
    </PageFrame>
  );
}
