import { ThemeProvider } from "@mui/material/styles";
import { render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import query from "../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { theme } from "../app/theme";
import { CampaignPixelDetailsPage } from "./CampaignPixelDetailsPage";

/** Opens a pixel, with what the graph says its customer's name is; answers the links above it. */
async function open(customerName: string | null) {
  const environment = createMockEnvironment();
  const router = createMemoryRouter(
    [
      {
        hydrateFallbackElement: null,
        path: "/app/customer/:customerUrlFriendlyId/campaign/:campaignId/*",
        element: <CampaignPixelDetailsPage />,
        loader: () => loadQuery(environment, query, { campaignId: 4, pixelId: 31 }),
      },
    ],
    { initialEntries: ["/app/customer/blank-media/campaign/4/pixel/31"] },
  );
  render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </RelayEnvironmentProvider>
    </ThemeProvider>,
  );
  await waitFor(() =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Campaign: () => ({ campaignId: 4, campaignRef: "Spring", customerName, status: "ACTIVE" }),
        JobConnection: () => ({ totalCount: 0, nodes: [] }),
        DateTime: () => "2025-03-12T12:00:00Z",
        Date: () => "2025-03-12",
      }),
    ),
  );
  const way = await screen.findByRole("navigation", { name: "Breadcrumb" });
  return [...way.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
}

test("a customer with a blank name is called by its slug", async () => {
  expect(await open(" ")).toContainEqual(["blank-media", "/app/customer/blank-media"]);
});

test("a customer whose name cannot be read is Customer", async () => {
  expect(await open(null)).toContainEqual(["Customer", "/app/customer/blank-media"]);
});
