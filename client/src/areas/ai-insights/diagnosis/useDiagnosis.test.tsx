import { expect, test } from "vitest";
import { startSession } from "../../../app/session/session";
import { type ChatMessage, FAILURE, historyOf, isComplete, keepChat, keptChat, sendReason, THINKING } from "./useDiagnosis";

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

test("a chat is kept until the session ends, without the reply that was awaited", () => {
  const empty = { chat: [], systemPrompt: null, draft: "" };
  expect(keptChat("c-1")).toEqual(empty);
  keepChat("c-1", { chat: [asked, { role: "PLACEHOLDER", content: THINKING }], systemPrompt: "Be brief.", draft: "And" });
  expect(keptChat("c-1")).toEqual({ chat: [asked], systemPrompt: "Be brief.", draft: "And" });
  startSession("another");
  expect(keptChat("c-1")).toEqual(empty);
});
