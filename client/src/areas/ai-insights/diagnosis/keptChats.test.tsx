import { expect, test } from "vitest";
import { startSession } from "../../../app/session/session";
import { type ChatMessage, FAILURE, THINKING } from "./diagnosis";
import { keepChat, keptChat } from "./keptChats";

const asked: ChatMessage = { role: "USER", content: "Why?" };
const failed: ChatMessage = { role: "PLACEHOLDER", content: FAILURE };
const empty = { chat: [], systemPrompt: null, draft: "" };

test("a chat is kept for its conversation, without the reply that was awaited", () => {
  keepChat("c-1", { chat: [asked, failed, asked, { role: "PLACEHOLDER", content: THINKING }], systemPrompt: "Be brief.", draft: "And" });
  expect(keptChat("c-1")).toEqual({ chat: [asked, failed, asked], systemPrompt: "Be brief.", draft: "And" });
  expect(keptChat("c-2")).toEqual(empty);
});

test("the next session has no chats", () => {
  keepChat("c-1", { ...empty, draft: "And" });
  startSession("another");
  expect(keptChat("c-1")).toEqual(empty);
});

test("the chats of the latest 20 conversations are kept", () => {
  for (let number = 0; number < 21; number += 1) keepChat(`c-${number}`, { ...empty, draft: String(number) });
  expect(keptChat("c-0")).toEqual(empty);
  expect(keptChat("c-1").draft).toBe("1");
  expect(keptChat("c-20").draft).toBe("20");
});
