import parameters from "../../__generated__/CustomerDetailsPageQuery$parameters";
import type { CustomerDetailsPageQuery } from "../../__generated__/CustomerDetailsPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** One customer, found by the slug in the path. */
export const customerDetailsRoute = screenRoute<CustomerDetailsPageQuery>({
  id: "customer-details",
  path: "/app/customer/:customerUrlFriendlyId",
  title: "Customer",
  area: "customers",
  load: (args) => loadRouteQuery(args, parameters, { slug: args.params["customerUrlFriendlyId"] ?? "" }),
  page: async () => (await import("./CustomerDetailsPage")).CustomerDetailsPage,
});
