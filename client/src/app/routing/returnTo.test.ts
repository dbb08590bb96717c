import { expect, test, vi } from "vitest";

const screen = { address: "/app/customer/harbor-transit", title: "Customer" };

test.each([
  ["dana@marquee.example", " Dana@Marquee.example ", screen],
  ["dana@marquee.example", "robin@marquee.example", null],
  // The session had ended before it was known whose it was.
  [null, "dana@marquee.example", null],
  // A link was followed without a session.
  [undefined, "dana@marquee.example", screen],
])("the screen where the session of %j expired is offered to its user: %j gets %j", async (user, email, offered) => {
  // A page that has just been loaded.
  vi.resetModules();
  const { endSession, startSession, userEmail } = await import("../session/session");
  const { returnTo, keepForSameUser } = await import("./returnTo");
  if (user !== undefined) {
    startSession("token");
    userEmail.set(user);
    endSession({ isExpired: true });
    userEmail.set(null);
  }
  returnTo.set(screen);
  keepForSameUser(email);
  expect(returnTo.get()).toBe(offered);
});
