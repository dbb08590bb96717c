import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../../vitest.draw";
import { CreateJobsCount, useCreateJobs } from "./createJobs";

const onCount = vi.fn();

function Form() {
  const form = useCreateJobs("", () => {});
  const entries = { marketIds: [1, 2], startDate: "2025-03-12", runType: "TRANSIT", jobType: "NEAR_TO_GOLD" } as const;
  return (
    <>
      <CreateJobsCount dates={{ startDate: "2025-03-12", endDate: "" }} input={{ marketIds: [1, 2] }} form={form} onCount={onCount} />
      <button onClick={() => form.submit({ ...entries, marketIds: [1, 2] })}>Save</button>
    </>
  );
}

function open() {
  const { environment } = drawPage(<Form />);
  return { environment, choice: () => screen.queryByRole("checkbox", { name: "Also those that are already pending or running" }) };
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

test("jobs that already run are started once more only if that is chosen", async () => {
  const { environment, choice } = open();
  expect(choice()).toBeNull();
  const operation = environment.mock.getMostRecentOperation();
  await act(async () => environment.mock.resolve(operation, { data: { plan: { runCount: 3, runningCount: 2 } } }));
  expect(screen.getByRole("status")).toHaveTextContent(/^3 jobs, one for each market and date. Already pending or running: 2$/);
  expect(onCount).toHaveBeenLastCalledWith(3);
  const planned = async () => {
    await act(async () => screen.getByRole("button").click());
    return environment.mock.getMostRecentOperation().request.variables;
  };
  expect(await planned()).toMatchObject({ hasRuns: true, input: { includeRunning: false } });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("Down.")));
  fireEvent.click(screen.getByRole("checkbox"));
  expect(screen.getByRole("status")).toHaveTextContent(/^5 jobs, one for each market and date$/);
  expect(onCount).toHaveBeenLastCalledWith(5);
  expect(await planned()).toMatchObject({ input: { includeRunning: true } });
});

test("it can be chosen, too, when it is not known which run", async () => {
  const { environment, choice } = open();
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("Down.")));
  expect(choice()).not.toBeChecked();
});
