import { createOperationDescriptor, ROOT_ID } from "relay-runtime";
import { expect, test } from "vitest";
import profileQuery from "../../__generated__/ProfilePageQuery.graphql";
import { endSession, startSession } from "../session/session";
import { currentEnvironment } from "./environment";

test("the next session has no data of the previous one", () => {
  startSession("dana");
  const first = currentEnvironment();
  first.commitPayload(createOperationDescriptor(profileQuery, {}), {
    viewer: { id: "V", company: "Marquee", displayName: "Dana Reyes", email: "dana@marquee.example" },
  });
  expect(first.getStore().getSource().has("V")).toBe(true);

  endSession();
  expect(currentEnvironment()).not.toBe(first);
  startSession("sam");
  const records = currentEnvironment().getStore().getSource();
  expect(records.getRecordIDs().filter((id) => id !== ROOT_ID)).toEqual([]);
});

test("signing in again starts with an empty store too", () => {
  startSession("dana");
  const first = currentEnvironment();
  startSession("dana");
  expect(currentEnvironment()).not.toBe(first);
});
