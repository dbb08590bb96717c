import { beforeEach, expect, test, vi } from "vitest";
import { withOwnChanges } from "./ownChanges";

const own = vi.hoisted(() => new Set<string>());

vi.mock("./useLiveList", () => ({
  noteOwnChange: (id: string) => own.add(id),
  forgetOwnChange: (id: string) => own.delete(id),
}));

const jobs = [
  { id: "A", jobId: "1" },
  { id: "B", jobId: "2" },
  { id: "C", jobId: "3" },
];

beforeEach(() => own.clear());

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
