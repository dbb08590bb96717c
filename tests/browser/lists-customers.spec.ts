import { testLists } from "./lists";
import { choose, expect, toast } from "./support";

const customer = "/app/customer/harbor-transit";
const quiet = "/app/customer/quiet-corner-media";
const pixel = `${customer}/campaign/4/pixel`;

testLists([
  {
    what: "customers",
    path: "/app/customers",
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("link", { name: "Harbor Transit" }),
    empty: "No customers found.",
    order: { header: "ID", pageSize: 100, row: (customerId, customerName) => ({ customerId, customerName }) },
    refetch: async (page) => {
      await page.getByRole("button", { name: "New Customer" }).click();
      await page.getByRole("textbox", { name: "Customer Name" }).fill("After The Storm");
      await choose(page, "Channel", "Pedi Cab");
      await choose(page, "Subscription Type", "FLEX");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Customer saved")).toBeVisible();
    },
  },
  {
    what: "the customer",
    path: customer,
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("heading", { name: "Harbor Transit", level: 1 }),
  },
  {
    what: "the campaign",
    path: `${customer}/campaign/4`,
    call: "/v3/api/campaigns",
    loaded: (page) => page.getByRole("heading", { name: "Spring Launch", level: 1 }),
  },
  {
    what: "markets",
    path: customer,
    call: "/v3/api/markets",
    loaded: (page) => page.getByRole("list", { name: "Markets" }),
    empty: "This customer does not have any markets.",
    emptyAt: quiet,
  },
  {
    what: "campaigns",
    path: `${customer}?tab=campaigns`,
    call: "/v3/api/campaigns/customer/3",
    loaded: (page) => page.getByRole("link", { name: "Atlas Motors - Holiday Push" }),
    empty: "This customer does not have any campaigns.",
    emptyAt: `${quiet}?tab=campaigns`,
    order: {
      header: "ID",
      pageSize: 100,
      row: (campaignId, campaignRef) => ({ campaignId, campaignRef, customerId: 3 }),
    },
    refetch: async (page) => {
      await page.getByRole("button", { name: "Update Campaign Metadata" }).click();
      await expect(toast(page, "Campaign metadata updated")).toBeVisible();
    },
  },
  {
    what: "vehicles",
    path: `${customer}?tab=vehicles`,
    call: "/v3/internal/manager/customer-assets",
    loaded: (page) => page.getByRole("gridcell", { name: "BUS-1", exact: true }),
    empty: "This customer does not have any vehicles.",
    emptyAt: `${quiet}?tab=vehicles`,
  },
  {
    what: "users",
    path: `${customer}?tab=users`,
    call: "/v3/api/users",
    loaded: (page) => page.getByRole("row", { name: "Ada Byron" }),
    empty: "This customer does not have any users.",
    emptyAt: `${quiet}?tab=users`,
    order: { header: "Name", pageSize: 100, row: (userId, displayName) => ({ userId, displayName, customerId: 3 }) },
    refetch: async (page) => {
      await page.getByRole("button", { name: "New User" }).click();
      const dialog = page.getByRole("dialog", { name: "New User" });
      await dialog.getByLabel("Name").fill("Yara After");
      await dialog.getByLabel("Email").fill("yara@marquee.example");
      await dialog.getByLabel("Password").fill("yara-pass");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "User saved")).toBeVisible();
    },
  },
  {
    what: "pixels",
    path: `${customer}/campaign/4`,
    call: "/v3/api/pixels/campaign",
    loaded: (page) => page.getByRole("link", { name: "Careers" }),
    empty: "This campaign does not have any pixels.",
    emptyAt: `${customer}/campaign/51`,
  },
  {
    what: "ad groups",
    path: `${customer}/campaign/4`,
    call: "/v3/api/flights",
    loaded: (page) => page.getByRole("table", { name: "Ad Groups" }),
    empty: "This campaign does not have any ad groups.",
    emptyAt: `${customer}/campaign/51`,
  },
  {
    what: "jobs",
    path: `${pixel}/31`,
    call: "/v3/internal/queue",
    loaded: (page) => page.getByRole("table", { name: "Jobs" }).getByRole("cell").first(),
    empty: "No jobs found.",
    refetch: async (page) => {
      await page.getByRole("button", { name: "Run Pixels Job" }).click();
      await expect(toast(page, "Processed pixel download request.")).toBeVisible();
      await page.clock.fastForward(5_000);
    },
  },
  {
    what: "pixel requests",
    path: `${pixel}/31?tab=requests&read-dates=last3`,
    call: "/v3/api/pixels/pixel-query",
    loaded: (page) => page.getByRole("table", { name: "Pixel Requests" }).getByRole("cell").first(),
    empty: "No pixel requests found.",
    emptyAt: `${pixel}/35?tab=requests&read-dates=last3`,
    refetch: async (page) => {
      await page.getByRole("button", { name: "Get Pixels" }).click();
      await expect(toast(page, "Pixels loaded.")).toBeVisible();
    },
  },
  {
    what: "pixels",
    path: "/app/pixels?campaign=4",
    call: "/v3/api/pixels",
    loaded: (page) => page.getByRole("link", { name: "Careers" }),
    empty: "No pixels found.",
    emptyAt: "/app/pixels?customer=29",
    order: {
      header: "Name",
      pageSize: 100,
      row: (pixelId, displayName) => ({ pixelId, metaData: { displayName }, campaign: 4 }),
    },
  },
]);
