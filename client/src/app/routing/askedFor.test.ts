import { beforeEach, expect, test } from "vitest";
import { endSession, startSession, userEmail } from "../session/session";
import { askedFor, keepForSameUser } from "./askedFor";

const screen = { address: "/app/customer/harbor-transit", title: "Customer" };

/** Signs in, and the session ends by itself on a screen. */
function expire(email: string) {
  keepForSameUser(email);
  startSession(`token of ${email}`);
  userEmail.set(email);
  endSession({ isExpired: true });
  userEmail.set(null);
  askedFor.set(screen);
}

beforeEach(() => localStorage.clear());

test("a screen that a link asked for without a session is offered to anyone", () => {
  askedFor.set(screen);
  keepForSameUser("dana@marquee.example");
  expect(askedFor.get()).toBe(screen);
});

test.each([
  [" Dana@Marquee.example ", screen],
  ["robin@marquee.example", null],
])("the screen where a session expired is offered to its user: %j gets %j", (email, offered) => {
  expire("dana@marquee.example");
  keepForSameUser(email);
  expect(askedFor.get()).toBe(offered);
});
