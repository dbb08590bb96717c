import { ThemeProvider } from "@mui/material/styles";
import { render, screen, waitFor, within } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { theme } from "../../app/theme";
import { CampaignAdGroups } from "./CampaignAdGroups";

test.each([
  [" ", "Ad Group 99001"],
  ["Full Wraps", "Full Wraps"],
])("an ad group named %j and the list of its assets are called %s", async (name, shown) => {
  const environment = createMockEnvironment();
  const router = createMemoryRouter([{ path: "/", element: <CampaignAdGroups campaignId={4} customerId={3} /> }], {
    initialEntries: ["/?assets=99001"],
  });
  render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  await waitFor(() =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        AdGroup: () => ({ adGroupId: 99_001, name, assetCount: 1, assets: { nodes: [{ assetId: 901, label: "Bus 1" }] } }),
        Date: () => "2025-03-12",
      }),
    ),
  );
  expect(await screen.findByRole("cell", { name: shown })).toBeVisible();
  const list = screen.getByRole("list", { name: `Assets of ${shown}` });
  expect(within(list).getByRole("listitem")).toHaveTextContent("Bus 1");
  expect(screen.getByRole("link", { name: `Validate assets on ${shown}` })).toHaveAttribute("href", "/app/validations?customer=3&ad-group=99001");
});
