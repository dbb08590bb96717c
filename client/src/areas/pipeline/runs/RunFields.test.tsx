import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../../vitest.draw";
import { createJobs } from "./NewPipelineJobPage";
import { RunCount } from "./RunFields";
import { useRunForm } from "./useRunForm";

function Form() {
  const form = useRunForm({ ...createJobs, title: "", start: { marketIds: [1, 2], startDate: "2025-03-12", endDate: "" }, onAllSent: () => {} });
  return (
    <>
      <RunCount form={form} />
      <button onClick={form.submit}>Save</button>
    </>
  );
}

const choice = () => screen.queryByRole("checkbox", { name: "Also those that are already pending or running" });

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

test("jobs that already run are started once more only if that is chosen, also while it is not known which run", async () => {
  const unknown = drawPage(<Form />);
  await act(async () => unknown.mock.rejectMostRecentOperation(new Error("Down.")));
  expect(choice()).not.toBeChecked();
  unknown.unmount();
  const { mock } = drawPage(<Form />);
  expect(choice()).toBeNull();
  const operation = mock.getMostRecentOperation();
  await act(async () => mock.resolve(operation, { data: { plan: { runCount: 3, runningCount: 2 } } }));
  expect(screen.getByRole("status")).toHaveTextContent(/^3 jobs, one for each market and date. Already pending or running: 2$/);
  const planned = async () => {
    await act(async () => screen.getByRole("button").click());
    return mock.getMostRecentOperation().request.variables;
  };
  expect(await planned()).toMatchObject({ hasRuns: true, input: { includeRunning: false } });
  await act(async () => mock.rejectMostRecentOperation(new Error("Down.")));
  fireEvent.click(screen.getByRole("checkbox"));
  expect(screen.getByRole("status")).toHaveTextContent(/^5 jobs, one for each market and date$/);
  expect(await planned()).toMatchObject({ input: { includeRunning: true } });
});
