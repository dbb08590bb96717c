import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { readExample } from "../vite/examples.ts";

const schema = buildSchema(`
  enum Kind { BIG SMALL }
  input Range { from: String!, to: String!, note: String, kind: Kind! = SMALL }
  type Query { find(id: Int!, ids: [Int!]!, kind: Kind!, range: Range!, text: String): Int }
`);
const text = `# Task: find it.
query Find($id: Int!, $ids: [Int!]!, $kind: Kind!, $range: Range!, $text: String) {
  find(id: $id, ids: $ids, kind: $kind, range: $range, text: $text)
}
`;

test("an example without variables of its own has a sketch of those that it requires", () => {
  const { name, task, query, variables } = readExample(schema, text);
  expect({ name, task, query }).toEqual({ name: "Find", task: "find it.", query: text });
  expect(JSON.parse(variables)).toEqual({ id: 1, ids: [1], kind: "BIG", range: { from: "", to: "" } });
  expect(readExample(schema, text, '{ "id": 3 }').variables).toBe('{ "id": 3 }');
});

test("an example without a task is refused", () => expect(() => readExample(schema, "query Find { find }")).toThrow("no task"));
