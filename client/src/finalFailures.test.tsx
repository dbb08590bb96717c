import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { drawPage } from "../vitest.draw";
import { GraphError } from "./app/relay/errors";
import { PartFailure } from "./areas/ai-insights/PartFailure";
import { PagesFailure } from "./app/relay/allPages";

const retry = () => undefined;
const large = "It is larger than the gateway returns.";
const limit = new GraphError([{ message: large, extensions: { code: "LIMIT_EXCEEDED", retryable: false } }], 200);
const down = new GraphError([{ message: "The pipeline is unavailable.", extensions: { code: "UPSTREAM_UNAVAILABLE" } }], 200);

test.each<[string, (isFinal: boolean) => ReactNode, string, string]>([
  ["a part", (isFinal) => <PartFailure message="Error loading prompt content." reason={isFinal ? large : null} onRetry={retry} />, "Error loading prompt content.", " Please try again."],
  ["pages of frames", (isFinal) => <PagesFailure progress="1,000 of 6,000 frames" failure={isFinal ? limit : down} onRetry={retry} />, "Only 1,000 of 6,000 frames could be loaded.", ""],
])("a failure of %s offers Retry if it may pass, and otherwise says why", (_, failure, text, again) => {
  const { unmount } = drawPage(failure(false));
  expect(screen.getByText(`${text}${again}`)).toBeVisible();
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
  unmount();
  drawPage(failure(true));
  expect(screen.getByText(`${text} ${large}`)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
