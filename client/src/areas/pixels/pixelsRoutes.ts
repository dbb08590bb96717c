import AdsClickOutlined from "@mui/icons-material/AdsClickOutlined";
import detailsParameters from "../../__generated__/CampaignPixelDetailsPageQuery$parameters";
import customersParameters from "../../__generated__/CustomerSelectQuery$parameters";
import campaignsParameters from "../../__generated__/CampaignSelectQuery$parameters";
import jobsParameters from "../../__generated__/PixelActivityJobsQuery$parameters";
import listParameters from "../../__generated__/PixelsPageQuery$parameters";
import { preloadQuery } from "../../app/relay/preloadedQueries";
import { pathNumber, paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { listOf, readPixelFilter } from "./pixelFilter";

/** The list of pixels, and one pixel of a campaign. */
export const pixelsRoutes = [
  screenRoute({
    id: "pixels",
    path: paths.pixels(),
    title: "Pixels",
    area: "pixels",
    sidebar: { label: "Pixels", Icon: AdsClickOutlined, letter: "x" },
    dependsOn: ["customer", "campaign"],
    load: (args) => {
      const filter = readPixelFilter(new URL(args.request.url).searchParams);
      // The choices first: the list may not need all that it begins to read, and would then stop.
      preloadQuery(customersParameters, {});
      preloadQuery(campaignsParameters, { customerIds: filter.customerId === null ? null : [filter.customerId] });
      return loadRouteQuery(args, listParameters, listOf(filter));
    },
    page: async () => (await import("./PixelsPage")).PixelsPage,
  }),
  screenRoute({
    id: "campaign-pixel-details",
    path: "/app/customer/:customerUrlFriendlyId/campaign/:campaignId/pixel/:pixelId",
    title: "Campaign Pixel",
    area: "customers",
    load: (args) => {
      const pixelId = pathNumber(args.params["pixelId"]);
      preloadQuery(jobsParameters, { pixelId });
      return loadRouteQuery(args, detailsParameters, { campaignId: pathNumber(args.params["campaignId"]), pixelId });
    },
    page: async () => (await import("./CampaignPixelDetailsPage")).CampaignPixelDetailsPage,
  }),
];
