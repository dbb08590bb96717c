import parameters from "../../__generated__/CampaignDetailsPageQuery$parameters";
import { pathNumber } from "../../app/routing/pathNumber";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** One campaign of a customer. */
export const campaignsRoutes = [
  screenRoute({
    id: "campaign-details",
    path: "/app/customer/:customerUrlFriendlyId/campaign/:campaignId",
    title: "Campaign",
    area: "customers",
    load: (args) => loadRouteQuery(args, parameters, { campaignId: pathNumber(args.params["campaignId"]) }),
    page: async () => (await import("./CampaignDetailsPage")).CampaignDetailsPage,
  }),
];
