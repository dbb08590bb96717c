import { beforeEach, expect, test, vi } from "vitest";

const screen = { address: "/app/customer/harbor-transit", title: "Customer" };

/** A page that has just been loaded. */
async function load() {
  vi.resetModules();
  const { endSession, startSession, userEmail } = await import("../session/session");
  const { askedFor, keepForSameUser } = await import("./askedFor");
  return {
    /** A session ends by itself on a screen. */
    expire: (email: string | null) => {
      startSession("token");
      userEmail.set(email);
      endSession({ isExpired: true });
      userEmail.set(null);
      askedFor.set(screen);
    },
    /** Follows a link without a session. */
    follow: () => askedFor.set(screen),
    signIn: (email: string) => {
      keepForSameUser(email);
      return askedFor.get();
    },
  };
}

beforeEach(() => localStorage.clear());

test("a screen that a link asked for without a session is offered to anyone", async () => {
  const { follow, signIn } = await load();
  follow();
  expect(signIn("dana@marquee.example")).toBe(screen);
});

test.each([
  ["dana@marquee.example", " Dana@Marquee.example ", screen],
  ["dana@marquee.example", "robin@marquee.example", null],
  // The session had ended before it was known whose it was.
  [null, "dana@marquee.example", null],
])("the screen where the session of %j expired is offered to its user: %j gets %j", async (user, email, offered) => {
  const { expire, signIn } = await load();
  expire(user);
  expect(signIn(email)).toBe(offered);
});
