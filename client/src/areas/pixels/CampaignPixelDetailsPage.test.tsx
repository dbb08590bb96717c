import { ThemeProvider } from "@mui/material/styles";
import { act, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { loadQuery, RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import query from "../../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { theme } from "../../app/theme";
import { CampaignPixelDetailsPage } from "./CampaignPixelDetailsPage";

/** The links above the pixel. */
const links = () => [...screen.getByRole("navigation", { name: "Breadcrumb" }).querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

/** Opens a pixel of a customer with this name, and has the query for the slug of the campaign's own customer. */
async function open(customerName: string | null) {
  const environment = createMockEnvironment();
  const route = {
    hydrateFallbackElement: null,
    path: "/app/customer/:customerUrlFriendlyId/campaign/:campaignId/*",
    element: <CampaignPixelDetailsPage />,
    loader: () => loadQuery(environment, query, { campaignId: 4, pixelId: 31 }),
  };
  render(
    <ThemeProvider theme={theme}>
      <RelayEnvironmentProvider environment={environment}>
        <Suspense>
          <RouterProvider router={createMemoryRouter([route], { initialEntries: ["/app/customer/blank-media/campaign/4/pixel/31"] })} />
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
  return { mock: environment.mock, slugOperation: () => environment.mock.findOperation(({ request }) => request.node.params.name === "useCustomerSlugQuery") };
}

test.each([
  [" ", "blank-media"],
  [null, "Customer"],
  ["Harbor Transit", "Harbor Transit"],
])("the customer with the name %j is shown as %s", async (name, shown) => {
  await open(name);
  expect(links()).toContainEqual([shown, "/app/customer/blank-media"]);
});

test("with another customer's slug the breadcrumb leads to the campaign's own customer, by its present name", async () => {
  const { mock, slugOperation } = await open("Harbor Transit");
  const operation = slugOperation();
  act(() => mock.resolve(operation, MockPayloadGenerator.generate(operation, { Customer: () => ({ slug: "harbor-transit", name: "Harbor Transit Authority" }) })));
  expect(links()).toEqual([
    ["Harbor Transit Authority", "/app/customer/harbor-transit"],
    ["Spring", "/app/customer/harbor-transit/campaign/4"],
  ]);
});

test("if the campaign's customer cannot be read, the slug of the address stays", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { mock, slugOperation } = await open("Harbor Transit");
  act(() => mock.reject(slugOperation(), new Error("The list of customers is away.")));
  expect(logged).toHaveBeenCalledWith("Could not load the customer of campaign 4.", expect.any(Error));
  expect(links()).toContainEqual(["Harbor Transit", "/app/customer/blank-media"]);
});
