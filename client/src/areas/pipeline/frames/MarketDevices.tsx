import { lazy, Suspense } from "react";
import { graphql } from "react-relay";
import type { MarketDevicesQuery } from "../../../__generated__/MarketDevicesQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../../ui/feedback/LabelledSpinner";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { DevicesTable } from "./DevicesTable";
import { DeviceSummary } from "./DeviceSummary";
import { batchOf } from "./pinCount";

const DeviceLayer = lazy(async () => ({ default: (await import("./DeviceLayer")).DeviceLayer }));

/** The devices of the file with a key. */
export type MarketDevices = PanelQuery<MarketDevicesQuery> & {
  /** Whether the file is the chosen one: the devices of another stay until its own arrive. */
  isChosen: boolean;
  /** How many devices are shown; null until the user has asked for more or less. */
  count: number | null;
};

/** Reads the devices of the file with a key; of none for null. */
export function useMarketDevices(marketHash: string, key: string | null, count: number | null): MarketDevices {
  const devices = usePanelQuery<MarketDevicesQuery>(
    "devices",
    graphql`
      query MarketDevicesQuery($hash: String!, $key: String!, $first: Int!) @throwOnFieldError {
        market(by: { hash: $hash }) {
          debugPinFile(key: $key) {
            label
            ...DeviceLayer_file @arguments(first: $first)
            ...DevicesTable_file @arguments(first: $first)
            ...DeviceSummary_file
          }
        }
      }
    `,
    key === null ? null : { hash: marketHash, key, first: batchOf(count) },
    "store-or-network",
  );
  const isChosen = key !== null && devices.variables?.key === key;
  // As many as have been read, while more are on their way.
  const read = devices.variables?.first ?? 0;
  return { ...devices, isChosen, count: count === null || !isChosen ? count : Math.min(count, read) };
}

/** The devices on the map. The panel that says why they are not is beside it. */
export function MarketDevicesOnMap({ devices, isShown }: { devices: MarketDevices; isShown: boolean }) {
  if (!devices.isChosen) return null;
  return (
    <Panel loadable={{ ...devices, isStale: false }} skeleton={null} renderError={() => null}>
      {({ market }) =>
        market?.debugPinFile && (
          <Suspense fallback={null}>
            <DeviceLayer file={market.debugPinFile} count={devices.count} isShown={isShown} />
          </Suspense>
        )
      }
    </Panel>
  );
}

/** How many devices there are, and the buttons that show more or less of them. */
export function MarketDevicesSummary({ devices, onCountChange }: { devices: MarketDevices; onCountChange: (count: number) => void }) {
  const waiting = <LabelledSpinner label="Loading devices..." />;
  return (
    <Panel loadable={devices} failure="inline" skeleton={waiting}>
      {({ market }) => {
        if (!devices.isChosen) return waiting;
        if (!market?.debugPinFile) return "This file no longer exists.";
        return (
          <>
            <DeviceSummary file={market.debugPinFile} count={devices.count} onCountChange={onCountChange} />
            {!devices.isCurrent && waiting}
          </>
        );
      }}
    </Panel>
  );
}

/** The devices as a list. */
export function MarketDevicesList({ devices }: { devices: MarketDevices }) {
  if (!devices.isChosen) return null;
  return (
    <Panel loadable={{ ...devices, isStale: false }} skeleton={null} renderError={() => null}>
      {({ market }) =>
        market?.debugPinFile && (
          <Surface title={`Devices: ${market.debugPinFile.label}`} flush>
            <DevicesTable file={market.debugPinFile} count={devices.count} />
          </Surface>
        )
      }
    </Panel>
  );
}
