import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageFrame } from "./PageFrame";

test("a name does not turn the direction of the tab's title", () => {
  render(<PageFrame title={"Harbor \u{202e}fdp\u{2069}"}>…</PageFrame>);
  expect(document.title).toBe("Harbor fdp · Marquee");
});
