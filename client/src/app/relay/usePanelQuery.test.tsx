import { screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import query, { type CustomerUsersTabQuery } from "../../__generated__/CustomerUsersTabQuery.graphql";
import { PanelError } from "../../ui/feedback/PanelError";
import { Panel } from "../../ui/layout/Panel";
import { refetchQuery } from "./refetch";
import { usePanelQuery } from "./usePanelQuery";

type Environment = ReturnType<typeof drawPage>["environment"];

const namesOf = ({ customer }: CustomerUsersTabQuery["response"]) => customer?.users?.nodes.map(({ displayName }) => displayName).join(", ");

function Users() {
  const [slug, setSlug] = useState("c");
  const users = usePanelQuery<CustomerUsersTabQuery>("users", query, { slug });
  return (
    <>
      <button onClick={() => setSlug("d")}>Next Customer</button>
      <button onClick={() => void users.refetch()}>Refetch</button>
      <Panel loadable={users} skeleton="Loading">
        {namesOf}
      </Panel>
    </>
  );
}

const users = (id: string, ...names: string[]) => {
  const nodes = names.map((displayName, index) => ({ id: displayName, userId: index, displayName, email: null }));
  return { data: { customer: { id, users: { totalCount: names.length, unreadableCount: 0, nodes } } } };
};
const answer = (...names: string[]) => users("c", ...names);
const failure = { data: { customer: { id: "c", users: null } }, errors: [{ message: "The main API is unavailable.", path: ["customer", "users"] }] };

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

function open(content: ReactNode = <Users />): Environment {
  return drawPage(content).environment;
}

const resolve = ({ mock }: Environment, response: typeof failure | ReturnType<typeof users>) => waitFor(() => mock.resolve(mock.getMostRecentOperation(), response));
const press = (name: string) => screen.getByRole("button", { name }).click();

test("a failed refetch keeps the old data and says so, until Retry succeeds or another query is shown", async () => {
  const environment = open();
  await resolve(environment, failure);
  expect(await screen.findByText("Could not load users.")).toBeVisible();
  press("Retry");
  await resolve(environment, answer("Ada"));
  expect(await screen.findByText("Ada")).toBeVisible();
  press("Refetch");
  await resolve(environment, failure);
  expect(await screen.findByRole("alert")).toHaveTextContent("Could not load users.");
  expect(screen.getByText("Ada")).toBeVisible();
  expect(console.error).toHaveBeenLastCalledWith("Could not load users.", expect.any(Error));
  press("Retry");
  await resolve(environment, answer("Ada", "Grace"));
  expect(await screen.findByText("Ada, Grace")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
  press("Refetch");
  await resolve(environment, failure);
  await screen.findByRole("alert");
  press("Next Customer");
  await resolve(environment, users("d", "Joan"));
  expect(await screen.findByText("Joan")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

/** A panel of which only a part has failed. */
function UsersInPart() {
  const loadable = usePanelQuery<CustomerUsersTabQuery>("users", query, { slug: "c" });
  return (
    <Panel loadable={loadable} skeleton="Loading">
      {({ customer }) =>
        customer?.users?.totalCount ? "All" : <PanelError what="the names" onRetry={loadable.retry} isBusy={loadable.isRetrying} />
      }
    </Panel>
  );
}

test("Retry of a part of a panel is busy until the answer, and is sent once", async () => {
  const environment = open(<UsersInPart />);
  await resolve(environment, answer());
  const retry = await screen.findByRole("button", { name: "Retry" });
  retry.click();
  await waitFor(() => expect(retry).toBeDisabled());
  retry.click();
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  await resolve(environment, answer());
  await waitFor(() => expect(retry).toBeEnabled());
  retry.click();
  await resolve(environment, answer("Ada"));
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
  return [{ ...first, retry }, second].map((loadable) => (
    <Panel key={loadable.what} loadable={loadable} skeleton="Loading">
      {namesOf}
    </Panel>
  ));
}

test("Retry of a panel is busy while another panel that is retried with it waits", async () => {
  const { mock } = open(<UsersOfBoth />);
  const resolveBoth = (first: typeof failure | ReturnType<typeof users>) => {
    for (const operation of mock.getAllOperations()) mock.resolve(operation, operation.request.variables["slug"] === "c" ? first : users("d", "Grace"));
  };
  await waitFor(() => expect(mock.getAllOperations()).toHaveLength(2));
  resolveBoth(failure);
  const retry = await screen.findByRole("button", { name: "Retry" });
  retry.click();
  await waitFor(() => expect(retry).toBeDisabled());
  resolveBoth(answer("Ada"));
  expect(await screen.findByText(/Ada/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test.each<[string, (environment: Environment) => unknown]>([
  ["one field of it", (environment) => resolve(environment, failure)],
  ["the whole of it", ({ mock }) => waitFor(() => mock.rejectMostRecentOperation(new Error("down")))],
])("a panel that failed in %s shows what another part of the screen refetched, if it is of the same query", async (_, fail) => {
  const environment = open();
  await fail(environment);
  expect(await screen.findByText("Could not load users.")).toBeVisible();
  const refetch = async (slug: string, name: string) => {
    const refetching = refetchQuery<CustomerUsersTabQuery>(environment, query, { slug });
    await resolve(environment, users(slug, name));
    await refetching;
  };
  await refetch("d", "Grace");
  expect(screen.getByText("Could not load users.")).toBeVisible();
  await refetch("c", "Ada");
  expect(await screen.findByText("Ada")).toBeVisible();
  expect(screen.queryByText("Could not load users.")).toBeNull();
});
