import adGroupsParameters from "../../__generated__/CampaignAdGroupsQuery$parameters";
import daysParameters from "../../__generated__/CampaignDaysQuery$parameters";
import parameters from "../../__generated__/CampaignDetailsPageQuery$parameters";
import pixelsParameters from "../../__generated__/CampaignPixelsQuery$parameters";
import workParameters from "../../__generated__/CampaignWorkQuery$parameters";
import { preloadQuery } from "../../app/relay/preloadedQueries";
import { pathNumber } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** One campaign of a customer. */
export const campaignsRoutes = [
  screenRoute({
    id: "campaign-details",
    path: "/app/customer/:customerUrlFriendlyId/campaign/:campaignId",
    title: "Campaign",
    area: "customers",
    load: (args) => {
      const campaignId = pathNumber(args.params["campaignId"]);
      preloadQuery(pixelsParameters, { campaignId });
      preloadQuery(adGroupsParameters, { campaignId });
      preloadQuery(daysParameters, { campaignId });
      preloadQuery(workParameters, { campaignId });
      return loadRouteQuery(args, parameters, { campaignId });
    },
    page: async () => (await import("./CampaignDetailsPage")).CampaignDetailsPage,
  }),
];
