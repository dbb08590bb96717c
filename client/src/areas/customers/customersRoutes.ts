import detailsParameters from "../../__generated__/CustomerDetailsPageQuery$parameters";
import listParameters from "../../__generated__/CustomersPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { BusinessOutlined } from "../../ui/layout/icons";

/** The list of customers, and one customer, found by the slug in the path. */
export const customersRoutes = [
  screenRoute({
    id: "customers",
    path: paths.customers(),
    title: "Customers",
    area: "customers",
    sidebar: { label: "Customers", Icon: BusinessOutlined },
    load: (args) => loadRouteQuery(args, listParameters, {}),
    page: async () => (await import("./CustomersPage")).CustomersPage,
  }),
  screenRoute({
    id: "customer-details",
    path: "/app/customer/:customerUrlFriendlyId",
    title: "Customer",
    area: "customers",
    load: (args) => loadRouteQuery(args, detailsParameters, { slug: args.params["customerUrlFriendlyId"] ?? "" }),
    page: async () => (await import("./CustomerDetailsPage")).CustomerDetailsPage,
  }),
];
