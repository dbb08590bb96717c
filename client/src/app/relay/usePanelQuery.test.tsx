import { ThemeProvider } from "@mui/material/styles";
import { render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { RelayEnvironmentProvider, usePreloadedQuery } from "react-relay";
import type { PreloadedQuery } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import query from "../../__generated__/CustomerUsersTabQuery.graphql";
import type { CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { PanelBoundary } from "../../ui/PanelBoundary";
import { theme } from "../theme";
import { refreshQuery, usePanelQuery } from "./usePanelQuery";

type Environment = ReturnType<typeof createMockEnvironment>;

const reloading = vi.fn<(outcome: Promise<void>) => void>();

function Panel() {
  const { queryRef, reload } = usePanelQuery<CustomerUsersTabQuery>(query, { id: "c" });
  return (
    <>
      <button type="button" onClick={() => reloading(reload())}>
        Reload
      </button>
      <PanelBoundary what="users" onRetry={reload} resetKey={queryRef}>
        {queryRef !== null && (
          <Suspense fallback="Loading">
            <Users queryRef={queryRef} />
          </Suspense>
        )}
      </PanelBoundary>
    </>
  );
}

function Users({ queryRef }: { queryRef: PreloadedQuery<CustomerUsersTabQuery> }) {
  const { node } = usePreloadedQuery<CustomerUsersTabQuery>(query, queryRef);
  return node?.users?.nodes.map(({ displayName }) => displayName).join(", ");
}

const answer = (...names: string[]) => ({
  data: {
    node: {
      __typename: "Customer",
      id: "c",
      customerId: 3,
      users: {
        totalCount: names.length,
        nodes: names.map((displayName, index) => ({ id: `u${index}`, userId: index, displayName, email: null })),
      },
    },
  },
});

const failure = {
  data: { node: { __typename: "Customer", id: "c", customerId: 3, users: null } },
  errors: [{ message: "The main API is unavailable.", path: ["node", "users"] }],
};

function open(): Environment {
  const environment = createMockEnvironment();
  render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        <Panel />
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  return environment;
}

function resolve(environment: Environment, response: ReturnType<typeof answer> | typeof failure): void {
  const operation = environment.mock.getMostRecentOperation();
  environment.mock.resolve(operation, response);
}

test("a panel asks for its data when it opens", async () => {
  const environment = open();
  await waitFor(() => resolve(environment, answer("Ada")));
  expect(await screen.findByText("Ada")).toBeVisible();
});

test("a reload brings what is new", async () => {
  const environment = open();
  await waitFor(() => resolve(environment, answer("Ada")));
  await screen.findByText("Ada");
  screen.getByRole("button", { name: "Reload" }).click();
  resolve(environment, answer("Ada", "Grace"));
  expect(await screen.findByText("Ada, Grace")).toBeVisible();
});

test("a reload that fails in one field rejects and leaves what was there", async () => {
  const environment = open();
  await waitFor(() => resolve(environment, answer("Ada")));
  await screen.findByText("Ada");
  screen.getByRole("button", { name: "Reload" }).click();
  const outcome = reloading.mock.lastCall?.[0];
  resolve(environment, failure);
  await expect(outcome).rejects.toThrow("The main API is unavailable.");
  expect(screen.getByText("Ada")).toBeVisible();
});

test("Retry brings what could not be loaded at first", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => resolve(environment, failure));
  expect(await screen.findByText("Could not load users.")).toBeVisible();
  expect(logged).toHaveBeenCalled();
  screen.getByRole("button", { name: "Retry" }).click();
  await waitFor(() => resolve(environment, answer("Ada")));
  expect(await screen.findByText("Ada")).toBeVisible();
});

test.each([
  ["one field of it", (environment: Environment) => resolve(environment, failure)],
  ["the whole of it", (environment: Environment) => environment.mock.rejectMostRecentOperation(new Error("down"))],
])("a panel that failed in %s shows what anything else read anew", async (_, fail) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => fail(environment));
  expect(await screen.findByText("Could not load users.")).toBeVisible();
  const reading = refreshQuery<CustomerUsersTabQuery>(environment, query, { id: "c" });
  resolve(environment, answer("Ada"));
  await reading;
  expect(await screen.findByText("Ada")).toBeVisible();
  expect(screen.queryByText("Could not load users.")).toBeNull();
});

test("a panel that failed stays so when the same is read for something else", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => resolve(environment, failure));
  await screen.findByText("Could not load users.");
  const reading = refreshQuery<CustomerUsersTabQuery>(environment, query, { id: "d" });
  resolve(environment, { data: { node: { ...answer("Grace").data.node, id: "d" } } });
  await reading;
  expect(screen.getByText("Could not load users.")).toBeVisible();
});
