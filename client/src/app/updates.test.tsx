import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GraphError, reasonOf } from "./relay/errors";
import { theme } from "./theme";
import { UpdateNotice } from "./UpdateNotice";
import { noticeUpdate } from "./updates";

const MESSAGE = "Marquee was updated. Reload this page to go on.";

test("a page of another build offers to reload, once it knows", () => {
  render(
    <ThemeProvider theme={theme}>
      <UpdateNotice />
    </ThemeProvider>,
  );
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  act(() => noticeUpdate());
  expect(screen.getByRole("alert")).toHaveTextContent(MESSAGE);
  expect(screen.getByRole("button", { name: "Reload" })).toBeEnabled();
});

test("a form shows the same message, not that something was not found", () => {
  const unknown = { message: "This gateway has no document with this id.", extensions: { code: "NOT_FOUND" } } as const;
  expect(reasonOf(new GraphError([unknown], 400))).toBe(MESSAGE);
  expect(reasonOf(new GraphError([{ ...unknown, message: "No such pixel.", path: ["pixel"] }], 200))).toBe("No such pixel.");
});
