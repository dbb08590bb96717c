import { expect, test } from "vitest";
import { chartNote } from "./analytics/chartNote";
import { type ChatMessage, FAILURE, historyOf, isComplete, sendReason, THINKING } from "./diagnosis/diagnosis";
import { FEATURE, isShown, promptKindOf, WORKFLOW } from "./prompts/promptList";

const lines = (own: number, others: number) => [
  ...Array.from({ length: own }, () => ({ key: "7", members: 1 })),
  ...(others === 0 ? [] : [{ key: "others", members: others }]),
];

test.each([
  ["ACTIVITY", "DAY", lines(2, 0), ""],
  ["CUSTOMERS", "DAY", lines(10, 0), ""],
  ["CUSTOMERS", "WEEK", lines(3, 0), "Each point counts a week."],
  ["CUSTOMERS", "DAY", lines(10, 1290), "The 10 largest of 1,300 customers, and the others together."],
  ["USERS", "DAY", lines(10, 1), "The 10 largest of 11 users, and the others together."],
  ["USERS", "MONTH", lines(10, 2), "The 10 largest of 12 users, and the others together. Each point counts a month."],
] as const)("the note of %s by %s is right", (view, interval, series, note) => {
  expect(chartNote(view, interval, series)).toBe(note);
});

const asked: ChatMessage = { role: "USER", content: "Why?" };
const answered: ChatMessage = { role: "ASSISTANT", content: "Because." };
const next: ChatMessage = { role: "USER", content: "And then?" };

test.each<[what: string, chat: ChatMessage[], history: ChatMessage[]]>([
  ["nothing", [], [next]],
  ["a reply", [asked, answered], [asked, answered, next]],
  ["a failure", [asked, { role: "PLACEHOLDER", content: FAILURE }], [asked, next]],
  ["a placeholder", [asked, { role: "PLACEHOLDER", content: THINKING }], [asked, next]],
])("a question after %s is sent without placeholders", (_, chat, history) => expect(historyOf(chat, next.content)).toEqual(history));

const preset = { label: "Data gaps", systemPrompt: "Look for data.", userPrompt: "Which data was missing?" };

test.each([
  [preset, true],
  [{ ...preset, label: "" }, false],
  [{ ...preset, systemPrompt: " " }, false],
  [{ ...preset, userPrompt: "\n" }, false],
])("the preset %o is complete: %s", (offered, isExpected) => expect(isComplete(offered)).toBe(isExpected));

test.each([
  ["Why?", false, null],
  [" \n", false, "Write a message first."],
  ["Why?", true, "Wait for the reply."],
  ["", true, "Wait for the reply."],
])("the draft %j is not sent, with a request pending: %s, because %j", (draft, isPending, reason) => expect(sendReason(draft, isPending)).toBe(reason));

test.each([
  ["", "system"],
  ["prompts=system", "system"],
  ["prompts=suggested", "suggested"],
  ["prompts=other", "system"],
])("the address ?%s shows the %s prompts", (address, kind) => expect(promptKindOf(new URLSearchParams(address))).toBe(kind));

test.each([
  ["", "base", true, true],
  ["", null, false, true],
  ["feature=base", "base", true, true],
  ["feature=base", "Base", true, false],
  ["feature=base", null, true, false],
  ["status=active", "base", true, true],
  ["status=active", "base", false, false],
  ["status=inactive", "base", true, false],
  ["status=inactive", "base", false, true],
  ["status=other", "base", false, true],
  ["feature=base&status=active", "base", false, false],
  ["workflow=Planning", "base", true, true],
])("at ?%s a prompt of the type %s, active: %s, is shown: %s", (address, group, isActive, expected) => {
  expect(isShown(new URLSearchParams(address), FEATURE, { group, isActive })).toBe(expected);
});

test.each([
  ["workflow=Planning", "Planning", true],
  ["workflow=Planning", "Reporting", false],
  ["workflow=Planning", undefined, false],
  ["feature=base", "Planning", true],
])("at ?%s a prompt of the workflow %s is shown: %s", (address, group, expected) => {
  expect(isShown(new URLSearchParams(address), WORKFLOW, { group, isActive: true })).toBe(expected);
});
