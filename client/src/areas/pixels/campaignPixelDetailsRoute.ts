import parameters from "../../__generated__/CampaignPixelDetailsPageQuery$parameters";
import type { CampaignPixelDetailsPageQuery } from "../../__generated__/CampaignPixelDetailsPageQuery.graphql";
import { pathNumber } from "../../app/routing/pathNumber";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** One pixel of a campaign. */
export const campaignPixelDetailsRoute = screenRoute<CampaignPixelDetailsPageQuery>({
  id: "campaign-pixel-details",
  path: "/app/customer/:customerUrlFriendlyId/campaign/:campaignId/pixel/:pixelId",
  title: "Campaign Pixel",
  area: "customers",
  load: (args) =>
    loadRouteQuery(args, parameters, {
      campaignId: pathNumber(args.params["campaignId"]),
      pixelId: pathNumber(args.params["pixelId"]),
    }),
  page: async () => (await import("./CampaignPixelDetailsPage")).CampaignPixelDetailsPage,
});
