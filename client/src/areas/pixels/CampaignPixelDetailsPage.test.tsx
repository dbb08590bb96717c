import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import query from "../../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { theme } from "../../app/theme";
import { CampaignPixelDetailsPage } from "./CampaignPixelDetailsPage";

/** The links above the pixel. */
const links = () =>
  [...screen.getByRole("navigation", { name: "Breadcrumb" }).querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);

/** Opens a pixel of a customer with this name. Returns the environment. */
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
        Campaign: () => ({ campaignId: 4, name: "Spring", customerName, status: "ACTIVE" }),
        JobConnection: () => ({ totalCount: 0, unreadableCount: 0, nodes: [] }),
        DateTime: () => "2025-03-12T12:00:00Z",
        Date: () => "2025-03-12",
      }),
    ),
  );
  await screen.findByRole("navigation", { name: "Breadcrumb" });
  return environment;
}

/** The query for the slug of the campaign's own customer. */
const slugOperation = (environment: MockEnvironment) =>
  environment.mock.findOperation(({ request }) => request.node.params.name === "useCustomerSlugQuery");

test("a customer with a blank name is shown by its slug", async () => {
  await open(" ");
  expect(links()).toContainEqual(["blank-media", "/app/customer/blank-media"]);
});

test("a customer whose name cannot be read is shown as Customer", async () => {
  await open(null);
  expect(links()).toContainEqual(["Customer", "/app/customer/blank-media"]);
});

test("with another customer's slug the breadcrumb leads to the campaign's own customer, by its present name", async () => {
  const environment = await open("Harbor Transit");
  expect(links()).toContainEqual(["Harbor Transit", "/app/customer/blank-media"]);
  const operation = slugOperation(environment);
  act(() => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, { Customer: () => ({ slug: "harbor-transit", name: "Harbor Transit Authority" }) })));
  expect(links()).toEqual([
    ["Harbor Transit Authority", "/app/customer/harbor-transit"],
    ["Spring", "/app/customer/harbor-transit/campaign/4"],
  ]);
});

test("if the campaign's customer cannot be read, the slug of the address stays", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const environment = await open("Harbor Transit");
  act(() => environment.mock.reject(slugOperation(environment), new Error("The list of customers is away.")));
  expect(logged).toHaveBeenCalledWith("Could not load the customer of campaign 4.", expect.any(Error));
  expect(links()).toContainEqual(["Harbor Transit", "/app/customer/blank-media"]);
  logged.mockRestore();
});
