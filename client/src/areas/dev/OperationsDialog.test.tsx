import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { noteStart } from "../../app/relay/operations";
import { OperationsDialog } from "./OperationsDialog";

test("open details stay with their operation when the oldest one leaves the list", () => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  const note = (number: number) => noteStart(number % 2 === 0 ? number : {}, { id: "a1b2", name: `Query${number}`, operationKind: "query" }, {});
  for (let number = 1; number <= 50; number += 1) note(number);
  render(<OperationsDialog onClose={() => {}} />);
  const details = (name: string) => screen.getByText(name).closest("details");
  for (const name of ["Query20", "Query21"]) details(name)?.setAttribute("open", "");
  const opened = ["Query20", "Query21"].map(details);
  act(() => note(51));
  expect(screen.queryByText("Query1")).toBeNull();
  expect(details("Query20")).toBe(opened[0]);
  expect(details("Query21")).toBe(opened[1]);
  expect([...document.querySelectorAll("details[open]")]).toEqual(opened);
});
