import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import * as files from "../download";
import { Surface } from "../layout/Surface";
import { DataTable } from "./DataTable";
import { FilterBar } from "./FilterBar";
import type { LoadOptions, NamedList } from "./namedList";

type Row = { id: number; name: string };

const rows: readonly Row[] = [
  { id: 1, name: "One" },
  { id: 2, name: "Two" },
];

type Options = { list?: Partial<NamedList<Row>>; frame?: (table: ReactNode) => ReactNode; total?: number };

function List({ list = {}, frame = (table) => table, total }: Options) {
  const table = (
    <DataTable<Row>
      label="Things"
      list={{ name: "things", ...list }}
      rows={rows}
      rowKey={({ id }) => id}
      emptyText="No things found."
      columns={[
        { key: "id", header: "ID", value: ({ id }) => id },
        { key: "name", header: "Name", cell: ({ name }) => name, text: ({ name }) => `${name}!` },
        { key: "picture", header: "Picture", cell: () => "…" },
      ]}
      paging={total === undefined ? undefined : { page: 0, pageSize: 2, total, onPageChange: () => {} }}
    />
  );
  return frame(table);
}

const exportButton = () => screen.queryByRole("button", { name: "Export CSV of Things" });

/** Exports a list. Returns the file's text. */
async function exported(options: Options) {
  const download = vi.spyOn(files, "download").mockReturnValue();
  drawPage(<List {...options} />);
  fireEvent.click(screen.getByText("Export CSV"));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  return download.mock.calls[0]?.[0].text;
}

test("the buttons are in the bar of the filters, else in the heading of the card, else above the table", () => {
  const card = (filters: ReactNode) => (table: ReactNode) => (
    <Surface title="Card">
      {filters}
      {table}
    </Surface>
  );
  const { rerender } = drawPage(<List frame={card(<FilterBar label="Filter things">{null}</FilterBar>)} />);
  expect(within(screen.getByRole("search")).getByRole("button", { name: "Columns of Things" })).toBeVisible();
  rerender(<List frame={card(null)} />);
  expect(screen.getByRole("heading", { name: "Card" }).parentElement).toContainElement(exportButton());
  rerender(<List />);
  expect(exportButton()).toBeVisible();
  rerender(<List list={{ hasNoFile: true }} />);
  expect(screen.getByRole("button", { name: "Columns of Things" })).toBeVisible();
  expect(exportButton()).toBeNull();
});

test.each([
  [0, "Exported 2 rows."],
  [1, "Exported 2 rows. 1 row of the service could not be read and is missing."],
  [8, "Exported 2 rows. 8 rows of the service could not be read and are missing."],
])("a file has what the columns say they have in it, and a note that %i rows could not be read", async (unreadable, text) => {
  const load = async ({ onUnreadable }: LoadOptions) => {
    onUnreadable(unreadable);
    return rows;
  };
  expect(await exported({ list: { load } })).toBe("ID,Name\r\n1,One!\r\n2,Two!\r\n");
  expect(screen.getByText(text)).toBeVisible();
});

/** A list whose rows do not arrive. */
async function startExport(options: Options) {
  const load = vi.fn<NonNullable<NamedList<Row>["load"]>>(() => new Promise(() => {}));
  const { rerender, unmount } = drawPage(<List list={{ load, ...options.list }} total={options.total} />);
  fireEvent.click(screen.getByText("Export CSV"));
  await waitFor(() => expect(load).toHaveBeenCalled());
  return { load, rerender, unmount, report: (count: number) => act(() => load.mock.calls[0]?.[0].onProgress(count)), isAborted: () => load.mock.calls[0]?.[0].signal.aborted };
}

test("a list of unknown length says how many rows have arrived, and to cancel it aborts the request", async () => {
  const { report, isAborted } = await startExport({ list: { total: null } });
  expect(await screen.findByText("0 rows so far")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Rows exported" })).not.toHaveAttribute("value");
  report(1200);
  expect(screen.getByText("1,200 rows so far")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  // What was under way may still arrive.
  report(1300);
  expect(screen.getByText("Export canceled.")).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  expect(isAborted()).toBe(true);
});

test("an export goes on as it began while a filter changes what is shown, and stops when its screen is left", async () => {
  const { load, rerender, unmount, report, isAborted } = await startExport({ total: 5001 });
  report(1200);
  expect(await screen.findByText("1,200 of 5,001 rows")).toBeVisible();
  expect(screen.getByRole("progressbar")).toHaveAttribute("value", "1200");
  rerender(<List list={{ load }} total={3} />);
  expect(screen.getByText("1,200 of 5,001 rows")).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  unmount();
  expect(isAborted()).toBe(true);
});
