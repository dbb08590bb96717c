import { ThemeProvider } from "@mui/material/styles";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GraphError } from "../../../app/relay/errors";
import { theme } from "../../../app/theme";
import { PagesFailure } from "./PagesFailure";

const show = (failure: Error) =>
  render(
    <ThemeProvider theme={theme}>
      <PagesFailure progress="1,000 of 6,000 frames" failure={failure} onRetry={() => undefined} />
    </ThemeProvider>,
  );

test("a failure that may pass offers Retry", () => {
  show(new GraphError([{ message: "The pipeline is unavailable.", extensions: { code: "UPSTREAM_UNAVAILABLE" } }], 200));
  expect(screen.getByText("Only 1,000 of 6,000 frames could be loaded.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});

test("a failure that would come again says why, without Retry", () => {
  show(new GraphError([{ message: "It is larger than an operation may return.", extensions: { code: "LIMIT_EXCEEDED", retryable: false } }], 200));
  expect(screen.getByText("Only 1,000 of 6,000 frames could be loaded. It is larger than an operation may return.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
