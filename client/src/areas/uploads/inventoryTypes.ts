import type { InventoryFileType } from "../../__generated__/ChosenFileCheckMutation.graphql";

/** The types as screens show them. */
export const typeLabels: Partial<Record<InventoryFileType, string>> = { STATIONARY: "Stationary", ASSET: "Asset", MEDIA: "Media" };

const assetAndMedia = "Media | Asset Upload";

/** The title of the card that accepts files of a type. */
export const cardTitles: Record<InventoryFileType, string> = { ASSET: assetAndMedia, MEDIA: assetAndMedia, STATIONARY: "Stationary Upload" };
