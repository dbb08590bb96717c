import type { AttributionPageQuery$variables, StudyStatus } from "../../../__generated__/AttributionPageQuery.graphql";
import type { StudyType } from "../../../__generated__/StudyCard_study.graphql";
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

/** The statuses in the address, which may have several with commas between them; null for all. Without a known one, the default. */
function statusesIn(param: string | null): readonly Choice<StudyStatus>[] | null {
  if (param === ALL) return null;
  const wanted = (param ?? DEFAULT).split(",");
  const known = studyStatuses.filter(({ value }) => wanted.includes(value));
  return known.length > 0 ? known : studyStatuses.filter(({ value }) => value === DEFAULT);
}

/** The choice in the address; null for all statuses. */
export function readStatus(param: string | null): string | null {
  const statuses = statusesIn(param);
  return statuses && statuses.map(({ value }) => value).join(",");
}

/** The statuses to choose from, and those of the address if it has several. */
export function statusChoices(param: string | null): readonly Choice[] {
  const statuses = statusesIn(param) ?? [];
  if (statuses.length < 2) return studyStatuses;
  return [...studyStatuses, { value: readStatus(param) ?? "", label: statuses.map(({ label }) => label).join(", ") }];
}

/** A choice for the address; null for the default. */
export function writeStatus(status: string | null): string | null {
  if (status === null) return ALL;
  return status === DEFAULT ? null : status;
}

/** The list of the studies with a status and words, both as the address spells them. */
export function studiesOf(status: string | null, words: string | null): AttributionPageQuery$variables {
  const statuses = statusesIn(status);
  const text = words?.trim() ?? "";
  return { filter: { statuses: statuses && statuses.map(({ value }) => value), text: text === "" ? null : text } };
}

/** Whether the list leaves any studies out. */
export function isFiltered({ filter }: AttributionPageQuery$variables): boolean {
  return (filter.statuses ?? null) !== null || (filter.text ?? null) !== null;
}

/** The name to show for a study: its number when the name is blank. */
export function studyLabel({ name, studyId }: { readonly name: string; readonly studyId: number }): string {
  return name.trim() === "" ? `Study ${studyId}` : name;
}

const types: Partial<Record<StudyType, string>> = { LIFT: "Lift", CONVERSION: "Conversion" };

/** What a study measures; an unknown type is as the service spells it. */
export function typeLabel({ type, typeText }: { readonly type: StudyType | null | undefined; readonly typeText: string | null | undefined }) {
  return (type && types[type]) ?? typeText;
}
