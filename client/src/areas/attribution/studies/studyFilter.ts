import type { AttributionPageQuery$variables, StudyStatus } from "../../../__generated__/AttributionPageQuery.graphql";
import type { Choice } from "../../../ui/form/choices";

/** The statuses to choose from. */
export const studyStatuses: readonly Choice<StudyStatus>[] = [
  { value: "ACTIVE", label: "ACTIVE" },
  { value: "PENDING", label: "PENDING" },
  { value: "APPROVED", label: "APPROVED" },
  { value: "ATTENTION_REQUIRED", label: "ATTENTION REQUIRED" },
  { value: "UNDER_REVIEW", label: "UNDER REVIEW" },
  { value: "COMPLETE", label: "COMPLETE" },
  { value: "MID_STUDY_COMPLETE", label: "MID STUDY COMPLETE" },
  { value: "PROCESSING", label: "PROCESSING" },
];

const DEFAULT: StudyStatus = "PENDING";
/** All statuses, as the address spells them. */
const ALL = "ALL";

/** The status in the address; null for all of them. An unknown one is the default. */
export function readStatus(param: string | null): StudyStatus | null {
  if (param === ALL) return null;
  return studyStatuses.find(({ value }) => value === param)?.value ?? DEFAULT;
}

/** A status for the address; null for the default. */
export function writeStatus(status: StudyStatus | null): string | null {
  if (status === null) return ALL;
  return status === DEFAULT ? null : status;
}

/** The list of the studies with a status and words, both as the address spells them. */
export function studiesOf(status: string | null, words: string | null): AttributionPageQuery$variables {
  const chosen = readStatus(status);
  const text = words?.trim() ?? "";
  return { filter: { statuses: chosen === null ? null : [chosen], text: text === "" ? null : text } };
}

/** Whether the list leaves any studies out. */
export function isFiltered({ filter }: AttributionPageQuery$variables): boolean {
  return (filter.statuses ?? null) !== null || (filter.text ?? null) !== null;
}
