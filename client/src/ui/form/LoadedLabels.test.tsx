import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Loadable } from "../layout/Panel";
import { LoadedLabels } from "./LoadedLabels";

const choices = [{ value: 1, label: "Boston" }];

test.each<[Loadable<typeof choices>["draw"], string]>([
  [null, "Market 1, Market 7"],
  [(children) => children(choices), "Boston, Market 7"],
])("values have their labels once those are loaded", (draw, text) => {
  const loadable = {
    what: "markets",
    draw,
    resetKey: null,
    retry: () => undefined,
    isRetrying: false,
    refetch: () => Promise.resolve(),
    isStale: false,
    isRefetching: false,
    loadedAt: null,
    latestFailure: () => null,
  };
  render(<LoadedLabels kind="Market" values={[1, 7]} loadable={loadable} read={(read) => ({ choices: read })} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
