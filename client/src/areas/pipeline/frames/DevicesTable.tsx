import { graphql, useFragment } from "react-relay";
import type { ConcreteRequest, Variables } from "relay-runtime";
import type { DevicesTable_pins$data, DevicesTable_pins$key } from "../../../__generated__/DevicesTable_pins.graphql";
import { readAllRows } from "../../../app/relay/readAllRows";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { momentText } from "../../../ui/text/format";

type Edge = DevicesTable_pins$data["edges"][number];
type Row = Edge["node"] & { place: number };

const columns: readonly Column<Row>[] = [
  { key: "device", header: "Device", isPinned: true, cell: ({ deviceId }) => <CellText>{deviceId}</CellText>, value: ({ deviceId }) => deviceId },
  { key: "seen", header: "Seen", cell: ({ seenAt }) => seenAt && momentText(seenAt), value: ({ seenAt }) => seenAt },
  { key: "latitude", header: "Latitude", align: "right", cell: ({ latitude }) => latitude, value: ({ latitude }) => latitude },
  { key: "longitude", header: "Longitude", align: "right", cell: ({ longitude }) => longitude, value: ({ longitude }) => longitude },
];

type Props = {
  pins: DevicesTable_pins$key;
  /** How many devices are shown. */
  shown: number;
  /** How many the file has, and how its devices are read. */
  total: number;
  source: { query: ConcreteRequest; variables: Variables };
};

/** The devices of the map as a list. */
export function DevicesTable({ pins, shown, total, source }: Props) {
  const { edges } = useFragment(
    graphql`
      fragment DevicesTable_pins on DebugPinConnection @throwOnFieldError {
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
          const all = await readAllRows<Edge>({ label: "Export of devices", ...source, path: "market.debugPinFile.pins" }, options);
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
