import { ThemeProvider } from "@mui/material/styles";
import { render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import query, { type CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { Panel } from "../../ui/layout/Panel";
import { PanelError } from "../../ui/feedback/PanelError";
import { theme } from "../theme";
import { refetchQuery } from "./refetch";
import { usePanelQuery } from "./usePanelQuery";

type Environment = ReturnType<typeof createMockEnvironment>;

function Users() {
  const [slug, setSlug] = useState("c");
  const users = usePanelQuery<CustomerUsersTabQuery>("users", query, { slug });
  return (
    <>
      <button type="button" onClick={() => setSlug("d")}>
        Next Customer
      </button>
      <button type="button" onClick={() => void users.refetch()}>
        Refetch
      </button>
      <Panel loadable={users} skeleton="Loading">
        {({ customer }) => customer?.users?.nodes.map(({ displayName }) => displayName).join(", ")}
      </Panel>
    </>
  );
}

const answer = (...names: string[]) => ({
  data: {
    customer: {
      id: "c",
      users: {
        totalCount: names.length,
        unreadableCount: 0,
        nodes: names.map((displayName, index) => ({ id: displayName, userId: index, displayName, email: null })),
      },
    },
  },
});

const failure = {
  data: { customer: { id: "c", users: null } },
  errors: [{ message: "The main API is unavailable.", path: ["customer", "users"] }],
};

function open(content: ReactNode = <Users />): Environment {
  const environment = createMockEnvironment();
  render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        {content}
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  return environment;
}

function resolve(environment: Environment, response: ReturnType<typeof answer> | typeof failure): void {
  const operation = environment.mock.getMostRecentOperation();
  environment.mock.resolve(operation, response);
}

test("a panel loads its data when it opens", async () => {
  const environment = open();
  await waitFor(() => resolve(environment, answer("Ada")));
  expect(await screen.findByText("Ada")).toBeVisible();
});

test("a refetch shows the new data", async () => {
  const environment = open();
  await waitFor(() => resolve(environment, answer("Ada")));
  await screen.findByText("Ada");
  screen.getByRole("button", { name: "Refetch" }).click();
  resolve(environment, answer("Ada", "Grace"));
  expect(await screen.findByText("Ada, Grace")).toBeVisible();
});

test("a refetch that fails in one field keeps the old data and says so, until a Retry succeeds", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => resolve(environment, answer("Ada")));
  await screen.findByText("Ada");
  screen.getByRole("button", { name: "Refetch" }).click();
  resolve(environment, failure);
  expect(await screen.findByRole("alert")).toHaveTextContent("Could not load users.");
  expect(screen.getByText("Ada")).toBeVisible();
  expect(logged).toHaveBeenCalledWith("Could not load users.", expect.any(Error));
  screen.getByRole("button", { name: "Retry" }).click();
  await waitFor(() => resolve(environment, answer("Ada", "Grace")));
  expect(await screen.findByText("Ada, Grace")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a refetch that failed says nothing about the next query", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => resolve(environment, answer("Ada")));
  await screen.findByText("Ada");
  screen.getByRole("button", { name: "Refetch" }).click();
  resolve(environment, failure);
  await screen.findByRole("alert");
  screen.getByRole("button", { name: "Next Customer" }).click();
  await waitFor(() =>
    environment.mock.resolveMostRecentOperation({ data: { customer: { ...answer("Grace").data.customer, id: "d" } } }),
  );
  expect(await screen.findByText("Grace")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Retry loads what could not be loaded at first", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => resolve(environment, failure));
  expect(await screen.findByText("Could not load users.")).toBeVisible();
  expect(logged).toHaveBeenCalled();
  screen.getByRole("button", { name: "Retry" }).click();
  await waitFor(() => resolve(environment, answer("Ada")));
  expect(await screen.findByText("Ada")).toBeVisible();
});

/** A panel of which only a part has failed. */
function UsersInPart() {
  const users = usePanelQuery<CustomerUsersTabQuery>("users", query, { slug: "c" });
  return (
    <Panel loadable={users} skeleton="Loading">
      {({ customer }) =>
        customer?.users?.totalCount ? "All" : <PanelError what="the names" onRetry={users.retry} isBusy={users.isRetrying} />
      }
    </Panel>
  );
}

test("Retry of a part of a panel is busy until the answer, and is sent once", async () => {
  const environment = open(<UsersInPart />);
  await waitFor(() => resolve(environment, answer()));
  const retry = await screen.findByRole("button", { name: "Retry" });
  retry.click();
  await waitFor(() => expect(retry).toBeDisabled());
  retry.click();
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  resolve(environment, answer());
  await waitFor(() => expect(retry).toBeEnabled());
  retry.click();
  await waitFor(() => resolve(environment, answer("Ada")));
  expect(await screen.findByText("All")).toBeVisible();
});

/** A panel whose failure is retried with the rest of the screen. */
function UsersOfBoth() {
  const first = usePanelQuery<CustomerUsersTabQuery>("first users", query, { slug: "c" });
  const second = usePanelQuery<CustomerUsersTabQuery>("second users", query, { slug: "d" });
  const retry = () => {
    first.retry();
    second.retry();
  };
  return [{ ...first, retry }, second].map((users) => (
    <Panel key={users.what} loadable={users} skeleton="Loading">
      {({ customer }) => customer?.users?.nodes.map(({ displayName }) => displayName).join(", ")}
    </Panel>
  ));
}

test("Retry of a panel is busy while another panel that is retried with it waits", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open(<UsersOfBoth />);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(2));
  const second = { data: { customer: { ...answer("Grace").data.customer, id: "d" } } };
  for (const operation of environment.mock.getAllOperations()) {
    environment.mock.resolve(operation, operation.request.variables["slug"] === "c" ? failure : second);
  }
  const retry = await screen.findByRole("button", { name: "Retry" });
  retry.click();
  await waitFor(() => expect(retry).toBeDisabled());
  for (const operation of environment.mock.getAllOperations()) {
    environment.mock.resolve(operation, operation.request.variables["slug"] === "c" ? answer("Ada") : second);
  }
  expect(await screen.findByText(/Ada/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test.each([
  ["one field of it", (environment: Environment) => resolve(environment, failure)],
  ["the whole of it", (environment: Environment) => environment.mock.rejectMostRecentOperation(new Error("down"))],
])("a panel that failed in %s shows what another part of the screen refetched", async (_, fail) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => fail(environment));
  expect(await screen.findByText("Could not load users.")).toBeVisible();
  const refetching = refetchQuery<CustomerUsersTabQuery>(environment, query, { slug: "c" });
  resolve(environment, answer("Ada"));
  await refetching;
  expect(await screen.findByText("Ada")).toBeVisible();
  expect(screen.queryByText("Could not load users.")).toBeNull();
});

test("a panel that failed stays so when its query is refetched with other variables", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = open();
  await waitFor(() => resolve(environment, failure));
  await screen.findByText("Could not load users.");
  const refetching = refetchQuery<CustomerUsersTabQuery>(environment, query, { slug: "d" });
  resolve(environment, { data: { customer: { ...answer("Grace").data.customer, id: "d" } } });
  await refetching;
  expect(screen.getByText("Could not load users.")).toBeVisible();
});
