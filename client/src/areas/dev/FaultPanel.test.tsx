import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { drawPage, Fails, loadableOf } from "../../../vitest.draw";
import { FaultPanel } from "./FaultPanel";

const open = (draw: ComponentProps<typeof FaultPanel>["faults"]["draw"]) => drawPage(<FaultPanel faults={loadableOf("faults", draw)} />).container;

test("on real services there is no panel, and a switch that does not answer is a failure of the panel alone", () => {
  expect(open((children) => children({ sandbox: null }))).toBeEmptyDOMElement();
  vi.spyOn(console, "error").mockReturnValue();
  open(() => <Fails />);
  expect(screen.getByRole("alert")).toHaveTextContent("Could not load faults.");
});
