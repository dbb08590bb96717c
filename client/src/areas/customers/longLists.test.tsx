import { ThemeProvider } from "@mui/material/styles";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import vehiclesGridQuery, { type VehiclesGridQuery } from "../../__generated__/VehiclesGridQuery.graphql";
import { refetchQuery } from "../../app/relay/refetch";
import { theme } from "../../app/theme";
import { CustomerCampaignsTab } from "../campaigns/CustomerCampaignsTab";
import { VehiclesTab } from "../vehicles/VehiclesTab";
import { CustomerMarketsField } from "./CustomerMarketsField";
import { CustomerUsersTab } from "./CustomerUsersTab";

// Drawing a hundred rows takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

/** Opens a list that has `totalCount` rows, of which the gateway sent only some. */
async function open(list: ReactElement, totalCount: number, sent = 1) {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([{ path: "/", element: list }]);
  render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  const connection = () => ({ totalCount, unreadableCount: 0, nodes: Array.from({ length: sent }, (_, index) => ({ campaignId: index, status: "ACTIVE", userId: index, assetId: index, marketId: index })) });
  await waitFor(() =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Node: () => ({ __typename: "Customer" }),
        CampaignConnection: connection,
        UserConnection: connection,
        VehicleConnection: connection,
        MarketConnection: connection,
        DateTime: () => "2025-03-12T12:00:00Z",
      }),
    ),
  );
  return router;
}

test.each([
  ["campaigns", () => <CustomerCampaignsTab slug="acme-media" />],
  ["vehicles", () => <VehiclesTab customerId={7} slug="acme-media" />],
  ["users", () => <CustomerUsersTab customerId={7} slug="acme-media" />],
])("a partial list of %s has a note", async (_, list) => {
  await open(list(), 6120);
  expect((await screen.findByRole("note", {}, patient)).textContent).toContain("Showing the first 1 of 6,120.");
});

test("a partial list of markets has a note in the form", async () => {
  await open(<CustomerMarketsField value={[]} onChange={() => undefined} />, 6120);
  expect(await screen.findByText("Showing the first 1 of 6,120.", {}, patient)).toBeVisible();
});

test("a complete list of markets has no note", async () => {
  await open(<CustomerMarketsField value={[]} onChange={() => undefined} />, 1);
  expect(await screen.findByText("Select Markets", {}, patient)).toBeVisible();
  expect(screen.queryByText(/^Showing/)).toBeNull();
});

test("refetching the vehicles refetches the counts above them", async () => {
  const environment = createMockEnvironment();
  const reading = refetchQuery<VehiclesGridQuery>(environment, vehiclesGridQuery, { id: "c" });
  const text = JSON.stringify(environment.mock.getMostRecentOperation().root.node.selections);
  for (const count of ["total", "active", "inactive", "retired", "providers"]) expect(text).toContain(`"name":"${count}"`);
  environment.mock.resolveMostRecentOperation((operation) => MockPayloadGenerator.generate(operation));
  await reading;
});

test("a complete list of campaigns has no note", async () => {
  await open(<CustomerCampaignsTab slug="acme-media" />, 1);
  expect(await screen.findByRole("table", { name: "Campaigns" }, patient)).toBeVisible();
  expect(screen.queryByRole("note")).toBeNull();
});

test.each([
  ["campaigns", () => <CustomerCampaignsTab slug="acme-media" />],
  ["users", () => <CustomerUsersTab customerId={7} slug="acme-media" />],
])("the page of %s is in the address", async (name, list) => {
  const router = await open(list(), 101, 101);
  fireEvent.click(await screen.findByText("Next", {}, patient));
  expect(await screen.findByText("101–101 of 101", {}, patient)).toBeVisible();
  expect(router.state.location.search).toBe(`?${name}-page=2`);
});
