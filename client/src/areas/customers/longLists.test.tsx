import { screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { CustomerCampaignsTab } from "../campaigns/CustomerCampaignsTab";
import { VehiclesTab } from "../vehicles/VehiclesTab";
import { CustomerMarketsField } from "./CustomerForm";
import { CustomerUsersTab } from "./CustomerUsersTab";

/** Opens a list that has 6,120 rows, of which the gateway sent one. */
async function open(list: ReactElement) {
  const { environment } = drawPage(list);
  const connection = () => ({ totalCount: 6120, unreadableCount: 0, nodes: [{ status: "ACTIVE" }] });
  const resolvers = { CampaignConnection: connection, UserConnection: connection, VehicleConnection: connection, MarketConnection: connection };
  await waitFor(() =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { ...resolvers, Node: () => ({ __typename: "Customer" }), DateTime: () => "2025-03-12T12:00:00Z" }),
    ),
  );
}

test.each([
  ["campaigns", () => <CustomerCampaignsTab slug="acme-media" />],
  ["vehicles", () => <VehiclesTab customerId={7} slug="acme-media" />],
  ["users", () => <CustomerUsersTab customerId={7} slug="acme-media" />],
  ["markets of the form", () => <CustomerMarketsField value={[]} onChange={() => undefined} />],
])("a partial list of %s has a note", async (_, list) => {
  await open(list());
  expect(await screen.findByText(/^Showing the first 1 of 6,120\./)).toBeVisible();
});
