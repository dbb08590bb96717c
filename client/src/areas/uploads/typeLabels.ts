import type { InventoryFileType } from "../../__generated__/InventorySummary_file.graphql";

/** The types as screens show them. */
export const typeLabels: Partial<Record<InventoryFileType, string>> = { STATIONARY: "Stationary", ASSET: "Asset", MEDIA: "Media" };
