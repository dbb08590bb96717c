import { BarChart } from "../../ui/charts/BarChart";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { dateText, numberText } from "../../ui/text/format";
import { pingDays } from "./pingDays";
import { useMinute } from "./useMinute";

/** The pings of a day; null if unknown. */
type Day = { readonly date: string | null | undefined; readonly pings: number | null | undefined };
type Row = Day & { position: number };

const columns: readonly Column<Row>[] = [
  { key: "date", header: "Date", isOneLine: true, cell: ({ date }) => dateText(date) },
  { key: "pings", header: "Pings", describes: "ProviderPings.pings", align: "right", cell: ({ pings }) => numberText(pings) },
];

/** The pings as bars, and as the table they come from. */
export function PingDays({ rows }: { rows: readonly Day[] }) {
  const days = pingDays(rows, useMinute());
  return (
    <>
      {days.length > 0 && (
        <BarChart
          label="Pings per Day"
          isLabelHidden
          isTableShown={false}
          xLabel="Date"
          labels={days.map(({ date }) => dateText(date))}
          series={[{ label: "Pings", values: days.map(({ pings }) => pings), tone: "blue" }]}
          height={180}
        />
      )}
      <DataTable
        label="Pings"
        columns={columns}
        rows={rows.map((row, position) => ({ ...row, position }))}
        rowKey={({ position }) => position}
        emptyText="No pings found."
      />
    </>
  );
}
