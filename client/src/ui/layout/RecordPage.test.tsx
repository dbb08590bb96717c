import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawPage, Fails, loadableOf } from "../../../vitest.draw";
import { PageFrame } from "./PageFrame";
import type { Loadable } from "./Panel";
import { RecordPage } from "./RecordPage";

type Data = { study: { name: string } | null };

function open(draw: Loadable<Data>["draw"]) {
  const list = { label: "Attribution", to: "/attribution" };
  drawPage(
    <RecordPage loadable={loadableOf("the study", draw)} read={({ study }) => study} kind="Study" title="Edit Study" crumbs={[list]} back={{ ...list, label: "Back to Studies" }}>
      {({ name }) => <h1>{name}</h1>}
    </RecordPage>,
  );
  return screen.queryByRole("heading")?.textContent;
}

test("a record draws the whole screen, and until it arrives there is a skeleton", () => {
  expect(open((children) => children({ study: { name: "Harbor" } }))).toBe("Harbor");
  expect(screen.queryByRole("navigation")).toBeNull();
  open(null);
  expect(screen.getByRole("status", { name: "Loading" })).toBeVisible();
});

test("one that does not exist is said to be missing, with a way back", () => {
  expect(open((children) => children({ study: null }))).toBe("Edit Study");
  expect(screen.getByText("Study not found.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Studies" })).toHaveAttribute("href", "/attribution");
});

test("one that cannot be loaded keeps the frame around the failure", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(open(() => <Fails />)).toBe("Edit Study");
  expect(screen.getByText("Could not load the study.")).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
});

test("a name does not turn the direction of the tab's title", () => {
  render(<PageFrame title={"Harbor \u{202e}fdp\u{2069}"}>…</PageFrame>);
  expect(document.title).toBe("Harbor fdp · Marquee");
});
