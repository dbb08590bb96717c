import type { MarketRunJobType, PipelineRunType } from "../../../__generated__/useRunMarketsQuery.graphql";
import type { Choice } from "../../../ui/form/choices";

/** The inventory to choose from. */
export const runTypes: readonly Choice<PipelineRunType>[] = [
  { value: "STATIONARY", label: "STATIONARY" },
  { value: "TRANSIT", label: "TRANSIT" },
  { value: "TRANSIT_AND_STATIONARY", label: "TRANSIT_AND_STATIONARY" },
];

/** The parts of the pipeline to choose from. */
export const jobTypes: readonly Choice<MarketRunJobType>[] = [
  { value: "SF_BRONZE_TO_GOLD", label: "SF Devices to Impressions" },
  { value: "NEAR_TO_GOLD", label: "Full Matching" },
  { value: "BRONZE_TO_GOLD", label: "Devices to Impressions" },
];
