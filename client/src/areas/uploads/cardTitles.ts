import type { InventoryFileType } from "../../__generated__/useInventoryFileCheckMutation.graphql";

const assetAndMedia = "Media | Asset Upload";

/** The title of the card that accepts files of a type. */
export const cardTitles: Record<InventoryFileType, string> = {
  ASSET: assetAndMedia,
  MEDIA: assetAndMedia,
  STATIONARY: "Stationary Upload",
};
