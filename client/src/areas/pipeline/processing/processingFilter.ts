import type { Choice } from "../../../ui/form/choices";

/** The steps that the jobs can be filtered by. */
export const TYPES: readonly Choice[] = [
  { value: "impressions", label: "Impressions" },
  { value: "demographics", label: "Demographics" },
];

type Job = {
  readonly hasImpressions: boolean;
  readonly hasDemographics: boolean;
  readonly marketName: string | null | undefined;
};

/** Keeps the jobs with the step and the market of the address. Without one, or with an unknown step, all pass. */
export function jobFilter(type: string | null, market: string | null): (job: Job) => boolean {
  return ({ hasImpressions, hasDemographics, marketName }) =>
    (type !== "impressions" || hasImpressions) &&
    (type !== "demographics" || hasDemographics) &&
    (market === null || marketName === market);
}
