import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { theme } from "../../app/theme";
import { DataTable } from "../table/DataTable";

const { text, loaded } = vi.hoisted(() => ({ text: "Whether recent data was processed.", loaded: vi.fn() }));

vi.mock("virtual:field-texts", () => {
  loaded();
  return { default: { "Provider.health": text } };
});

const columns = [
  { key: "name", header: "Name", value: ({ name }: { name: string }) => name },
  { key: "status", header: "Status", describes: "Provider.health", value: () => "Active" },
  { key: "config", header: "Config", describes: "Provider.health", cell: () => "poll" },
];

/** A busy machine may take a while to load a module. */
const WAIT = { timeout: 10_000 };

function renderTable() {
  render(
    <ThemeProvider theme={theme}>
      <DataTable label="Providers" columns={columns} rows={[{ name: "GeoTrail" }]} rowKey={({ name }) => name} emptyText="" />
    </ThemeProvider>,
  );
}

test("nothing is loaded until a description is asked for", async () => {
  renderTable();
  await userEvent.hover(screen.getByRole("button", { name: "Name" }));
  expect(loaded).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole("button", { name: "Status" }));
  expect(await screen.findByRole("tooltip", {}, WAIT)).toHaveTextContent(text);
  expect(loaded).toHaveBeenCalledOnce();
});

test("a tap on a header that sorts shows the description, and sorts", async () => {
  renderTable();
  await userEvent.pointer([{ keys: "[TouchA]", target: screen.getByRole("button", { name: "Status" }) }]);
  expect(await screen.findByRole("tooltip", {}, WAIT)).toHaveTextContent(text);
  expect(screen.getByRole("columnheader", { name: "Status" })).toHaveAttribute("aria-sort", "ascending");
});
