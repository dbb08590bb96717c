import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { theme } from "../../../app/theme";
import { ContentFailure } from "./ContentFailure";

const show = (reason: string | null) =>
  render(
    <ThemeProvider theme={theme}>
      <ContentFailure what="content" reason={reason} onRetry={() => undefined} />
    </ThemeProvider>,
  );

test("a failure that may pass offers Retry", () => {
  show(null);
  expect(screen.getByRole("alert")).toHaveTextContent("Error loading prompt content. Please try again.");
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("a failure that would come again says why, without Retry", () => {
  show("It is larger than the gateway returns.");
  expect(screen.getByRole("alert")).toHaveTextContent("Error loading prompt content. It is larger than the gateway returns.");
  expect(screen.queryByRole("button")).toBeNull();
});
