import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { optionalPart } from "./optionalPart";

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
