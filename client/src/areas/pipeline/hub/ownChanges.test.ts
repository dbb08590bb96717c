import { beforeEach, expect, test, vi } from "vitest";
import { withOwnChanges } from "./ownChanges";
import * as list from "./useLiveList";

const own = new Set<string>();
const jobs = ["A", "B", "C"].map((id, index) => ({ id, jobId: String(index + 1) }));

beforeEach(() => {
  own.clear();
  vi.spyOn(list, "noteOwnChange").mockImplementation((id) => void own.add(id));
  vi.spyOn(list, "forgetOwnChange").mockImplementation((id) => void own.delete(id));
});

test("changes that may have been made are the user's own, and refused ones are not", async () => {
  const send = withOwnChanges(() => {
    expect([...own]).toEqual(["A", "B", "C"]);
    return Promise.resolve([
      { jobId: "1", error: null },
      { jobId: "2", error: { message: "It is running.", isOutcomeUnknown: false } },
      { jobId: "3", error: { message: "The response was lost.", isOutcomeUnknown: true } },
    ]);
  });
  expect(await send(jobs)).toMatchObject([{ key: "1", isLost: false }, { key: "2", isLost: false }, { key: "3", isLost: true }]);
  expect([...own]).toEqual(["A", "C"]);
});

test("changes whose response is lost stay the user's own", async () => {
  const send = withOwnChanges(() => Promise.reject(new Error("The connection is gone.")));
  await expect(send(jobs)).rejects.toThrow("The connection is gone.");
  expect([...own]).toEqual(["A", "B", "C"]);
});
