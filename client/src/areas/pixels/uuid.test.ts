import { expect, test } from "vitest";
import { newUuid } from "./uuid";

test("every UUID is new and of version 4", () => {
  const uuids = Array.from({ length: 100 }, newUuid);
  expect(new Set(uuids).size).toBe(100);
  for (const uuid of uuids) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
