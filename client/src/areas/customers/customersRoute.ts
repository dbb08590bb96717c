import parameters from "../../__generated__/CustomersPageQuery$parameters";
import type { CustomersPageQuery } from "../../__generated__/CustomersPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The list of customers. */
export const customersRoute = screenRoute<CustomersPageQuery>({
  id: "customers",
  path: "/app/customers",
  title: "Customers",
  area: "customers",
  load: (args) => loadRouteQuery(args, parameters, {}),
  page: async () => (await import("./CustomersPage")).CustomersPage,
});
