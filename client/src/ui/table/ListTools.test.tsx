import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
import { download } from "../download";
import { Surface } from "../layout/Surface";
import { DataTable } from "./DataTable";
import { FilterBar } from "./FilterBar";
import type { LoadOptions, NamedList } from "./namedList";

vi.mock("../download", () => ({ download: vi.fn() }));

type Row = { id: number; name: string };

const rows: readonly Row[] = [
  { id: 1, name: "One" },
  { id: 2, name: "Two" },
];

type Options = { list?: Partial<NamedList<Row>>; frame?: (table: ReactNode) => ReactNode; total?: number };

const renderList = (options: Options) => render(<List {...options} />);

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
  return (
    <ThemeProvider theme={theme}>
      <MemoryRouter>{frame(table)}</MemoryRouter>
    </ThemeProvider>
  );
}

const exportButton = () => screen.getByRole("button", { name: "Export CSV of Things" });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(download).mockReset();
});

test("the buttons are in the bar of the filters", () => {
  renderList({
    frame: (table) => (
      <Surface title="Card">
        <FilterBar label="Filter things">{null}</FilterBar>
        {table}
      </Surface>
    ),
  });
  expect(within(screen.getByRole("search")).getByRole("button", { name: "Columns of Things" })).toBeVisible();
});

test("without filters they are in the heading of the card, and without a card above the table", () => {
  const { unmount } = renderList({ frame: (table) => <Surface title="Card">{table}</Surface> });
  expect(screen.getByRole("heading", { name: "Card" }).parentElement).toContainElement(exportButton());
  unmount();
  renderList({});
  expect(exportButton()).toBeVisible();
});

test("a file has what the columns say they have in it, and leaves out those that say nothing", async () => {
  renderList({});
  await userEvent.click(exportButton());
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(vi.mocked(download).mock.calls[0]?.[0].text).toBe("ID,Name\r\n1,One!\r\n2,Two!\r\n");
  expect(screen.getByText("Exported 2 rows.")).toBeInTheDocument();
});

test("a list without a file has the button for its columns only", () => {
  renderList({ list: { hasNoFile: true } });
  expect(screen.getByRole("button", { name: "Columns of Things" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Export CSV of Things" })).not.toBeInTheDocument();
});

test("a long list says how many rows have arrived, and to cancel it aborts the request", async () => {
  const load = vi.fn(({ signal, onProgress }: LoadOptions) => {
    onProgress(1200);
    return new Promise<readonly Row[]>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  renderList({ list: { load }, total: 5001 });
  await userEvent.click(exportButton());
  expect(await screen.findByText("1,200 of 5,001 rows")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Rows exported" })).toHaveAttribute("value", "1200");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true);
  expect(screen.getByText("Export canceled.")).toBeInTheDocument();
  expect(download).not.toHaveBeenCalled();
});

test("a list of unknown length says from the start how many rows have arrived, and can be canceled", async () => {
  let report: (rows: number) => void = () => {};
  const load = vi.fn(({ onProgress }: LoadOptions) => {
    report = onProgress;
    return new Promise<readonly Row[]>(() => {});
  });
  renderList({ list: { load, total: null } });
  await userEvent.click(exportButton());
  expect(await screen.findByText("0 rows so far")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Rows exported" })).not.toHaveAttribute("value");
  await waitFor(() => expect(load).toHaveBeenCalled());
  act(() => report(1200));
  expect(screen.getByText("1,200 rows so far")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  // What was under way may still arrive.
  act(() => report(1300));
  expect(screen.getByText("Export canceled.")).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

test.each([
  [1, "Exported 2 rows. 1 row of the service could not be read and is missing."],
  [8, "Exported 2 rows. 8 rows of the service could not be read and are missing."],
])("an export says that %i rows could not be read", async (unreadable, text) => {
  const load = async ({ onUnreadable }: LoadOptions) => {
    onUnreadable(unreadable);
    return rows;
  };
  renderList({ list: { load } });
  await userEvent.click(exportButton());
  expect(await screen.findByText(text)).toBeVisible();
});

test("an export goes on as it began while a filter changes what is shown", async () => {
  const load = vi.fn(({ onProgress }: LoadOptions) => {
    onProgress(1200);
    return new Promise<readonly Row[]>(() => {});
  });
  const { rerender } = renderList({ list: { load }, total: 5001 });
  await userEvent.click(exportButton());
  expect(await screen.findByText("1,200 of 5,001 rows")).toBeVisible();
  rerender(<List list={{ load }} total={3} />);
  expect(screen.getByText("1,200 of 5,001 rows")).toBeVisible();
  expect(screen.getByRole("button", { name: "Cancel" })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test("an export stops when its screen is left", async () => {
  const load = vi.fn<NonNullable<NamedList<Row>["load"]>>(() => new Promise(() => {}));
  const { unmount } = renderList({ list: { load } });
  await userEvent.click(exportButton());
  await waitFor(() => expect(load).toHaveBeenCalled());
  unmount();
  expect(load.mock.calls[0]?.[0].signal.aborted).toBe(true);
});
