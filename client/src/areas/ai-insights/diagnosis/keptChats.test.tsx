import { expect, test } from "vitest";
import { startSession } from "../../../app/session/session";
import { type ChatMessage, THINKING } from "./diagnosis";
import { keepChat, keptChat } from "./keptChats";

const asked: ChatMessage = { role: "USER", content: "Why?" };
const empty = { chat: [], systemPrompt: null, draft: "" };

test("the chats of the latest 20 conversations are kept until the session ends, without the reply that was awaited", () => {
  for (let number = 0; number < 21; number += 1) keepChat(`c-${number}`, { ...empty, draft: String(number) });
  expect(keptChat("c-0")).toEqual(empty);
  expect(keptChat("c-1").draft).toBe("1");
  keepChat("c-20", { chat: [asked, { role: "PLACEHOLDER", content: THINKING }], systemPrompt: "Be brief.", draft: "And" });
  expect(keptChat("c-20")).toEqual({ chat: [asked], systemPrompt: "Be brief.", draft: "And" });
  startSession("another");
  expect(keptChat("c-20")).toEqual(empty);
});
