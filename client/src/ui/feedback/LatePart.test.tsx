import { fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { LatePart, optionalPart } from "./LatePart";

test("a part whose code cannot be fetched leaves the others standing", async () => {
  const Lost = optionalPart(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  const Late = optionalPart(() => Promise.resolve(({ text }: { text: string }) => <p>{text}</p>));
  render(
    <>
      <p>frame</p>
      <Suspense>
        <Lost />
      </Suspense>
      <Suspense>
        <Late text="late" />
      </Suspense>
    </>,
  );
  expect(await screen.findByText("late")).toBeTruthy();
  expect(screen.getByText("frame")).toBeTruthy();
});

test("a part whose code cannot be fetched says so, and can be fetched again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const fetch = vi.fn(() => Promise.reject<() => React.ReactNode>(new TypeError("Failed to fetch dynamically imported module")));
  render(
    <>
      <p>rest</p>
      <LatePart what="the news" fetch={fetch} skeleton="Loading" />
    </>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Could not load the news.");
  expect(screen.getByText("rest")).toBeTruthy();
  fetch.mockResolvedValue(() => <p>news</p>);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("news")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
