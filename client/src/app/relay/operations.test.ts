import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, isInputObjectType } from "graphql";
import type { LogEvent } from "relay-runtime";
import { beforeEach, expect, test } from "vitest";
import { startSession } from "../session/session";
import { HIDDEN, noteChange, noteEvent, noteScreen, noteStart, operations } from "./operations";

const params = { id: "a1b2", name: "CustomersQuery", operationKind: "query" } as const;

beforeEach(() => startSession("t-1"));

const only = () => {
  expect(operations.get()).toHaveLength(1);
  return operations.get()[0];
};

function start(id: number, variables: object = {}) {
  noteEvent({ name: "network.start", networkRequestId: id, params: { ...params, text: null, metadata: {} }, variables, cacheConfig: {} });
}

test("an operation is kept from its start to its response", () => {
  start(1, { first: 20 });
  expect(only()).toMatchObject({ params: { name: "CustomersQuery" }, variables: '{"first":20}' });
  const response = { data: {}, errors: [{ message: "Down." }], extensions: { requestId: "r1" } };
  noteEvent({ name: "network.next", networkRequestId: 1, response });
  noteEvent({ name: "network.complete", networkRequestId: 1 });
  expect(only()).toMatchObject({ endedAt: expect.any(Number), failure: [{ message: "Down." }], requestId: "r1" });
});

test("one that failed keeps its error, and one that was dropped says so", () => {
  for (const id of [1, 2]) start(id);
  noteEvent({ name: "network.error", networkRequestId: 1, error: new Error("Unreachable.") });
  // The first one has ended already.
  for (const id of [1, 2]) noteEvent({ name: "network.unsubscribe", networkRequestId: id });
  expect(operations.get().map(({ failure, isStopped }) => [failure, isStopped])).toEqual([[new Error("Unreachable."), undefined], [undefined, true]]);
});

test("what the store answers is kept, too, and what is fetched is not kept twice", () => {
  // Of the many members of an event, only these matter.
  const event = (shouldFetch: boolean): LogEvent =>
    Object.assign(Object.create(null), { name: "queryresource.fetch", shouldFetch, operation: { request: { node: { params }, variables: { first: 5 } } } });
  noteEvent(event(true));
  expect(operations.get()).toEqual([]);
  noteEvent(event(false));
  expect(only()).toMatchObject({ isFromStore: true, variables: '{"first":5}', endedAt: expect.any(Number) });
});

test("the latest fifty are kept, without variables that are too long", () => {
  for (let id = 0; id < 60; id += 1) start(id, { id, text: "x".repeat(id === 59 ? 20_001 : 1) });
  expect(operations.get()).toHaveLength(50);
  expect(operations.get()[0]?.variables).toBe('{"id":10,"text":"x"}');
  expect(operations.get()[49]?.variables).toBeNull();
});

test("another screen and another session begin with none, another tab of a screen does not", () => {
  noteScreen("/app/customers");
  start(1);
  noteScreen("/app/customers");
  expect(operations.get()).toHaveLength(1);
  noteScreen("/app/markets");
  expect(operations.get()).toEqual([]);
  start(2);
  startSession("t-2");
  expect(operations.get()).toEqual([]);
  // What was still running reports nothing from now on.
  noteChange(2, { endedAt: 1 });
  expect(operations.get()).toEqual([]);
});

test.each([
  [{ input: { email: "a@b.example", password: "p4ss" } }, { input: { email: "a@b.example", password: HIDDEN } }],
  [{ input: { config: [{ key: "apiKey", value: "k3y" }], name: "Feed" } }, { input: { config: HIDDEN, name: "Feed" } }],
  [{ input: { authPassword: null } }, { input: { authPassword: null } }],
  [{ deep: [{ client_secret: { a: "s3cret" } }, { accessToken: "t" }] }, { deep: [{ client_secret: HIDDEN }, { accessToken: HIDDEN }] }],
  [{ marketHash: "d4f1c2", key: "k", tokenCount: 5 }, { marketHash: "d4f1c2", key: "k", tokenCount: 5 }],
])("of %j it keeps %j", (variables, kept) => {
  noteStart({}, params, variables);
  expect(JSON.parse(only()?.variables ?? "")).toEqual(kept);
});

test("every input of the graph that takes a secret is hidden", () => {
  const schema = buildSchema(readFileSync(path.resolve("../schema.graphql"), "utf8"));
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const fields = inputs.flatMap((input) => Object.keys(input.getFields()).map((field) => ({ name: input.name, field })));
  const named = fields.filter(({ field }) => /password|secret|credential|config$/i.test(field));
  expect(named.map(({ name, field }) => `${name}.${field}`)).toEqual(expect.arrayContaining(["SignInInput.password", "CreateUserInput.password", "CreateProviderInput.config"]));
  for (const { field } of named) {
    startSession("t-1");
    noteStart({}, params, { input: { [field]: "s3cret" } });
    expect(only()?.variables).not.toContain("s3cret");
  }
});
