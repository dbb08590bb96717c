import BusinessOutlined from "@mui/icons-material/BusinessOutlined";
import billingParameters from "../../__generated__/CustomerBillingTabQuery$parameters";
import campaignsParameters from "../../__generated__/CustomerCampaignsTabQuery$parameters";
import detailsParameters from "../../__generated__/CustomerDetailsPageQuery$parameters";
import marketsParameters from "../../__generated__/CustomerMarketsTabQuery$parameters";
import overviewParameters from "../../__generated__/CustomerOverviewTabQuery$parameters";
import usersParameters from "../../__generated__/CustomerUsersTabQuery$parameters";
import listParameters from "../../__generated__/CustomersPageQuery$parameters";
import vehiclesParameters from "../../__generated__/VehiclesTabQuery$parameters";
import { preloadQuery } from "../../app/relay/preloadedQueries";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { firstTab } from "./firstTab";

/** The queries of the tabs of a customer. */
const tabs = new Map([
  ["overview", overviewParameters],
  ["markets", marketsParameters],
  ["campaigns", campaignsParameters],
  ["vehicles", vehiclesParameters],
  ["users", usersParameters],
  ["billing", billingParameters],
]);

/** The list of customers, and one customer, found by the slug in the path. */
export const customersRoutes = [
  screenRoute({
    id: "customers",
    path: paths.customers(),
    title: "Customers",
    area: "customers",
    sidebar: { label: "Customers", Icon: BusinessOutlined, letter: "c" },
    load: (args) => loadRouteQuery(args, listParameters, {}),
    page: async () => (await import("./CustomersPage")).CustomersPage,
  }),
  screenRoute({
    id: "customer-details",
    path: "/app/customer/:customerUrlFriendlyId",
    title: "Customer",
    area: "customers",
    load: (args) => {
      const slug = args.params["customerUrlFriendlyId"] ?? "";
      const tab = tabs.get(new URL(args.request.url).searchParams.get("tab") ?? firstTab());
      if (tab !== undefined) preloadQuery(tab, { slug });
      return loadRouteQuery(args, detailsParameters, { slug });
    },
    page: async () => (await import("./CustomerDetailsPage")).CustomerDetailsPage,
  }),
];
