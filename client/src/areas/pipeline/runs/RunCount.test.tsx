import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../../vitest.draw";
import { PipelineJobsCount } from "./PipelineJobsCount";
import { useRunForm } from "./useRunForm";

const plan = vi.fn(async () => []);
const onCount = vi.fn();
const dates = { startDate: "2025-03-12", endDate: "" };

function Form() {
  const form = useRunForm<object>({ title: "", done: "", failure: "", onAllSent: () => {}, plan, send: async () => [] });
  return (
    <>
      <PipelineJobsCount dates={dates} input={{ marketIds: [1, 2] }} form={form} onCount={onCount} />
      <button onClick={() => form.submit({})}>Save</button>
    </>
  );
}

function open() {
  const { environment } = drawPage(<Form />);
  return { environment, choice: () => screen.queryByRole("checkbox", { name: "Also those that are already pending or running" }) };
}

test("jobs that already run are started once more only if that is chosen", async () => {
  const { environment, choice } = open();
  expect(choice()).toBeNull();
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, { data: { createPipelineJobsPlan: { runCount: 3, runningCount: 2 } } }));
  expect(screen.getByRole("status")).toHaveTextContent(/^3 jobs, one for each market and date. Already pending or running: 2$/);
  expect(onCount).toHaveBeenLastCalledWith(3);
  await act(async () => screen.getByRole("button").click());
  expect(plan).toHaveBeenLastCalledWith({ includeRunning: false });
  fireEvent.click(screen.getByRole("checkbox"));
  expect(screen.getByRole("status")).toHaveTextContent(/^5 jobs, one for each market and date$/);
  expect(onCount).toHaveBeenLastCalledWith(5);
  await act(async () => screen.getByRole("button").click());
  expect(plan).toHaveBeenLastCalledWith({ includeRunning: true });
});

test("it can be chosen, too, when it is not known which run", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { environment, choice } = open();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("Down.")));
  expect(choice()).not.toBeChecked();
});
