import type { MarketRunJobType, PipelineRunType } from "../../../__generated__/createJobsMutation.graphql";
import type { Choice } from "../../../ui/form/choices";
import { SelectField } from "../../../ui/form/SelectField";

/** The inventory to run, and the part of the pipeline. */
export type RunTypes = { readonly runType: PipelineRunType; readonly jobType: MarketRunJobType };

const runTypes: readonly Choice<PipelineRunType>[] = [
  { value: "STATIONARY", label: "STATIONARY" },
  { value: "TRANSIT", label: "TRANSIT" },
  { value: "TRANSIT_AND_STATIONARY", label: "TRANSIT_AND_STATIONARY" },
];

const jobTypes: readonly Choice<MarketRunJobType>[] = [
  { value: "SF_BRONZE_TO_GOLD", label: "SF Devices to Impressions" },
  { value: "NEAR_TO_GOLD", label: "Full Matching" },
  { value: "BRONZE_TO_GOLD", label: "Devices to Impressions" },
];


/** The types that a dialog runs. */
export function RunTypeFields({ value, onChange }: { value: RunTypes; onChange: (changes: Partial<RunTypes>) => void }) {
  return (
    <>
      <SelectField label="Run Type" value={value.runType} choices={runTypes} onChange={(next) => next && onChange({ runType: next })} />
      <SelectField label="Job Type" value={value.jobType} choices={jobTypes} onChange={(next) => next && onChange({ jobType: next })} />
    </>
  );
}
