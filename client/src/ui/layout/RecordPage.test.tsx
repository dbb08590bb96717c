import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Loadable } from "./Panel";
import { RecordPage } from "./RecordPage";

type Data = { study: { name: string } | null };

const open = (draw: Loadable<Data>["draw"]) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: "/",
          element: (
            <RecordPage
              loadable={{
                what: "the study",
                draw,
                resetKey: null,
                retry: () => undefined,
                isRetrying: false,
                refetch: () => Promise.resolve(),
                isStale: false,
                isRefetching: false,
                loadedAt: null,
                latestFailure: () => null,
              }}
              read={({ study }) => study}
              kind="Study"
              title="Edit Study"
              crumbs={[{ label: "Attribution", to: "/attribution" }]}
              back={{ label: "Back to Studies", to: "/attribution" }}
            >
              {({ name }) => <h1>{name}</h1>}
            </RecordPage>
          ),
        },
      ])}
    />,
  );

function Fails(): never {
  throw new Error("down");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("a record draws the whole screen", () => {
  open((children) => children({ study: { name: "Harbor" } }));
  expect(screen.getByRole("heading")).toHaveTextContent("Harbor");
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("one that does not exist is said to be missing, with a way back", () => {
  open((children) => children({ study: null }));
  expect(screen.getByRole("heading")).toHaveTextContent("Edit Study");
  expect(screen.getByText("Study not found.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to Studies" })).toHaveAttribute("href", "/attribution");
});

test("one that cannot be loaded keeps the frame around the failure", () => {
  open(() => <Fails />);
  expect(screen.getByRole("heading")).toHaveTextContent("Edit Study");
  expect(screen.getByText("Could not load the study.")).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
});

test("until it arrives there is a skeleton", () => {
  open(null);
  expect(screen.getByRole("status", { name: "Loading" })).toBeVisible();
});
