import Box from "@mui/material/Box";
import { lazy, type ReactNode, Suspense } from "react";
import { graphql, useFragment, usePaginationFragment } from "react-relay";
import type { Variables } from "relay-runtime";
import type { MarketDevices_pins$data, MarketDevices_pins$key } from "../../../__generated__/MarketDevices_pins.graphql";
import type { MarketDevices_market$key } from "../../../__generated__/MarketDevices_market.graphql";
import type { MarketDevicesPageQuery } from "../../../__generated__/MarketDevicesPageQuery.graphql";
import devicesQuery, { type MarketDevicesQuery } from "../../../__generated__/MarketDevicesQuery.graphql";
import { type PanelQuery, usePanelQuery } from "../../../app/relay/usePanelQuery";
import { readAllRows } from "../../../app/relay/readAllRows";
import { ReasonedButton } from "../../../ui/form/ReasonedButton";
import { tabularNumbers } from "../../../ui/layout/style";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { dateText, momentText, numberText } from "../../../ui/text/format";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";
import { Panel } from "../../../ui/layout/Panel";
import { Surface } from "../../../ui/layout/Surface";
import { lessOf, moreOf, MOST_DEVICES, shownCount } from "./deviceCount";
import { PagesFailure, useAllPages, usePageFailure, useSettled } from "../../../app/relay/allPages";

const DeviceLayer = lazy(async () => ({ default: (await import("./DeviceLayer")).DeviceLayer }));

/** The most devices that one response of the graph holds. */
const PAGE = 5_000;

/** The devices of the file with a key. */
export type MarketDevices = PanelQuery<MarketDevicesQuery> & {
  /** Whether the file is the chosen one: the devices of another stay until its own arrive. */
  isChosen: boolean;
  /** How many devices the user wants to see; null until more or less were asked for. */
  count: number | null;
  /** Why a page could not be loaded; null if none has failed. */
  failure: Error | null;
  onFailureChange: (failure: Error | null) => void;
};

/** Reads the devices of the file with a key; of none for null. */
export function useMarketDevices(marketHash: string, key: string | null, count: number | null): MarketDevices {
  const devices = usePanelQuery<MarketDevicesQuery>(
    "devices",
    graphql`
      query MarketDevicesQuery($hash: String!, $key: String!) @throwOnFieldError {
        market(by: { hash: $hash }) {
          ...MarketDevices_market @arguments(key: $key)
        }
      }
    `,
    key === null ? null : { hash: marketHash, key },
    "store-or-network",
  );
  const [failure, onFailureChange] = usePageFailure(devices.resetKey);
  return {
    ...devices,
    isChosen: key !== null && devices.variables?.key === key,
    count,
    failure,
    onFailureChange,
  };
}

function useDevices(market: MarketDevices_market$key, { count, failure }: MarketDevices) {
  const pages = usePaginationFragment<MarketDevicesPageQuery, MarketDevices_market$key>(
    graphql`
      fragment MarketDevices_market on Market
      @argumentDefinitions(key: { type: "String!" }, count: { type: "Int", defaultValue: 1000 }, cursor: { type: "String" })
      @refetchable(queryName: "MarketDevicesPageQuery")
      @throwOnFieldError {
        debugPinFile(key: $key) {
          date
          label
          totalDevices
          uniqueDevices
          pins(first: $count, after: $cursor) @connection(key: "MarketDevices_pins") {
            totalCount
            edges {
              __typename
            }
            ...DeviceLayer_pins
            ...MarketDevices_pins
          }
        }
      }
    `,
    market,
  );
  const file = pages.data.debugPinFile;
  const loaded = file?.pins.edges.length ?? 0;
  const hasNext = pages.hasNext && loaded < Math.min(count ?? 0, MOST_DEVICES);
  const isLoading = hasNext && failure === null;
  // What is shown grows when all that was asked for is there, not with each page.
  const ready = useSettled(loaded, isLoading);
  return { pages: { ...pages, hasNext }, file, loaded, shown: Math.min(shownCount(count, file?.pins.totalCount ?? 0), ready), isLoading };
}

type ReadProps = { market: MarketDevices_market$key; devices: MarketDevices; children: (read: ReturnType<typeof useDevices>) => ReactNode };

const Read = ({ market, devices, children }: ReadProps) => children(useDevices(market, devices));

/** A part of the screen about the chosen file. The panel that says why its devices are not there is beside it. */
function Chosen({ devices, children }: Omit<ReadProps, "market">) {
  if (!devices.isChosen) return null;
  return (
    <Panel loadable={{ ...devices, isStale: false }} skeleton={null} renderError={() => null}>
      {({ market }) => market && <Read {...{ market, devices, children }} />}
    </Panel>
  );
}

/** The devices on the map. */
export function MarketDevicesOnMap({ devices, isShown }: { devices: MarketDevices; isShown: boolean }) {
  return (
    <Chosen devices={devices}>
      {({ file, shown, isLoading }) =>
        file && (
          <Suspense fallback={null}>
            <DeviceLayer pins={file.pins} shown={shown} isShown={isShown} isLoading={isLoading} />
          </Suspense>
        )
      }
    </Chosen>
  );
}

/** How many devices there are, and the buttons that show more or less of them. */
export function MarketDevicesSummary({ devices, onCountChange }: { devices: MarketDevices; onCountChange: (count: number) => void }) {
  const waiting = <LabelledSpinner label="Loading devices..." />;
  return (
    <Panel loadable={devices} failure="inline" skeleton={waiting}>
      {({ market }) => {
        if (!devices.isChosen) return waiting;
        return market ? <Summary market={market} devices={devices} onCountChange={onCountChange} /> : "This file no longer exists.";
      }}
    </Panel>
  );
}

/** The numbers and the buttons. It loads the devices that are asked for. */
function Summary({ market, devices, onCountChange }: Omit<ReadProps, "children"> & { onCountChange: (count: number) => void }) {
  const { failure, onFailureChange } = devices;
  const { pages, file, loaded, shown, isLoading } = useDevices(market, devices);
  useAllPages("devices", PAGE, { ...pages, failure, onFailureChange });
  if (!file) return "This file no longer exists.";
  const { totalDevices, uniqueDevices } = file;
  const most = Math.min(totalDevices, MOST_DEVICES);
  const allShown = totalDevices > most ? `No more than ${numberText(most)} can be shown.` : "All devices are shown.";
  const noMore = shown === most ? allShown : null;
  return (
    <>
      <Box role="status" sx={{ display: "grid", gap: 1, mb: 3, fontSize: 13, ...tabularNumbers }}>
        <div>{`Unique devices: ${numberText(uniqueDevices)}`}</div>
        <div>{`Total devices: ${numberText(totalDevices)}`}</div>
        <div>{`Displayed: ${numberText(shown)}`}</div>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <ReasonedButton reason={noMore} onClick={() => onCountChange(moreOf(shown, most))}>
          Show more
        </ReasonedButton>
        <ReasonedButton reason={lessOf(shown) === shown ? "No fewer can be shown." : null} onClick={() => onCountChange(lessOf(shown))}>
          Show less
        </ReasonedButton>
        <ReasonedButton reason={noMore} onClick={() => onCountChange(most)}>
          Show all
        </ReasonedButton>
      </Box>
      {isLoading && <LabelledSpinner label="Loading devices..." />}
      {failure && (
        <PagesFailure
          progress={`${numberText(loaded)} of ${numberText(file.pins.totalCount)} devices`}
          failure={failure}
          onRetry={() => onFailureChange(null)}
        />
      )}
    </>
  );
}

/** The devices as a list. */
export function MarketDevicesList({ devices }: { devices: MarketDevices }) {
  return (
    <Chosen devices={devices}>
      {({ file, shown }) =>
        file && (
          <Surface title={`Devices: ${dateText(file.date, file.label)}`} flush>
            <DevicesTable pins={file.pins} shown={shown} total={file.pins.totalCount} variables={devices.variables ?? {}} />
          </Surface>
        )
      }
    </Chosen>
  );
}

type Edge = MarketDevices_pins$data["edges"][number];
type Row = Edge["node"] & { place: number };

const columns: readonly Column<Row>[] = [
  { key: "device", header: "Device", isPinned: true, cell: ({ deviceId }) => <CellText>{deviceId}</CellText>, value: ({ deviceId }) => deviceId },
  { key: "seen", header: "Seen", cell: ({ seenAt }) => seenAt && momentText(seenAt), value: ({ seenAt }) => seenAt },
  { key: "latitude", header: "Latitude", align: "right", value: ({ latitude }) => latitude },
  { key: "longitude", header: "Longitude", align: "right", value: ({ longitude }) => longitude },
];

type TableProps = {
  pins: MarketDevices_pins$key;
  /** How many devices are shown. */
  shown: number;
  /** How many the file has, and which it is. */
  total: number;
  variables: Variables;
};

/** The devices of the map as a list. */
function DevicesTable({ pins, shown, total, variables }: TableProps) {
  const { edges } = useFragment(
    graphql`
      fragment MarketDevices_pins on DebugPinConnection @throwOnFieldError {
        edges {
          node {
            deviceId
            seenAt
            latitude
            longitude
          }
        }
      }
    `,
    pins,
  );
  const rows = edges.slice(0, shown).map(({ node }, place) => ({ ...node, place }));
  return (
    <DataTable
      label="Devices"
      list={{
        name: "devices",
        filters: ["devices"],
        total,
        load: async (options) => {
          const all = await readAllRows<Edge>({ label: "Export of devices", query: devicesQuery, variables, path: "market.debugPinFile.pins" }, options);
          return all.map(({ node }, place) => ({ ...node, place }));
        },
      }}
      columns={columns}
      rows={rows}
      rowKey={({ place }) => place}
      emptyText="No devices were seen."
      minWidth={560}
      scrollHeight="360px"
    />
  );
}
