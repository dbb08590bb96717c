import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { theme } from "../app/theme";
import { useRefresh } from "./useRefresh";

const read = vi.fn<() => Promise<void>>();

function List() {
  const { refresh, note } = useRefresh("users", read);
  return (
    <>
      {note}
      <button onClick={() => void refresh()}>Save</button>
    </>
  );
}

beforeEach(() => {
  read.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("a list that could not be read again says so until a Retry brings it", async () => {
  const user = userEvent.setup();
  const down = new Error("down");
  read.mockRejectedValueOnce(down).mockRejectedValueOnce(down).mockResolvedValue();
  render(
    <ThemeProvider theme={theme}>
      <List />
    </ThemeProvider>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Could not load users.");
  expect(console.error).toHaveBeenCalledWith("Could not load users.", down);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Could not load users.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(read).toHaveBeenCalledTimes(3);
});

test("a list that was read again says nothing", async () => {
  read.mockResolvedValue();
  render(
    <ThemeProvider theme={theme}>
      <List />
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
