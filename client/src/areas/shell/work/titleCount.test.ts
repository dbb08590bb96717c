import { expect, test } from "vitest";
import { waitFor } from "@testing-library/dom";
import { followTitle } from "./titleCount";

test("the count stays before the title, whichever screen sets it", async () => {
  document.title = "Pipeline · Marquee";
  const stopOne = followTitle(1);
  expect(document.title).toBe("(1) Pipeline · Marquee");
  document.title = "Markets · Marquee";
  await waitFor(() => expect(document.title).toBe("(1) Markets · Marquee"));
  stopOne();
  const stopTwo = followTitle(2);
  expect(document.title).toBe("(2) Markets · Marquee");
  stopTwo();
  expect(document.title).toBe("Markets · Marquee");
});

test("a title that begins with a number itself is left alone", () => {
  document.title = "(7) Sisters · Marquee";
  const stop = followTitle(1);
  expect(document.title).toBe("(1) (7) Sisters · Marquee");
  stop();
  expect(document.title).toBe("(7) Sisters · Marquee");
  expect(followTitle(0)()).toBeUndefined();
  expect(document.title).toBe("(7) Sisters · Marquee");
});
