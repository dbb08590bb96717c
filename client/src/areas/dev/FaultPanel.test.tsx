import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { FaultPanel } from "./FaultPanel";

type Loadable = ComponentProps<typeof FaultPanel>["faults"];

function Fails(): never {
  throw new Error("down");
}

function draw(draw: Loadable["draw"]) {
  const nothing = () => undefined;
  const faults = { what: "faults", draw, resetKey: null, retry: nothing, isRetrying: false, refetch: async () => {}, isStale: false, isRefetching: false, loadedAt: null, latestFailure: () => null };
  return drawPage(<FaultPanel faults={faults} />).container;
}

test("on real services there is no panel, and a switch that does not answer is a failure of the panel alone", () => {
  expect(draw((children) => children({ sandbox: null }))).toBeEmptyDOMElement();
  vi.spyOn(console, "error").mockReturnValue();
  draw(() => <Fails />);
  expect(screen.getByRole("alert")).toHaveTextContent("Could not load faults.");
});
