import assert from "node:assert/strict";
import { test } from "node:test";
import { breakingChanges, unmentioned } from "./changes.mjs";

const before = `
  directive @semanticNonNull on FIELD_DEFINITION
  enum Status { ACTIVE DRAFT }
  input Filter { text: String }
  type Query {
    customers(filter: Filter): [Customer!] @semanticNonNull
    status: Status
  }
  type Customer { name: String! slug: String @semanticNonNull owner: String @semanticNonNull }
`;

test("what clients may use is neither removed nor made stricter", () => {
  const after = before
    .replace("ACTIVE DRAFT", "ACTIVE")
    .replace("text: String", "text: String, customerId: Int!")
    .replace("name: String! slug: String @semanticNonNull owner: String @semanticNonNull", "name: String slug: String owner: String!");
  assert.deepEqual(breakingChanges(before, after), [
    "A required field customerId on input type Filter was added.",
    "Customer.name changed type from String! to String.",
    "Customer.slug may be null without an error.",
    "DRAFT was removed from enum type Status.",
  ]);
});

test("what is added breaks nothing", () => {
  const after = before
    .replace("ACTIVE DRAFT", "ACTIVE DRAFT ENDED")
    .replace("text: String", "text: String, customerId: Int")
    .replace("status: Status", "status: Status, version: String!");
  assert.deepEqual(breakingChanges(before, after), []);
  assert.deepEqual(breakingChanges(before, before), []);
});

test("a change needs its line under Unreleased", () => {
  const change = "Customer.slug was removed.";
  const line = `- ${change} Use \`name\`.`;
  assert.deepEqual(unmentioned([change], `# Changes\n\n## Unreleased\n\n${line}\n\n## 1.0.0\n`), []);
  for (const changelog of [
    "",
    line,
    "## Unreleased\n",
    `## Unreleased\n\n- Customer.slugs was removed.\n`,
    `## Unreleased\n\nText about: ${change}\n`,
    `## Unreleased\n\n## 1.0.0\n\n${line}\n`,
  ]) {
    assert.deepEqual(unmentioned([change], changelog), [change], changelog);
  }
});
