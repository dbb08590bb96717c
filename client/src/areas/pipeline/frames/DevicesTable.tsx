import { graphql, useFragment } from "react-relay";
import type { DevicesTable_file$data, DevicesTable_file$key } from "../../../__generated__/DevicesTable_file.graphql";
import { CellText } from "../../../ui/table/CellText";
import { type Column, DataTable } from "../../../ui/table/DataTable";
import { momentText } from "../../../ui/text/format";
import { shownCount } from "./pinCount";

type Row = DevicesTable_file$data["pins"][number] & { place: number };

const columns: readonly Column<Row>[] = [
  { key: "device", header: "Device", isPinned: true, cell: ({ deviceId }) => <CellText>{deviceId}</CellText>, value: ({ deviceId }) => deviceId },
  { key: "seen", header: "Seen", cell: ({ seenAt }) => seenAt && momentText(seenAt), value: ({ seenAt }) => seenAt },
  { key: "latitude", header: "Latitude", align: "right", cell: ({ latitude }) => latitude, value: ({ latitude }) => latitude },
  { key: "longitude", header: "Longitude", align: "right", cell: ({ longitude }) => longitude, value: ({ longitude }) => longitude },
];

type Props = {
  file: DevicesTable_file$key;
  /** How many devices are shown; null until the user has asked for more or less. */
  count: number | null;
};

/** The devices of the map as a list. */
export function DevicesTable({ file, count }: Props) {
  const { pins, totalDevices } = useFragment(
    graphql`
      fragment DevicesTable_file on DebugPinFile @argumentDefinitions(first: { type: "Int!" }) @throwOnFieldError {
        totalDevices
        pins(first: $first) {
          deviceId
          seenAt
          latitude
          longitude
        }
      }
    `,
    file,
  );
  const rows = pins.slice(0, shownCount(count, totalDevices)).map((pin, place) => ({ ...pin, place }));
  return (
    <DataTable
      label="Devices"
      columns={columns}
      rows={rows}
      rowKey={({ place }) => place}
      emptyText="No devices were seen."
      minWidth={560}
      scrollHeight="360px"
    />
  );
}
